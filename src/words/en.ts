import { checkWords } from './check-words.ts'
import { application } from './en/application.ts'
import { colours } from './en/colours.ts'
import { home } from './en/home.ts'
import { messages } from './en/messages.ts'
import { notFound } from './en/not-found.ts'
import { privacy } from './en/privacy.ts'
import { product } from './en/product.ts'
import { products } from './en/products.ts'
import { shell } from './en/shell.ts'
import { terms } from './en/terms.ts'

/** English as it is written in Kenya. */
export const en = checkWords(
  {
    /** Language tag for `<html lang>` and structured data. */
    language: 'en-KE',
    /** The same for Open Graph, which writes it with an underscore. */
    openGraphLocale: 'en_KE',
    application,
    colours,
    home,
    messages,
    notFound,
    privacy,
    product,
    products,
    shell,
    terms,
  },
  'src/words/en',
)

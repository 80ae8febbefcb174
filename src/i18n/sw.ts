import type { Language } from '#text/languages.ts'
import { checkWords } from './check-words.ts'
import { en } from './en.ts'
import { application } from './sw/application.ts'
import { delivery } from './sw/delivery.ts'
import { estimator } from './sw/estimator.ts'
import { fundiListRead } from './sw/fundi-list.ts'
import { home } from './sw/home.ts'
import { messages } from './sw/messages.ts'
import { notFound } from './sw/not-found.ts'
import { offline } from './sw/offline.ts'
import { privacy } from './sw/privacy.ts'
import { product } from './sw/product.ts'
import { shell } from './sw/shell.ts'
import { terms } from './sw/terms.ts'
import { wholeBill } from './sw/whole-bill.ts'
import type { Words } from './words.ts'

/** Kiswahili as it is spoken in Kenya. */
export const sw: Words = checkWords(
  {
    key: 'sw' satisfies Language as Language,
    name: 'Kiswahili',
    language: 'sw-KE',
    openGraphLocale: 'sw_KE',
    application,
    delivery,
    estimator,
    fundiListRead,
    home,
    messages,
    notFound,
    offline,
    privacy,
    product,
    shell,
    terms,
    wholeBill,
  },
  'src/i18n/sw',
  en,
)

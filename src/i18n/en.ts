import type { Language } from '#text/languages.ts'
import { application } from './en/application.ts'
import { delivery } from './en/delivery.ts'
import { estimator } from './en/estimator.ts'
import { guides } from './en/guides.ts'
import { home } from './en/home.ts'
import { messages } from './en/messages.ts'
import { notFound } from './en/not-found.ts'
import { offline } from './en/offline.ts'
import { privacy } from './en/privacy.ts'
import { product } from './en/product.ts'
import { projects } from './en/projects.ts'
import { quotePage } from './en/quote-page.ts'
import { shell } from './en/shell.ts'
import { terms } from './en/terms.ts'

/** English as it is written in Kenya. */
export const en = {
  /** The key of this language in the owner's files. */
  key: 'en' satisfies Language as Language,
  /** The language's own name, for the language switch. */
  name: 'English',
  /** Language tag for `<html lang>` and structured data. */
  language: 'en-KE',
  /** The language tag with an underscore, for Open Graph. */
  openGraphLocale: 'en_KE',
  application,
  estimator,
  delivery,
  guides,
  home,
  messages,
  notFound,
  offline,
  privacy,
  product,
  projects,
  quotePage,
  shell,
  terms,
}

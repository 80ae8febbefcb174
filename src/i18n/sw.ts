import type { Language } from '#text/languages.ts'
import { application } from './sw/application.ts'
import { delivery } from './sw/delivery.ts'
import { estimator } from './sw/estimator.ts'
import { guides } from './sw/guides.ts'
import { home } from './sw/home.ts'
import { messages } from './sw/messages.ts'
import { notFound } from './sw/not-found.ts'
import { offline } from './sw/offline.ts'
import { privacy } from './sw/privacy.ts'
import { product } from './sw/product.ts'
import { projects } from './sw/projects.ts'
import { quotePage } from './sw/quote-page.ts'
import { shell } from './sw/shell.ts'
import { terms } from './sw/terms.ts'
import type { Words } from './words.ts'

/** Kiswahili as it is spoken in Kenya. */
export const sw: Words = {
  key: 'sw' satisfies Language as Language,
  name: 'Kiswahili',
  language: 'sw-KE',
  openGraphLocale: 'sw_KE',
  application,
  delivery,
  guides,
  estimator,
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

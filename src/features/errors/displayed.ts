import { business } from '#facts/business.ts'
import type { Words } from '#i18n/words.ts'

/**
 * Everything that stands in the display face on the two pages for what is not there: name, headings, buttons; the phone keeps the stand-in. Their font
 * holds these letters only, so that the whole page keeps to 10 kB.
 */
export function displayedWhenNotFound({ application, notFound, shell }: Words): string {
  return [
    business.brand,
    shell.getQuote,
    ...Object.values(notFound).flatMap(({ heading, action }) => [heading, action]),
    application.call,
    application.chat,
  ].join('')
}

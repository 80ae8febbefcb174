import type { Guide } from '#facts/build-guides.ts'
import { business } from '#facts/business.ts'
import { guides } from '#facts/guides.ts'
import type { Words } from '#i18n/words.ts'
import { absolute, pathsIn } from '#site/paths.ts'

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Atom requires a time. Guides only have a date, so the time is midnight in Nairobi. */
const timeOf = (isoDate: string) => `${isoDate}T00:00:00+03:00`

/** The feed of guides in one language, as Atom (RFC 4287), most recently changed first. */
export function guideFeed(words: Words, all: readonly Guide[] = guides[words.key]): string {
  const paths = pathsIn(words.key)
  const entries = all
    .toSorted((one, other) => other.changedOn.localeCompare(one.changedOn))
    .map(({ slug, heading, description, changedOn }) => {
      const address = absolute(paths.guide(slug))
      return `<entry><id>${address}</id><title>${escapeXml(heading)}</title><link href="${address}"/><updated>${timeOf(changedOn)}</updated><summary>${escapeXml(description)}</summary></entry>`
    })
  const [lastChange = ''] = all.map(({ changedOn }) => changedOn).toSorted((one, other) => other.localeCompare(one))
  const home = absolute(paths.guides)
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${words.language}"><id>${home}</id><title>${escapeXml(words.guides.feedTitle(business.brand))}</title><link href="${home}"/><link rel="self" href="${absolute(paths.guideFeed)}"/><updated>${timeOf(lastChange)}</updated><author><name>${escapeXml(business.brand)}</name></author>${entries.join('')}</feed>
`
}

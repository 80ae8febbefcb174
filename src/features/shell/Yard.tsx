import type { Business } from '#facts/schema/business.schema.ts'
import { useWords } from '#i18n/WordsContext.tsx'

/** Where the shop's yard is, when it is open, and a map; nothing without an address. */
export function Yard({ yard }: { readonly yard: Business['yard'] }) {
  const { key, shell } = useWords()
  const { yard: heading, hours, map } = shell.footer
  if (!yard) return null
  return (
    <dl>
      <dt>{heading}</dt>
      <dd>{yard.address}</dd>
      <dt>{hours}</dt>
      <dd>{yard.hours[key]}</dd>
      {yard.map && (
        <dd>
          <a href={yard.map}>{map}</a>
        </dd>
      )}
    </dl>
  )
}

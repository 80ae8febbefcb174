import type { Business } from '#facts/schema/business.schema.ts'
import { useWords } from '#i18n/WordsContext.tsx'

type AssurancesProps = Pick<Business, 'guaranteeYears' | 'certificates'>

/** The guarantee and the certificates with their numbers; nothing of what is not given. */
export function Assurances({ guaranteeYears, certificates = [] }: AssurancesProps) {
  const { about } = useWords().home
  return (
    <>
      {guaranteeYears !== undefined && <p>{about.guarantee(guaranteeYears)}</p>}
      {certificates.length > 0 && (
        <ul aria-label={about.certificates}>
          {certificates.map(({ name, number }) => (
            <li key={name + number}>{about.certificate(name, number)}</li>
          ))}
        </ul>
      )}
    </>
  )
}

import { guides } from '#facts/guides.ts'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import styles from './GuideLinks.module.css'

/** Links to guides; nothing where the shop has none. */
export function GuideLinks({ max = Number.POSITIVE_INFINITY }: { readonly max?: number }) {
  const paths = usePaths()
  const { key, guides: words } = useWords()
  const all = guides[key]
  if (all.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="guides-heading">
      <div>
        <h2 id="guides-heading">{words.links.heading}</h2>
        <p>{words.links.lead}</p>
      </div>
      <ul>
        {all.slice(0, max).map(({ slug, name }) => (
          <li key={slug}>
            <a href={paths.guide(slug)}>{name}</a>
          </li>
        ))}
        {all.length > max && (
          <li>
            <a href={paths.guides}>{words.links.all}</a>
          </li>
        )}
      </ul>
    </section>
  )
}

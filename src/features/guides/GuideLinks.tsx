import { guides } from '#facts/guides.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { GuideLinkList } from './GuideLinkList.tsx'
import styles from './GuideLinks.module.css'

/** The section "Before you buy", which leads to guides; nothing where the shop has none. */
export function GuideLinks({ max = Number.POSITIVE_INFINITY }: { readonly max?: number }) {
  const { key, guides: words } = useWords()
  const all = guides[key]
  if (all.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="guides-heading">
      <h2 id="guides-heading">{words.links.heading}</h2>
      <p>{words.links.lead}</p>
      <GuideLinkList guides={all.slice(0, max)} all={words.links.all} />
    </section>
  )
}

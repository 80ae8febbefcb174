import { guides } from '#facts/guides.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { classes } from '#ui/classes.ts'
import { GuideLinkList } from './GuideLinkList.tsx'
import styles from './GuideLinks.module.css'

/** With the link to all they fill two or three columns. */
const MAX_GUIDES = 5

interface GuideLinksProps {
  /** Whether the heading is as large as those of the sections of the home page. */
  readonly isLarge?: boolean
}

/** The section "Before you buy", which leads to the first guides; nothing where the shop has none. */
export function GuideLinks({ isLarge }: GuideLinksProps) {
  const { key, guides: words } = useWords()
  const all = guides[key]
  if (all.length === 0) return null
  return (
    <section className={classes(styles.section, isLarge && styles.large)} aria-labelledby="guides-heading">
      <h2 id="guides-heading">{words.links.heading}</h2>
      <p>{words.links.lead}</p>
      <GuideLinkList
        guides={all.slice(0, MAX_GUIDES)}
        all={words.links.all}
        others={all.slice(MAX_GUIDES).map(({ name }) => name)}
      />
    </section>
  )
}

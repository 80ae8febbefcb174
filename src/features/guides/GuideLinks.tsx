import { guides } from '#facts/guides.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { classes } from '#ui/classes.ts'
import { GuideLinkList } from './GuideLinkList.tsx'
import styles from './GuideLinks.module.css'

/** With the link to all they fill two or three columns. */
const USUAL_COUNT = 5

interface GuideLinksProps {
  /** Whether the heading is as large as those of the sections of the home page. */
  readonly isLarge?: boolean
  /** How many guides are named beside the link to all. */
  readonly count?: number
}

/** The section "Before you buy", which leads to the first guides; nothing where the shop has none. */
export function GuideLinks({ isLarge, count = USUAL_COUNT }: GuideLinksProps) {
  const { key, guides: words } = useWords()
  const all = guides[key]
  if (all.length === 0) return null
  return (
    <section className={classes(styles.section, isLarge && styles.large)} aria-labelledby="guides-heading">
      <h2 id="guides-heading">{words.links.heading}</h2>
      <p>{words.links.lead}</p>
      <GuideLinkList
        guides={all.slice(0, count)}
        all={words.links.all}
        others={all.slice(count).map(({ name }) => name)}
      />
    </section>
  )
}

import { guides } from '#facts/guides.ts'
import { Breadcrumb } from '#features/shell/Breadcrumb.tsx'
import { Notices } from '#features/shell/Notices.tsx'
import { Page } from '#features/shell/Page.tsx'
import type { Words } from '#i18n/words.ts'
import { pathsIn } from '#site/paths.ts'
import { formatDay } from '#text/format-day.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import styles from './GuidePage.module.css'
import { GuideText } from './GuideText.tsx'
import { guideContext } from './guide-context.ts'

/** One guide: its text, the way to Get Quote and the other guides. */
export function GuidePage({ words, slug }: { readonly words: Words; readonly slug: string }) {
  const all = guides[words.key]
  const guide = all.find(each => each.slug === slug)
  if (!guide) throw new Error(`There is no guide ${slug}.`)
  const labels = words.guides
  const paths = pathsIn(words.key)
  const context = guideContext(words)
  return (
    <Page words={words} path={each => each.guide(slug)} notices={<Notices />}>
      <Breadcrumb name={guide.name} parent={{ name: labels.name, href: paths.guides }} />
      <article className={classes(styles.article, guide.body.includes('{{sheet ') && styles.withSheet)}>
        <div className={styles.top}>
          <h1>{guide.heading}</h1>
          <p className={styles.lead}>{guide.lead}</p>
        </div>
        <div className={styles.text}>
          <GuideText body={guide.body} context={context} file={`content/guides/${words.key}/${slug}.md`} />
          <p className={styles.day}>
            {`${labels.pricesOf(formatDay(context.facts.pricesAsOf, words.key))} ${labels.changed}: `}
            <time dateTime={guide.changedOn}>{formatDay(guide.changedOn, words.key)}</time>
          </p>
        </div>
      </article>
      <section className={styles.quote} aria-labelledby="count-heading">
        <div>
          <h2 id="count-heading">{labels.quote.heading}</h2>
          <p>{labels.quote.text}</p>
        </div>
        <Button variant="primary" href={paths.quote}>
          {labels.quote.button}
        </Button>
      </section>
      <nav className={styles.others} aria-labelledby="others-heading">
        <h2 id="others-heading">{labels.others}</h2>
        <ul>
          {all
            .filter(each => each.slug !== slug)
            .map(each => (
              <li key={each.slug}>
                <a href={paths.guide(each.slug)}>{each.name}</a>
              </li>
            ))}
        </ul>
      </nav>
    </Page>
  )
}

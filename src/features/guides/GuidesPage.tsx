import type { Guide } from '#facts/build-guides.ts'
import { featuredProducts, localizedProducts } from '#facts/catalogue.ts'
import { guides } from '#facts/guides.ts'
import { CallToAction } from '#features/home/CallToAction.tsx'
import { ProductFigure } from '#features/product/ProductFigure.tsx'
import { Breadcrumb } from '#features/shell/Breadcrumb.tsx'
import { Notices } from '#features/shell/Notices.tsx'
import { Page } from '#features/shell/Page.tsx'
import { PageHeading } from '#features/shell/PageHeading.tsx'
import type { Words } from '#i18n/words.ts'
import type { SitePictures } from '#media/pictures/site-pictures.ts'
import { pathsIn } from '#site/paths.ts'
import button from '#ui/Button.module.css'
import { classes } from '#ui/classes.ts'
import linkCard from '#ui/LinkCard.module.css'
import { SectionEdge } from '#ui/SectionEdge.tsx'
import { BudgetShares } from './BudgetShares.tsx'
import { GuideDrawing } from './GuideDrawing.tsx'
import styles from './GuidesPage.module.css'
import { guideContext } from './guide-context.ts'
import { HouseDrawing } from './HouseDrawing.tsx'
import { pricedHouseOf } from './priced-house.ts'
import { renderGuideFile } from './render-guide.tsx'

interface GuidesPageProps {
  readonly words: Words
  readonly all?: readonly Guide[]
  readonly pictures: Pick<SitePictures, 'galleryOf'>
}

/**
 * What a card says: the question of its guide and the answer, or else a sentence about it; the first card has both. The link of the
 * question covers the card, so what looks like a button is only seen.
 */
function GuideCard({
  guide,
  words,
  isFirst = false,
  action,
}: {
  readonly guide: Guide
  readonly words: Words
  readonly isFirst?: boolean
  readonly action?: string | undefined
}) {
  const { slug, heading: question, description, summary, answer } = guide
  return (
    <>
      <h2>
        <a href={pathsIn(words.key).guide(slug)}>
          {question}
          {!action && <span className={styles.arrow} />}
        </a>
      </h2>
      {(isFirst || !answer) && <p>{summary ?? description}</p>}
      {answer && (
        <div className={styles.answer}>
          {renderGuideFile(answer, guideContext(words), `content/guides/${words.key}/${slug}.md`)}
        </div>
      )}
      {action && (
        <p className={styles.action} aria-hidden="true">
          <span className={button.button}>{action}</span>
        </p>
      )}
    </>
  )
}

/**
 * The list of all guides. The first, which most people need, is one panel with its house and the shares of the cost that it names, or
 * else with a product. The others have a small drawing each.
 */
export function GuidesPage({ words, all = guides[words.key], pictures }: GuidesPageProps) {
  const { heading, lead } = words.guides.index
  const [first, ...others] = all
  const [product] = featuredProducts(localizedProducts(words))
  const context = guideContext(words)
  const pricedHouse = first && pricedHouseOf(first)
  const picture = first?.house ? (
    <>
      <HouseDrawing house={first.house} context={context} />
      {pricedHouse && <BudgetShares house={pricedHouse} context={context} />}
    </>
  ) : (
    product && <ProductFigure product={product} pictures={pictures.galleryOf(product.slug)} view="closeup" priority />
  )
  return (
    <Page words={words} path={each => each.guides} notices={<Notices />} endsWithBand>
      <Breadcrumb name={words.guides.name} />
      <div className={styles.page}>
        <PageHeading heading={heading} lead={lead} />
        {first && (
          <div className={classes(styles.lead, first.house && linkCard.card)}>
            <div className={classes(styles.first, !first.house && linkCard.card)}>
              <GuideCard
                guide={first}
                words={words}
                isFirst
                action={pricedHouse && words.guides.tables.roofCost.open}
              />
            </div>
            {picture && <div className={classes(styles.picture, first.house && styles.house)}>{picture}</div>}
          </div>
        )}
        {others.length > 0 && (
          <ul className={styles.list}>
            {others.map(guide => (
              <li key={guide.slug} className={linkCard.card}>
                <GuideDrawing slug={guide.slug} />
                <GuideCard guide={guide} words={words} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <SectionEdge profile="maisha-tile" background="laterite" />
      <CallToAction />
    </Page>
  )
}

import type { Guide } from '#facts/build-guides.ts'
import { featuredProducts, localizedProducts } from '#facts/catalogue.ts'
import { guides } from '#facts/guides.ts'
import { CallToAction } from '#features/home/CallToAction.tsx'
import { ProductFigure } from '#features/product/ProductFigure.tsx'
import { ArticleWithContents } from '#features/shell/ArticleWithContents.tsx'
import { Breadcrumb } from '#features/shell/Breadcrumb.tsx'
import { Notices } from '#features/shell/Notices.tsx'
import { Page } from '#features/shell/Page.tsx'
import type { Words } from '#i18n/words.ts'
import type { SitePictures } from '#media/pictures/site-pictures.ts'
import { pathsIn } from '#site/paths.ts'
import { formatDay } from '#text/format-day.ts'
import { classes } from '#ui/classes.ts'
import { SectionEdge } from '#ui/SectionEdge.tsx'
import { BudgetShares } from './BudgetShares.tsx'
import { GuideLinkList } from './GuideLinkList.tsx'
import styles from './GuidePage.module.css'
import { guideContext } from './guide-context.ts'
import { HouseDrawing } from './HouseDrawing.tsx'
import { pricedHouseOf } from './priced-house.ts'
import { findHeadings, renderGuideFile } from './render-guide.tsx'
import { WaysOn } from './WaysOn.tsx'
import { WorkOutMine } from './WorkOutMine.tsx'

interface GuidePageProps {
  readonly words: Words
  readonly slug: string
  readonly all?: readonly Guide[]
  readonly pictures: Pick<SitePictures, 'galleryOf'>
}

/** One guide: its text with a list of its sections, the ways on, the other guides and, at the end, the form that counts a roof. */
export function GuidePage({ words, slug, all = guides[words.key], pictures }: GuidePageProps) {
  const others = all.filter(each => each.slug !== slug)
  const index = all.findIndex(each => each.slug === slug)
  const guide = all[index]
  if (!guide) throw new Error(`There is no guide ${slug}.`)
  const labels = words.guides
  const products = featuredProducts(localizedProducts(words))
  // Each guide without a drawn house shows another product, on a whole house.
  const product = products[index % products.length]
  const context = guideContext(words)
  const file = `content/guides/${words.key}/${slug}.md`
  const text = renderGuideFile(guide.body, context, file)
  // If the answer is the cost of the whole roof, its button, its shares and the example are of the same roof.
  const pricedHouse = pricedHouseOf(guide)
  const answer = guide.answer && (
    <>
      {renderGuideFile(guide.answer, context, file)}
      {pricedHouse && <WorkOutMine house={pricedHouse} context={context} />}
    </>
  )
  return (
    <Page words={words} path={each => each.guide(slug)} notices={<Notices />} endsWithBand>
      <Breadcrumb name={guide.name} parent={{ name: labels.name, href: pathsIn(words.key).guides }} />
      <ArticleWithContents
        heading={guide.heading}
        lead={guide.lead}
        answer={answer}
        picture={
          guide.house ? (
            <div className={styles.house}>
              {pricedHouse && <BudgetShares house={pricedHouse} context={context} />}
              <HouseDrawing house={guide.house} context={context} />
            </div>
          ) : (
            product && <ProductFigure product={product} pictures={pictures.galleryOf(product.slug)} view="house" />
          )
        }
        entries={findHeadings(text)}
        aside={<WaysOn house={pricedHouse} context={context} />}
        className={classes(
          pricedHouse && styles.priced,
          guide.body.includes('{{sheet ') && styles.withSheet,
          guide.body.includes('{{table roof-lines') && styles.withBill,
        )}
        textClassName={styles.text}
      >
        {text}
        <p className={styles.day}>
          {`${labels.pricesOf(formatDay(context.facts.pricesAsOf, words.key))} ${labels.changed}: `}
          <time dateTime={guide.changedOn}>{formatDay(guide.changedOn, words.key)}</time>
        </p>
      </ArticleWithContents>
      {others.length > 0 && (
        <nav className={styles.others} aria-labelledby="others-heading">
          <h2 id="others-heading">{labels.others}</h2>
          <GuideLinkList guides={others} />
        </nav>
      )}
      <SectionEdge profile="maisha-tile" background="laterite" />
      <CallToAction />
    </Page>
  )
}

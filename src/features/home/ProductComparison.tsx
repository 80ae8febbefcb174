import { fitsOnHomePage } from '#facts/catalogue.ts'
import { priceRange } from '#facts/price-range.ts'
import type { Product } from '#facts/product.ts'
import { countExampleRoof, exampleHouse } from '#features/prices/example-roof.ts'
import { PriceDate } from '#features/prices/PriceDate.tsx'
import { lengthPriceAttributes, priceAttributes, pricePerM2Attributes } from '#features/prices/price-attributes.ts'
import { sortByPricePerM2, withLowestPricePerM2 } from '#features/prices/price-per-m2.ts'
import { differencesToLowest, highestPriceKey } from '#features/prices/todays-prices.ts'
import { approximate, approximateCoverWidth, withShortAbout } from '#i18n/approximate-figure.ts'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { pricePerCoveredM2Ksh } from '#roofing/money/price.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { formatPrice } from '#text/format-price.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'
import { typeset } from '#text/typeset.ts'
import { ProductName } from '#ui/ProductName.tsx'
import { SectionDrawing } from '#ui/SectionDrawing.tsx'
import styles from './ProductComparison.module.css'
import { SectionHeading } from './SectionHeading.tsx'

interface RowProps {
  readonly product: Product
  /** Whether no other product costs less per square metre. */
  readonly isLowest: boolean
  /** How much more its example roof costs than the cheapest one, in KSh. */
  readonly moreKsh: number
}

function Row({ product, isLowest, moreKsh }: RowProps) {
  const paths = usePaths()
  const words = useWords()
  const { compare } = words.home
  const shortWords = withShortAbout(words)
  const { sources, coverWidthMm } = profiles[product.profile]
  /** The text of a range of prices, and the keys of the prices in it. */
  const describeRange = (priceOf: (perMetreKsh: number) => number) => {
    const [lowest, highest] = priceRange(product).map(priceOf) as [number, number]
    return lowest === highest
      ? { text: keepUnitsTogether(formatPrice(lowest)), keys: [product.slug] }
      : {
          text: keepUnitsTogether(words.product.priceRange(lowest, highest)),
          keys: [product.slug, highestPriceKey(product.slug)],
        }
  }
  const { sheets, runningM, priceKsh } = countExampleRoof(product)
  const perM = describeRange(Math.ceil)
  const perM2 = describeRange(price => pricePerCoveredM2Ksh(price, coverWidthMm / 1000))
  return (
    <tr>
      <th scope="row">
        <a href={paths.product(product.slug)}>
          <ProductName name={product.name} />
        </a>
        {isLowest && ' '}
        {isLowest && <mark data-lowest="">{compare.lowest}</mark>}
      </th>
      <td>
        <SectionDrawing product={product} lineOnly />
      </td>
      <td>
        <span {...priceAttributes(...perM.keys)}>{perM.text}</span>
        {product.isOutOfStock && ' '}
        {product.isOutOfStock && <mark>{words.product.badges.outOfStock}</mark>}
      </td>
      <td>{approximateCoverWidth(product.profile, shortWords)}</td>
      <td>
        <strong {...pricePerM2Attributes(product.profile, ...perM2.keys)}>
          {approximate(perM2.text, sources.coverWidth, shortWords)}
        </strong>
      </td>
      <td>
        <span className={styles.count}>{`${typeset(words.estimator.result.sheetCount(sheets))} `}</span>
        <span {...lengthPriceAttributes(runningM, product.slug)}>{keepUnitsTogether(formatPrice(priceKsh))}</span>{' '}
        <span className={styles.more} data-difference="" hidden={moreKsh === 0}>
          {keepUnitsTogether(words.estimator.productComparison.more(formatPrice(moreKsh)))}
        </span>{' '}
        <span className={styles.more} hidden={moreKsh > 0}>
          {compare.lowestRoof}
        </span>
      </td>
    </tr>
  )
}

/**
 * A table of products, by their price per square metre, with the price of the example roof on wide screens. Tablets show five of the
 * six columns, and phones four: the name of a product above its figures.
 */
export function ProductComparison({ products }: { readonly products: readonly Product[] }) {
  const { compare } = useWords().home
  const lowest = withLowestPricePerM2(products)
  const sorted = sortByPricePerM2(products)
  const moreKsh = differencesToLowest(sorted.map(product => countExampleRoof(product).priceKsh))
  const columns = [
    compare.product,
    compare.section,
    compare.pricePerMetre,
    compare.coverWidth,
    compare.pricePerM2,
    compare.exampleRoof(exampleHouse),
  ]
  return (
    <section className={styles.section} id="compare" aria-labelledby="compare-heading">
      <SectionHeading id="compare-heading" heading={compare.heading} lead={compare.lead}>
        <PriceDate isAnnounced={!fitsOnHomePage(products)} />
      </SectionHeading>
      <div className={styles.frame}>
        <table className={styles.table} aria-label={compare.caption}>
          <thead>
            <tr>
              {columns.map(column => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map((product, index) => (
              <Row
                key={product.id}
                product={product}
                isLowest={lowest.includes(product.slug)}
                moreKsh={moreKsh[index] ?? 0}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>{compare.note}</p>
    </section>
  )
}

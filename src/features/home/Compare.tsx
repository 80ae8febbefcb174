import { priceRange } from '#facts/price-range.ts'
import type { Product } from '#facts/product.ts'
import { approximate, approximateCoverWidth } from '#i18n/approximate-figure.ts'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { pricePerCoveredM2Ksh } from '#roofing/money/price.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { formatPrice } from '#text/format-price.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'
import { Button } from '#ui/Button.tsx'
import { ProductName } from '#ui/ProductName.tsx'
import { SectionDrawing } from '#ui/SectionDrawing.tsx'
import styles from './Compare.module.css'
import { SectionHeading } from './SectionHeading.tsx'

/** Price of a square metre that the product covers. */
function perM2(product: Product): number {
  return pricePerCoveredM2Ksh(product.price, profiles[product.profile].coverWidthMm / 1000)
}

function Row({ product, isLowest }: { readonly product: Product; readonly isLowest: boolean }) {
  const paths = usePaths()
  const words = useWords()
  const { compare } = words.home
  const { sources, coverWidthMm } = profiles[product.profile]
  const inRange = (priceOf: (perMetreKsh: number) => number) => {
    const [lowest, highest] = priceRange(product).map(priceOf) as [number, number]
    return keepUnitsTogether(lowest === highest ? formatPrice(lowest) : words.product.priceRange(lowest, highest))
  }
  const covered = inRange(price => pricePerCoveredM2Ksh(price, coverWidthMm / 1000))
  return (
    <tr>
      <th scope="row">
        <a href={paths.product(product.slug)}>
          <ProductName name={product.name} />
        </a>
      </th>
      <td>
        <SectionDrawing product={product} lineOnly />
      </td>
      <td>{product.category}</td>
      <td>{inRange(price => price)}</td>
      <td>{approximateCoverWidth(product.profile, words)}</td>
      <td>
        <strong>{approximate(covered, sources.coverWidth, words)}</strong>
        {isLowest && ' '}
        {isLowest && <mark>{compare.lowest}</mark>}
      </td>
    </tr>
  )
}

/** Every product side by side: on a phone the four figures that decide, on a desk all there is. */
export function Compare({ products }: { readonly products: readonly Product[] }) {
  const { home, shell } = useWords()
  const { compare } = home
  const lowest = Math.min(...products.map(perM2))
  const columns = [
    compare.product,
    compare.section,
    compare.category,
    compare.pricePerMetre,
    compare.coverWidth,
    compare.pricePerM2,
  ]
  return (
    <section className={styles.section} id="compare" aria-labelledby="compare-heading">
      <SectionHeading id="compare-heading" heading={compare.heading} lead={compare.lead} />
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
          {products.map(product => (
            <Row key={product.id} product={product} isLowest={perM2(product) === lowest} />
          ))}
        </tbody>
      </table>
      <div className={styles.after}>
        <p>{compare.note}</p>
        <Button variant="outline" href={usePaths().quote}>
          {shell.getQuote}
        </Button>
      </div>
    </section>
  )
}

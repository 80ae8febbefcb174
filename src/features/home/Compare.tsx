import { shillings } from '#catalogue/price.ts'
import { priceRange } from '#catalogue/price-range.ts'
import type { Product } from '#catalogue/product.ts'
import { pricePerCoveredM2Ksh } from '#roofing/money/price.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { offersOf } from '#ui/Badges.tsx'
import { SectionDrawing } from '#ui/SectionDrawing.tsx'
import { usePaths } from '#words/use-paths.ts'
import { useWords } from '#words/WordsContext.tsx'
import styles from './Compare.module.css'
import { SectionHeading } from './SectionHeading.tsx'

function Row({ product }: { readonly product: Product }) {
  const paths = usePaths()
  const words = useWords()
  const { compare } = words.home
  const { coverWidthMm } = profiles[product.profile]
  const inRange = (priceOf: (perMetreKsh: number) => number) => {
    const [lowest, highest] = priceRange(product).map(priceOf) as [number, number]
    return lowest === highest ? shillings(lowest) : words.product.priceRange(lowest, highest)
  }
  const cells = [
    [compare.section, <SectionDrawing key="s" product={product} size="bare" />],
    [compare.category, product.category],
    [compare.pricePerMetre, inRange(price => price)],
    [compare.coverWidth, words.product.measurements.millimetres(coverWidthMm)],
    [compare.pricePerM2, <strong key="p">{inRange(price => pricePerCoveredM2Ksh(price, coverWidthMm / 1000))}</strong>],
    [
      compare.offers,
      offersOf(product)
        .map(offer => words.product.badges[offer])
        .join(', '),
    ],
  ] as const
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: Safari and Chrome drop table roles where the rows are laid out as blocks
    <tr role="row">
      <th role="rowheader" scope="row">
        <a href={paths.product(product.slug)}>{product.name}</a>
      </th>
      {cells.map(([label, cell]) => (
        <td role="cell" key={label} data-label={label}>
          {cell}
        </td>
      ))}
      <td role="cell">
        <a href={paths.product(product.slug)} aria-label={`${compare.details}: ${product.name}`}>
          {compare.details}
        </a>
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}

/** Every product side by side: a table, which on a narrow screen becomes one block a product. */
export function Compare({ products }: { readonly products: readonly Product[] }) {
  const { compare } = useWords().home
  const columns = [
    compare.product,
    compare.section,
    compare.category,
    compare.pricePerMetre,
    compare.coverWidth,
    compare.pricePerM2,
    compare.offers,
    compare.details,
  ]
  return (
    <section className={styles.section} id="compare" aria-labelledby="compare-heading">
      <SectionHeading id="compare-heading" heading={compare.heading} lead={compare.lead} />
      {/* biome-ignore-start lint/a11y/noRedundantRoles: Safari and Chrome drop table roles where the rows are laid out as blocks */}
      <table role="table" className={styles.table}>
        <caption>{compare.caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(column => (
              <th role="columnheader" scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {products.map(product => (
            <Row key={product.id} product={product} />
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      <p className={styles.note}>{compare.note}</p>
    </section>
  )
}

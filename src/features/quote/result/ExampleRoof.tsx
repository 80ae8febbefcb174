import { EXAMPLE_DRAWING_ID } from '#features/quote/form/roof-kinds.ts'
import type { Calculation } from '#features/quote/state/calculation.ts'
import type { Prices } from '#features/quote/state/prices.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { formatFeet, type WallUnit } from '#roofing/lengths/format-length.ts'
import { billOf } from '#roofing/money/bill.ts'
import { formatPrice } from '#text/format-price.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'
import { typeset } from '#text/typeset.ts'
import { ProductName } from '#ui/ProductName.tsx'
import styles from './ExampleRoof.module.css'

/** The walls of the example roof, in the visitor's unit. */
export function formatWalls(lengthM: number, widthM: number, unit: WallUnit): string {
  return unit === 'm' ? `${lengthM}\u00a0×\u00a0${widthM} m` : `${formatFeet(lengthM)}\u00a0× ${formatFeet(widthM)}`
}

interface ExampleRoofProps {
  readonly headingId: string
  readonly calculation: Pick<Calculation, 'product' | 'price' | 'draft'>
  readonly prices: Prices
}

/** A gable roof over usual walls, with its price in the chosen product, until walls are typed. */
export function ExampleRoof({ headingId, calculation: { product, price, draft }, prices }: ExampleRoofProps) {
  const { words, shop } = useQuote()
  const labels = words.example
  const { lengthM, widthM } = shop.exampleWallsM
  const { totalKsh } = billOf(product.exampleRoof, price, prices.accessories)
  const sheets = words.result.sheetCount(product.exampleRoof.sheets)
  return (
    <>
      <figure className={styles.example}>
        <svg aria-hidden="true">
          <use href={`#${EXAMPLE_DRAWING_ID}`} />
        </svg>
        <figcaption>
          <h2 id={headingId}>{keepUnitsTogether(labels.heading(formatWalls(lengthM, widthM, draft.unit)))}</h2>
          <strong>{typeset(labels.price(formatPrice(totalKsh)))}</strong>
          <span>
            <ProductName name={keepUnitsTogether(labels.sheets(sheets, product.name))} />
          </span>
        </figcaption>
      </figure>
      <p className={styles.invitation}>{labels.invitation}</p>
    </>
  )
}

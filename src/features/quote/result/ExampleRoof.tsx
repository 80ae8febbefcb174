import examplePrice from '#features/prices/ExamplePrice.module.css'
import { EXAMPLE_DRAWING_ID, exampleMeasuresId } from '#features/quote/form/roof-kinds.ts'
import type { Calculation } from '#features/quote/state/calculation.ts'
import type { Prices } from '#features/quote/state/prices.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { ShopFacts } from '#features/quote/state/shop-facts.ts'
import { formatFeet, type WallUnit } from '#roofing/lengths/format-length.ts'
import { billOf } from '#roofing/money/bill.ts'
import { capitalise } from '#text/capitalise.ts'
import { formatPrice } from '#text/format-price.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'
import { typeset } from '#text/typeset.ts'
import { ProductName } from '#ui/ProductName.tsx'
import styles from './ExampleRoof.module.css'
import { isSheetsOnly } from './Headline.tsx'

function formatWalls(lengthM: number, widthM: number, unit: WallUnit): string {
  return unit === 'm' ? `${lengthM}\u00a0×\u00a0${widthM} m` : `${formatFeet(lengthM)}\u00a0× ${formatFeet(widthM)}`
}

type ExampleFacts = Pick<Calculation, 'product' | 'price' | 'draft'>

/** The walls of the example roof in the visitor's unit and its price in the chosen product, as text, and whether only its sheets have a price. */
export function describeExample({ product, price, draft }: ExampleFacts, shop: ShopFacts, prices: Prices) {
  const { lengthM, widthM } = shop.exampleWallsM
  const bill = billOf(product.exampleRoof, price, prices.accessories)
  return {
    walls: formatWalls(lengthM, widthM, draft.unit),
    price: formatPrice(bill.totalKsh),
    isOfSheetsOnly: isSheetsOnly(bill),
  }
}

interface ExampleRoofProps {
  readonly headingId: string
  readonly calculation: ExampleFacts
  readonly prices: Prices
}

/** A gable roof over usual walls, with its price in the chosen product, until walls are typed. */
export function ExampleRoof({ headingId, calculation, prices }: ExampleRoofProps) {
  const { words, shop } = useQuote()
  const labels = words.example
  const { product, draft } = calculation
  const { walls, price, isOfSheetsOnly } = describeExample(calculation, shop, prices)
  return (
    <figure className={styles.example}>
      <figcaption>
        <p className={styles.invitation}>{labels.invitation}</p>
        <h2 id={headingId}>
          <span className={styles.label}>{labels.label}</span>
          {` ${keepUnitsTogether(labels.heading(walls))} `}
          <span>
            <ProductName name={product.name} />
          </span>
        </h2>
        <p className={examplePrice.price}>
          <strong>{typeset(capitalise(words.result.sheetCount(product.exampleRoof.sheets)))}</strong>{' '}
          <b>{typeset(labels.price(price))}</b>
        </p>
        <p className={styles.note}>{labels.note(words.day(prices.asOf), isOfSheetsOnly)}</p>
      </figcaption>
      <svg aria-hidden="true">
        <use href={`#${EXAMPLE_DRAWING_ID}`} />
        <use href={`#${exampleMeasuresId(draft.unit)}`} />
      </svg>
    </figure>
  )
}

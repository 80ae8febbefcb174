import examplePrice from '#features/prices/ExamplePrice.module.css'
import { EXAMPLE_DRAWING_ID, exampleMeasuresId } from '#features/quote/form/roof-kinds.ts'
import type { Calculation } from '#features/quote/state/calculation.ts'
import type { Prices } from '#features/quote/state/prices.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
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

/** The price of the example roof in the chosen product. */
const exampleBillOf = ({ product, price, accessories }: Pick<Calculation, 'product' | 'price' | 'accessories'>) =>
  billOf(product.exampleRoof, price, accessories)

interface ExampleLineProps {
  readonly calculation: Pick<Calculation, 'product' | 'price' | 'accessories' | 'draft'>
}

/** The example roof in one line. */
export function ExampleLine({ calculation }: ExampleLineProps) {
  const { words, shop } = useQuote()
  const { lengthM, widthM } = shop.exampleWallsM
  const { line, price } = words.example
  return (
    <>
      {keepUnitsTogether(
        line(
          formatWalls(lengthM, widthM, calculation.draft.unit),
          typeset(words.result.sheetCount(calculation.product.exampleRoof.sheets)),
        ),
      )}{' '}
      <b>{typeset(price(formatPrice(exampleBillOf(calculation).totalKsh)))}</b>
    </>
  )
}

interface ExampleRoofProps {
  readonly headingId: string
  readonly calculation: Pick<Calculation, 'product' | 'price' | 'accessories' | 'draft'>
  readonly prices: Prices
}

/** A gable roof over usual walls, with its price in the chosen product, until walls are typed. */
export function ExampleRoof({ headingId, calculation, prices }: ExampleRoofProps) {
  const { words, shop } = useQuote()
  const labels = words.example
  const { product, draft } = calculation
  const { lengthM, widthM } = shop.exampleWallsM
  const bill = exampleBillOf(calculation)
  return (
    <figure className={styles.example}>
      <figcaption>
        <p className={styles.invitation}>{labels.invitation}</p>
        <h2 id={headingId}>
          <span className={styles.label}>{labels.label}</span>
          {` ${keepUnitsTogether(labels.heading(formatWalls(lengthM, widthM, draft.unit)))} `}
          <span>
            <ProductName name={product.name} />
          </span>
        </h2>
        <p className={examplePrice.price}>
          <strong>{typeset(capitalise(words.result.sheetCount(product.exampleRoof.sheets)))}</strong>{' '}
          <b>{typeset(labels.price(formatPrice(bill.totalKsh)))}</b>
        </p>
        <p className={styles.note}>{labels.note(words.day(prices.asOf), isSheetsOnly(bill))}</p>
      </figcaption>
      <svg aria-hidden="true">
        <use href={`#${EXAMPLE_DRAWING_ID}`} />
        <use href={`#${exampleMeasuresId(draft.unit)}`} />
      </svg>
    </figure>
  )
}

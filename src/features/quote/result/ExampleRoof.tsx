import examplePrice from '#features/prices/ExamplePrice.module.css'
import { EXAMPLE_DRAWING_ID, exampleMeasuresId } from '#features/quote/form/roof-kinds.ts'
import type { Calculation } from '#features/quote/state/calculation.ts'
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

interface ExampleProps {
  readonly calculation: Pick<Calculation, 'product' | 'price' | 'accessories' | 'draft' | 'pricesAsOf'>
}

/** What the example is, without the name of its product. */
function ExampleName({ calculation }: ExampleProps) {
  const { words, shop } = useQuote()
  const { lengthM, widthM } = shop.exampleWallsM
  return (
    <>
      <span className={styles.label}>{words.example.label}</span>
      {` ${keepUnitsTogether(words.example.heading(formatWalls(lengthM, widthM, calculation.draft.unit)))} `}
      <span>
        <ProductName name={calculation.product.name} />
      </span>
    </>
  )
}

/** Its sheets and its price, and what that is the price of. */
function ExamplePrice({ calculation: { product, price, accessories, pricesAsOf } }: ExampleProps) {
  const { words } = useQuote()
  const bill = billOf(product.exampleRoof, price, accessories)
  return (
    <>
      <p className={examplePrice.price}>
        <strong>{typeset(capitalise(words.result.sheetCount(product.exampleRoof.sheets)))}</strong>{' '}
        <b>{typeset(words.example.price(formatPrice(bill.totalKsh)))}</b>
      </p>
      <p className={styles.note}>{words.example.note(words.day(pricesAsOf), isSheetsOnly(bill))}</p>
    </>
  )
}

/** The house and the measures of its walls. */
function ExampleDrawing({ unit }: { readonly unit: WallUnit }) {
  return (
    <svg className={styles.drawing} aria-hidden="true">
      <use href={`#${EXAMPLE_DRAWING_ID}`} />
      <use href={`#${exampleMeasuresId(unit)}`} />
    </svg>
  )
}

/** The example beside the fields of wide screens: a gable roof over usual walls, with its price in the chosen product, until walls are typed. */
export function ExampleRoof({ headingId, calculation }: ExampleProps & { readonly headingId: string }) {
  return (
    <figure className={styles.example}>
      <figcaption>
        <h2 id={headingId}>
          <ExampleName calculation={calculation} />
        </h2>
        <ExamplePrice calculation={calculation} />
      </figcaption>
      <ExampleDrawing unit={calculation.draft.unit} />
    </figure>
  )
}

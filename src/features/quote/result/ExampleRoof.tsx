import { LinkButton } from '#features/quote/controls/LinkButton.tsx'
import { EXAMPLE_DRAWING_ID } from '#features/quote/form/roof-kinds.ts'
import type { Calculation } from '#features/quote/state/calculation.ts'
import type { Prices } from '#features/quote/state/prices.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { formatFeet, type WallUnit } from '#roofing/lengths/format-length.ts'
import { billOf } from '#roofing/money/bill.ts'
import { formatPrice } from '#text/format-price.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'
import styles from './ExampleRoof.module.css'

function formatWalls(lengthM: number, widthM: number, unit: WallUnit): string {
  return unit === 'm' ? `${lengthM}\u00a0×\u00a0${widthM} m` : `${formatFeet(lengthM)}\u00a0× ${formatFeet(widthM)}`
}

const EXAMPLE_ID = 'quote-example'

function showExample(): void {
  document.getElementById(EXAMPLE_ID)?.scrollIntoView({ block: 'center' })
}

interface ExampleRoofProps {
  readonly calculation: Pick<Calculation, 'product' | 'price' | 'draft'>
  readonly prices: Prices
}

/** A gable roof over usual walls, with its price in the chosen product, until walls are typed. */
export function ExampleRoof({ calculation: { product, price, draft }, prices }: ExampleRoofProps) {
  const { words, shop } = useQuote()
  const labels = words.example
  const { lengthM, widthM } = shop.exampleWallsM
  const { totalKsh } = billOf(product.exampleRoof, price, prices.accessories)
  return (
    <figure id={EXAMPLE_ID} className={styles.example}>
      <svg aria-hidden="true">
        <use href={`#${EXAMPLE_DRAWING_ID}`} />
      </svg>
      <figcaption>
        <b>{labels.heading}</b>
        <span>{keepUnitsTogether(labels.roof(formatWalls(lengthM, widthM, draft.unit), product.name))}</span>
        <strong>{labels.price(formatPrice(totalKsh))}</strong>
        <span>{words.result.sheetCount(product.exampleRoof.sheets)}</span>
      </figcaption>
    </figure>
  )
}

/** The example in one line below empty walls, on screens where the result is far below. */
export function ExampleLine({ calculation: { product, price, draft }, prices }: ExampleRoofProps) {
  const { words, shop } = useQuote()
  const labels = words.example
  const { lengthM, widthM } = shop.exampleWallsM
  const { totalKsh } = billOf(product.exampleRoof, price, prices.accessories)
  const line = labels.line(
    formatWalls(lengthM, widthM, draft.unit),
    labels.price(formatPrice(totalKsh)),
    words.result.sheetCount(product.exampleRoof.sheets),
  )
  return (
    <p className={styles.line}>
      <LinkButton onClick={showExample}>{keepUnitsTogether(line)}</LinkButton>
    </p>
  )
}

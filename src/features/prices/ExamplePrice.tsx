import { useWords } from '#i18n/WordsContext.tsx'
import { formatCutM } from '#roofing/take-off/rounding.ts'
import type { TakeOff } from '#roofing/take-off/take-off.ts'
import { formatPrice } from '#text/format-price.ts'
import { typeset } from '#text/typeset.ts'
import styles from './ExamplePrice.module.css'
import { lengthPriceAttributes } from './price-attributes.ts'

interface ExamplePriceProps {
  readonly roof: Pick<TakeOff, 'sheets' | 'runningM' | 'priceKsh'>
  /** The key of the price of a metre (`todays-prices.ts`). */
  readonly priceKey: string
  /** The length of its sheets, where it is shown. */
  readonly sheetM?: number | undefined
}

/** How many sheets the example roof needs, how long they are and what they cost, equally large. */
export function ExamplePrice({ roof, priceKey, sheetM }: ExamplePriceProps) {
  const { estimator, product } = useWords()
  const sheets = estimator.result.sheetCount(roof.sheets)
  return (
    <p className={styles.price}>
      <strong>{typeset(sheetM ? product.sheetsOf(sheets, formatCutM(sheetM)) : sheets)}</strong>{' '}
      <b {...lengthPriceAttributes(roof.runningM, priceKey)}>{product.exampleFrom(formatPrice(roof.priceKsh))}</b>
    </p>
  )
}

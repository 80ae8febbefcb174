import { useWords } from '#i18n/WordsContext.tsx'
import { roundRange } from '#roofing/money/range.ts'
import { type HouseId, usualHouses } from '#roofing/quote/usual-houses.ts'
import { formatPrice } from '#text/format-price.ts'
import { keepOnOneLine } from '#text/keep-on-one-line.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'
import { ownFacts } from './own-facts.ts'
import { costOfRoof } from './roof-costs.ts'
import styles from './WholeRoofExample.module.css'

/**
 * The cost of the whole roof of a house in the first product, and the price of its sheets. Both are of the day that the guide
 * names, like its other figures: a newer price list must not change the sheets alone, because the cost has market prices too.
 */
export function WholeRoofExample({ house }: { readonly house: HouseId }) {
  const { guides } = useWords()
  const { priceRange, wholeRoof } = guides
  const [product] = ownFacts.products
  if (!product) return null
  const { takeOff, budget } = costOfRoof(house, product, ownFacts)
  const name = keepOnOneLine(product.name)
  return (
    <>
      <p>{keepUnitsTogether(wholeRoof.example(usualHouses[house], name))}</p>
      <p className={styles.price}>
        <b>{keepUnitsTogether(priceRange(roundRange(budget.totalKsh)))}</b>{' '}
        <small>{keepUnitsTogether(wholeRoof.sheets(formatPrice(takeOff.priceKsh)))}</small>
      </p>
    </>
  )
}

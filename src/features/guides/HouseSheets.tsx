import { useWords } from '#i18n/WordsContext.tsx'
import { type HouseId, usualHouses } from '#roofing/quote/usual-houses.ts'
import { formatPrice } from '#text/format-price.ts'
import { keepOnOneLine } from '#text/keep-on-one-line.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'
import styles from './HouseSheets.module.css'
import { ownFacts } from './own-facts.ts'
import { costOfRoof } from './roof-costs.ts'

/**
 * The number of sheets of a house in the first product, and their price. It is of the day that the guide names, like its other
 * figures.
 */
export function HouseSheets({ house }: { readonly house: HouseId }) {
  const { guides, home } = useWords()
  const [product] = ownFacts.products
  if (!product) return null
  const { sheets, priceKsh } = costOfRoof(house, product, ownFacts).takeOff
  const name = keepOnOneLine(product.name)
  return (
    <>
      <p>{keepUnitsTogether(home.roofForm.example(usualHouses[house], name))}</p>
      <p className={styles.price}>{keepUnitsTogether(guides.tables.roofCost.sheets(sheets, formatPrice(priceKsh)))}</p>
    </>
  )
}

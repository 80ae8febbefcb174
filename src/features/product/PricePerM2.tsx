import type { Product } from '#facts/product.ts'
import { pricePerM2Attributes } from '#features/prices/price-attributes.ts'
import { lowestPriceAttributes, withLowestPricePerM2 } from '#features/prices/price-per-m2.ts'
import { approximate, approximatePricePerM2, withShortAbout } from '#i18n/approximate-figure.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { profiles } from '#roofing/profiles/profiles.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'

type Priced = Pick<Product, 'slug' | 'price' | 'profile'>

interface PricePerM2Props {
  readonly product: Priced
  /** The products to compare with, this one among them. Without them no price has the mark of the lowest. */
  readonly products?: readonly Priced[]
  /** For cards, which one compares: always the price, with "≈" in place of "about", which is too long for a card. */
  readonly isShort?: boolean
}

/** A metre of a sheet with this cover width covers a square metre. */
const METRE_MM = 1000

/**
 * The price of a covered square metre, with the mark of the comparison where no product has a lower one. Outside cards, where the
 * price of a metre is beside it and would be the same, it says that a metre covers a square metre.
 */
export function PricePerM2({ product, products = [], isShort }: PricePerM2Props) {
  const words = useWords()
  const isLowest = products.length > 1 && withLowestPricePerM2(products).includes(product.slug)
  const { coverWidthMm, sources } = profiles[product.profile]
  const squareMetre = words.estimator.result.squareMetres(1)
  return (
    <p>
      {coverWidthMm === METRE_MM && !isShort ? (
        <span>{keepUnitsTogether(words.product.metreCovers(approximate(squareMetre, sources.coverWidth, words)))}</span>
      ) : (
        <span {...pricePerM2Attributes(product.profile, product.slug)}>
          {keepUnitsTogether(
            words.product.coveredPrice(
              approximatePricePerM2(product.price, product.profile, isShort ? withShortAbout(words) : words),
            ),
          )}
        </span>
      )}
      {isLowest && ' '}
      {isLowest && <mark {...lowestPriceAttributes(product.slug, products)}>{words.home.compare.lowest}</mark>}
    </p>
  )
}

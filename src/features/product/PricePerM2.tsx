import type { Product } from '#facts/product.ts'
import { pricePerM2Attributes } from '#features/prices/price-attributes.ts'
import { lowestPriceAttributes, withLowestPricePerM2 } from '#features/prices/price-per-m2.ts'
import { approximatePricePerM2, withShortAbout } from '#i18n/approximate-figure.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { keepUnitsTogether } from '#text/keep-units-together.ts'

type Priced = Pick<Product, 'slug' | 'price' | 'profile'>

interface PricePerM2Props {
  readonly product: Priced
  /** The products to compare with, this one among them. Without them no price has the mark of the lowest. */
  readonly products?: readonly Priced[]
  /** Has "≈" in place of "about", which is too long for a card. */
  readonly isShort?: boolean
}

/** The price of a covered square metre, with the mark of the comparison where no product has a lower one. */
export function PricePerM2({ product, products = [], isShort }: PricePerM2Props) {
  const words = useWords()
  const isLowest = products.length > 1 && withLowestPricePerM2(products).includes(product.slug)
  return (
    <p>
      <span {...pricePerM2Attributes(product.profile, product.slug)}>
        {keepUnitsTogether(
          words.product.coveredPrice(
            approximatePricePerM2(product.price, product.profile, isShort ? withShortAbout(words) : words),
          ),
        )}
      </span>
      {isLowest && ' '}
      {isLowest && <mark {...lowestPriceAttributes(product.slug, products)}>{words.home.compare.lowest}</mark>}
    </p>
  )
}

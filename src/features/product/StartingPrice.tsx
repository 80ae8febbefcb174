import type { Product } from '#facts/product.ts'
import { priceAttributes } from '#features/prices/price-attributes.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { formatPrice } from '#text/format-price.ts'
import styles from './StartingPrice.module.css'

/** The price per metre, as in 'Starting from KSh 470 / meter'. */
export function StartingPrice({ product }: { readonly product: Pick<Product, 'slug' | 'price'> }) {
  const { perMetre, startingFrom } = useWords().product
  return (
    <p className={styles.price}>
      <span>{`${startingFrom} `}</span>
      <b>
        <strong {...priceAttributes(product.slug)}>{formatPrice(product.price)}</strong> <span>{perMetre}</span>
      </b>
    </p>
  )
}

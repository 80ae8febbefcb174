import type { Product } from '#facts/product.ts'
import { markPrice } from '#features/prices/mark-price.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { formatPrice } from '#text/format-price.ts'
import styles from './Price.module.css'

/** The price per metre, as in 'Starting from KSh 470 / meter'. */
export function Price({ product }: { readonly product: Pick<Product, 'slug' | 'price'> }) {
  const { perMetre, startingFrom } = useWords().product
  return (
    <p className={styles.price}>
      <span>{`${startingFrom} `}</span>
      <b>
        <strong {...markPrice(product.slug)}>{formatPrice(product.price)}</strong>
        {` ${perMetre}`}
      </b>
    </p>
  )
}

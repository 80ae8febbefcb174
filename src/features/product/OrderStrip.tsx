import type { Product } from '#facts/product.ts'
import { priceAttributes } from '#features/prices/price-attributes.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { formatPrice } from '#text/format-price.ts'
import { ProductName } from '#ui/ProductName.tsx'
import { ChosenColour } from './ChosenColour.tsx'
import { OrderButtons } from './OrderButtons.tsx'
import styles from './OrderStrip.module.css'
import { quoteLink } from './order-links.ts'

/** A band across the page that orders the product in the chosen colour, for visitors who have read what it is like. */
export function OrderStrip({ product }: { readonly product: Product }) {
  const words = useWords()
  const { exampleFrom, perMetre, outOfStock } = words.product
  return (
    <section className={styles.strip} aria-labelledby="order-heading">
      <div>
        <h2 id="order-heading">
          <ProductName name={product.picturedColour ? `${product.name}, ` : product.name} />
          <ChosenColour product={product} />
        </h2>
        <p>
          <strong {...priceAttributes(product.slug)}>{`${exampleFrom(formatPrice(product.price))} ${perMetre}`}</strong>
        </p>
        {product.isOutOfStock && <p>{outOfStock}</p>}
      </div>
      <div className={styles.actions}>
        <OrderButtons product={product} />
        <a className={styles.estimate} href={quoteLink(product, words)}>
          {words.home.roofForm.submit}
        </a>
      </div>
    </section>
  )
}

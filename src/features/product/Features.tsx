import type { Product } from '#facts/product.ts'
import { priceAttributes } from '#features/prices/price-attributes.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { formatPrice } from '#text/format-price.ts'
import { ProductName } from '#ui/ProductName.tsx'
import styles from './Features.module.css'

/** Splits a feature written as `Lead: text`. The lead is empty without a colon. */
function splitFeature(feature: string): [lead: string, text: string] {
  const at = feature.indexOf(': ')
  if (at < 0) return ['', feature]
  const text = feature.slice(at + 2)
  return [feature.slice(0, at), text.charAt(0).toUpperCase() + text.slice(1)]
}

/** What the product offers. */
export function Features({ product }: { readonly product: Product }) {
  const price = formatPrice(product.price)
  return (
    <section className={styles.section} aria-labelledby="features-heading">
      <h2 id="features-heading">{useWords().product.features}</h2>
      <ul className={styles.list}>
        {product.features.map(feature => {
          const [lead, text] = splitFeature(feature)
          return (
            <li key={feature}>
              {lead && <h3>{lead}</h3>}
              {/* The price of a metre changes with those of the page. */}
              <p {...(text.includes(price) && priceAttributes(product.slug))}>
                <ProductName name={text} />
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

import type { Product } from '#facts/product.ts'
import { priceAttributes } from '#features/prices/price-attributes.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import type { GalleryView } from '#media/pictures/site-pictures.ts'
import { formatPrice } from '#text/format-price.ts'
import { Picture } from '#ui/Picture.tsx'
import { ProductName } from '#ui/ProductName.tsx'
import styles from './Features.module.css'
import { PicturedIn } from './PicturedIn.tsx'

/** Splits a feature written as `Lead: text`. The lead is empty without a colon. */
function splitFeature(feature: string): [lead: string, text: string] {
  const at = feature.indexOf(': ')
  if (at < 0) return ['', feature]
  const text = feature.slice(at + 2)
  return [feature.slice(0, at), text.charAt(0).toUpperCase() + text.slice(1)]
}

interface FeaturesProps {
  readonly product: Product
  readonly pictures: readonly GalleryView[]
}

/** What the product offers. On phones it begins with the close-up of the gallery, which is described there. */
export function Features({ product, pictures }: FeaturesProps) {
  const price = formatPrice(product.price)
  const closeup = pictures.find(({ id }) => id === 'closeup')
  return (
    <section className={styles.section} aria-labelledby="features-heading">
      {closeup && (
        <div className={styles.closeup}>
          <div data-mask={closeup.mask}>
            <Picture files={closeup.picture} alt="" />
          </div>
          <PicturedIn product={product} isHidden />
        </div>
      )}
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

import type { Product } from '#facts/product.ts'
import { priceAttributes } from '#features/prices/price-attributes.ts'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import type { PictureOf } from '#media/pictures/site-pictures.ts'
import { formatPrice } from '#text/format-price.ts'
import { Picture } from '#ui/Picture.tsx'
import { ProductName } from '#ui/ProductName.tsx'
import { SectionDrawing } from '#ui/SectionDrawing.tsx'
import styles from './OtherProducts.module.css'
import { PricePerM2 } from './PricePerM2.tsx'

interface OtherProductsProps {
  readonly products: readonly Product[]
  readonly pictureOf: PictureOf
}

/** Products like this one, and the way back to all. */
export function OtherProducts({ products, pictureOf }: OtherProductsProps) {
  const paths = usePaths()
  const words = useWords().product
  return (
    <section className={styles.section} aria-labelledby="others-heading">
      <div className={styles.heading}>
        <h2 id="others-heading">{words.others}</h2>
        <a className={styles.back} href={paths.products}>
          {words.backToProducts}
        </a>
      </div>
      <ul className={styles.list}>
        {products.map(product => (
          <li key={product.id}>
            <a className={styles.productLink} href={paths.product(product.slug)} aria-label={product.name}>
              <Picture
                files={pictureOf(product.slug)}
                alt={product.roofAlt}
                transitionId={product.slug}
                frameClassName={styles.frame}
                className={styles.picture}
              />
              <h3>
                <ProductName name={product.name} />
              </h3>
            </a>
            <p className={styles.description}>{product.description}</p>
            <SectionDrawing product={product} />
            <p className={styles.price}>
              <strong {...priceAttributes(product.slug)}>{formatPrice(product.price)}</strong>
              {` ${product.isOutOfStock ? `${words.perMetre} · ${words.badges.outOfStock}` : words.perMetre}`}
            </p>
            <PricePerM2 product={product} isShort />
            <a href={paths.product(product.slug)} aria-label={`${words.viewDetails}: ${product.name}`}>
              {words.viewDetails}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { Product } from '#facts/product.ts'
import { PriceDate } from '#features/prices/PriceDate.tsx'
import { ProductCard } from '#features/product/ProductCard.tsx'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import type { PictureOf } from '#media/pictures/site-pictures.ts'
import { BadgeTemplate } from '#ui/Badges.tsx'
import styles from './ProductGrid.module.css'
import { SectionHeading } from './SectionHeading.tsx'

interface ProductGridProps {
  readonly products: readonly Product[]
  /** Whether there are more products than these. */
  readonly hasMore: boolean
  readonly pictureOf: PictureOf
}

export function ProductGrid({ products, hasMore, pictureOf }: ProductGridProps) {
  const paths = usePaths()
  const words = useWords().home.products
  return (
    <section className={styles.section} id="products" aria-labelledby="products-heading">
      <SectionHeading id="products-heading" heading={words.heading} lead={words.lead}>
        <div className={styles.day}>
          <PriceDate isAnnounced />
          <a href={hasMore ? paths.allProducts : paths.compare}>{words.viewAll}</a>
        </div>
      </SectionHeading>
      <BadgeTemplate />
      <ul className={styles.grid}>
        {products.map(product => (
          <li key={product.id}>
            <ProductCard product={product} picture={pictureOf(product.slug)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { Product } from '#facts/product.ts'
import { ProductCard } from '#features/product/ProductCard.tsx'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import type { PictureOf } from '#media/pictures/site-pictures.ts'
import { Button } from '#ui/Button.tsx'
import styles from './ProductGrid.module.css'
import { SectionHeading } from './SectionHeading.tsx'

interface ProductGridProps {
  readonly products: readonly Product[]
  /** Whether more is sold than is shown here. */
  readonly all: boolean
  readonly pictureOf: PictureOf
}

export function ProductGrid({ products, all, pictureOf }: ProductGridProps) {
  const paths = usePaths()
  const words = useWords().home.products
  return (
    <section className={styles.section} id="products" aria-labelledby="products-heading">
      <SectionHeading id="products-heading" heading={words.heading} lead={words.lead} />
      <ul className={styles.grid}>
        {products.map(product => (
          <li key={product.id}>
            <ProductCard product={product} picture={pictureOf(product.slug)} />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Button variant="outline" href={all ? paths.allProducts : paths.compare}>
          {words.viewAll}
        </Button>
      </p>
    </section>
  )
}

import type { Product } from '#catalogue/product.ts'
import type { Slug } from '#catalogue/products.ts'
import { ProductCard } from '#features/product/ProductCard.tsx'
import { paths } from '#paths.ts'
import type { PictureFiles } from '#pictures/picture-files.ts'
import { Button } from '#ui/Button.tsx'
import { useWords } from '#words/WordsContext.tsx'
import styles from './ProductGrid.module.css'
import { SectionHeading } from './SectionHeading.tsx'

interface ProductGridProps {
  readonly products: readonly (Product & { slug: Slug })[]
  readonly pictures: Readonly<Record<Slug, PictureFiles>>
}

export function ProductGrid({ products, pictures }: ProductGridProps) {
  const words = useWords().home.products
  return (
    <section className={styles.section} id="products" aria-labelledby="products-heading">
      <SectionHeading id="products-heading" heading={words.heading} lead={words.lead} />
      <ul className={styles.grid}>
        {products.map(product => (
          <li key={product.id}>
            <ProductCard product={product} picture={pictures[product.slug]} />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Button look="plain" href={paths.compare}>
          {words.viewAll}
        </Button>
      </p>
    </section>
  )
}

import type { Product } from '#catalogue/product.ts'
import type { PictureFiles } from '#pictures/picture-files.ts'
import { Badges } from '#ui/Badges.tsx'
import { Button } from '#ui/Button.tsx'
import { Picture } from '#ui/Picture.tsx'
import { SectionDrawing } from '#ui/SectionDrawing.tsx'
import { usePaths } from '#words/use-paths.ts'
import { useWords } from '#words/WordsContext.tsx'
import { Price } from './Price.tsx'
import styles from './ProductCard.module.css'

interface ProductCardProps {
  readonly product: Product
  readonly picture: PictureFiles
}

/** One product in the grid: what it looks like, its section, its price, and the way to it. */
export function ProductCard({ product, picture }: ProductCardProps) {
  const paths = usePaths()
  const words = useWords()
  const { orderNow, viewDetails } = words.home.products
  const href = paths.product(product.slug)
  return (
    <article className={styles.card}>
      <Picture files={picture} alt={product.roofAlt} id={product.slug} className={styles.picture} />
      <div className={styles.badges}>
        <Badges product={product} />
      </div>
      <div className={styles.body}>
        <p className={styles.category}>{product.category}</p>
        <h3>{product.name}</h3>
        <p className={styles.description}>{product.description}</p>
        <SectionDrawing product={product} size="card" />
        <Price priceKsh={product.price} />
        <p className={styles.actions}>
          <a href={href} aria-label={`${viewDetails}: ${product.name}`}>
            {viewDetails}
          </a>
          <Button look="loud" href={href} label={`${orderNow}: ${product.name}`}>
            {orderNow}
          </Button>
        </p>
      </div>
    </article>
  )
}

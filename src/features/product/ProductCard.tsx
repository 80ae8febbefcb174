import type { Product } from '#facts/product.ts'
import { productFacts } from '#facts/products.ts'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import type { PictureFiles } from '#media/pictures/picture-files.ts'
import { Badges } from '#ui/Badges.tsx'
import { Picture } from '#ui/Picture.tsx'
import { ProductName } from '#ui/ProductName.tsx'
import { SectionDrawing } from '#ui/SectionDrawing.tsx'
import { PricePerM2 } from './PricePerM2.tsx'
import styles from './ProductCard.module.css'
import { StartingPrice } from './StartingPrice.tsx'

interface ProductCardProps {
  readonly product: Product
  readonly picture: PictureFiles
}

export function ProductCard({ product, picture }: ProductCardProps) {
  const { orderNow, viewDetails } = useWords().home.products
  const href = usePaths().product(product.slug)
  return (
    <article className={styles.card} aria-label={product.name}>
      <div className={styles.top}>
        <a className={styles.productLink} href={href} aria-label={`${product.category} ${product.name}`}>
          <Picture
            files={picture}
            alt={product.roofAlt}
            transitionId={product.slug}
            frameClassName={styles.frame}
            className={styles.picture}
          />
          <span>{`${product.category} `}</span>
          <h3>
            <ProductName name={product.name} />
          </h3>
        </a>
        <div className={styles.body}>
          <SectionDrawing product={product} />
          <StartingPrice product={product} />
          <PricePerM2 product={product} products={productFacts} isShort />
        </div>
        <Badges product={product} />
      </div>
      <p className={styles.description}>{product.description}</p>
      <p className={styles.actions}>
        <a href={href} aria-label={`${viewDetails}: ${product.name}`}>
          {viewDetails}
        </a>
        <a href={href} aria-label={`${orderNow}: ${product.name}`}>
          {orderNow}
        </a>
      </p>
    </article>
  )
}

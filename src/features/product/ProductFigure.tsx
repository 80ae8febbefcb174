import type { Product } from '#facts/product.ts'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import type { GalleryView } from '#media/pictures/site-pictures.ts'
import { Picture } from '#ui/Picture.tsx'
import { ProductName } from '#ui/ProductName.tsx'
import { describeViews } from './describe-views.ts'
import styles from './ProductFigure.module.css'

interface ProductFigureProps {
  readonly product: Product
  readonly pictures: readonly GalleryView[]
  /** The view that is shown if the product has it; otherwise its first view. */
  readonly view: GalleryView['id']
  /** Loads the picture at once, with high priority. */
  readonly priority?: boolean
}

/** One picture of a product, with a link to the product. */
export function ProductFigure({ product, pictures, view, priority = false }: ProductFigureProps) {
  const href = usePaths().product(product.slug)
  const words = useWords().product
  const views = describeViews(product, pictures, words)
  const shown = views.find(({ id }) => id === view) ?? views[0]
  if (!shown) return null
  // Rendered paint has a mask, and its house a hip roof.
  const isHip = shown.id === 'house' && shown.mask !== undefined
  return (
    <figure className={styles.figure}>
      <Picture files={shown.picture} alt={shown.alt} priority={priority} className={styles.picture} />
      <figcaption>
        <a href={href}>
          <ProductName name={(isHip ? words.gallery.picturedOnHip : words.gallery.pictured)(product.name)} />
        </a>
      </figcaption>
    </figure>
  )
}

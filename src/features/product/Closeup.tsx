import type { Product } from '#facts/product.ts'
import type { GalleryView } from '#media/pictures/site-pictures.ts'
import { Picture } from '#ui/Picture.tsx'
import styles from './Closeup.module.css'
import { PicturedIn } from './PicturedIn.tsx'

interface CloseupProps {
  readonly product: Product
  readonly view: GalleryView
}

/** The close-up of the gallery, which describes it there, cut to the metal and as wide as the screen. */
export function Closeup({ product, view }: CloseupProps) {
  return (
    <figure className={styles.closeup}>
      <div data-mask={view.mask}>
        <Picture files={view.picture} alt="" sizes="100vw" />
      </div>
      <PicturedIn product={product} isHidden />
    </figure>
  )
}

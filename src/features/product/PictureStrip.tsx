import type { Product } from '#facts/product.ts'
import type { GalleryView } from '#media/pictures/site-pictures.ts'
import { Picture } from '#ui/Picture.tsx'
import { PicturedIn } from './PicturedIn.tsx'
import styles from './PictureStrip.module.css'

interface PictureStripProps {
  readonly product: Product
  readonly view: GalleryView
}

/** A view of the gallery, which describes it there, cut to the metal and as wide as the screen of a phone: a rest between texts. */
export function PictureStrip({ product, view }: PictureStripProps) {
  return (
    <figure className={styles.strip}>
      <div data-mask={view.mask}>
        <Picture files={view.picture} alt="" />
      </div>
      <PicturedIn product={product} isHidden />
    </figure>
  )
}

import type { Product } from '#facts/product.ts'
import type { PictureCrop, PictureFiles } from '#media/pictures/picture-files.ts'
import type { GalleryView } from '#media/pictures/site-pictures.ts'
import { classes } from '#ui/classes.ts'
import { Picture } from '#ui/Picture.tsx'
import { PicturedIn } from './PicturedIn.tsx'
import styles from './PictureStrip.module.css'

/** The same files, for a place as wide as the page. */
function asWideAsPage(files: PictureFiles): PictureFiles {
  const [first, ...others] = files.crops
  const widen = (crop: PictureCrop): PictureCrop => ({ ...crop, sizes: '100vw' })
  return { ...files, crops: [widen(first), ...others.map(widen)] }
}

interface PictureStripProps {
  readonly product: Product
  readonly view: GalleryView
  /** Whether only phones have it: wide screens have no room in its column. */
  readonly isForPhones?: boolean
}

/** A view of the gallery, which describes it there, cut to the sheets and as wide as the page. */
export function PictureStrip({ product, view, isForPhones }: PictureStripProps) {
  return (
    <figure className={classes(styles.strip, isForPhones && styles.forPhones)}>
      <div data-mask={view.mask}>
        <Picture files={asWideAsPage(view.picture)} alt="" />
      </div>
      <PicturedIn product={product} isHidden />
    </figure>
  )
}

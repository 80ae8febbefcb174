import type { Product } from '#facts/product.ts'
import type { PictureCrop, PictureFiles } from '#media/pictures/picture-files.ts'
import type { GalleryView } from '#media/pictures/site-pictures.ts'
import { classes } from '#ui/classes.ts'
import { Picture } from '#ui/Picture.tsx'
import styles from './Closeup.module.css'
import { PicturedIn } from './PicturedIn.tsx'

/** The same files, for a place as wide as the page. */
function asWideAsPage(files: PictureFiles): PictureFiles {
  const [first, ...others] = files.crops
  const widen = (crop: PictureCrop): PictureCrop => ({ ...crop, sizes: '100vw' })
  return { ...files, crops: [widen(first), ...others.map(widen)] }
}

interface CloseupProps {
  readonly product: Product
  readonly view: GalleryView
  readonly isWide?: boolean
}

/** The close-up of the gallery, which describes it there, cut to the metal and as wide as the page: of phones, or of wide screens. */
export function Closeup({ product, view, isWide }: CloseupProps) {
  return (
    <figure className={classes(styles.closeup, isWide ? styles.wide : styles.narrow)}>
      <div data-mask={view.mask}>
        <Picture files={isWide ? asWideAsPage(view.picture) : view.picture} alt="" />
      </div>
      <PicturedIn product={product} isHidden />
    </figure>
  )
}

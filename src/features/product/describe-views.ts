import type { Product } from '#facts/product.ts'
import type { Words } from '#i18n/words.ts'
import type { GalleryView } from '#media/pictures/site-pictures.ts'

/** The views of a product with their descriptions; without those that have none. */
export function describeViews(
  product: Product,
  views: readonly GalleryView[],
  { gallery }: Words['product'],
): (GalleryView & { readonly alt: string })[] {
  const altOf = {
    house: gallery.houseAlt[product.finish](product.name),
    roof: product.roofAlt,
    closeup: product.closeupAlt,
    stack: product.stackAlt,
  }
  return views.flatMap(view => {
    const alt = altOf[view.id]
    return alt ? [{ ...view, alt }] : []
  })
}

import type { ProductFacts } from './product.ts'

/** The picture of a product on a roof: the one it names, or the one that is drawn for it. */
export function roofPicture({ image, slug }: Pick<ProductFacts, 'image' | 'slug'>): string {
  return image ?? `roof-${slug}`
}

/** The picture of a product's sheets, end-on. */
export function stackPicture({ slug }: Pick<ProductFacts, 'slug'>): string {
  return `stack-${slug}`
}

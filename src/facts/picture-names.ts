import type { ProductFacts } from './product.ts'

type Pictured = Pick<ProductFacts, 'slug' | 'pictures' | 'photographs' | 'profile' | 'picturedColour'>
/** What the pictures of a product show: it on a roof, close up, a stack of it. */
export type View = keyof NonNullable<Pictured['photographs']>

/** What a photograph of a product is called; undefined where there is none of that kind. */
export function photographName(kind: View, { slug, photographs }: Pictured): string | undefined {
  return photographs?.[kind] && `photograph-${slug}-${kind}`
}

/** What a drawn picture is called: products of one profile and colour look alike and share it. */
function drawn(kind: View, { profile, picturedColour }: Pictured): string {
  return `${kind}-${profile}-${picturedColour ?? 'bare'}`
}

/** The picture of a product on a roof: a photograph, else the one it names, else the one that is drawn for it. */
export function roofPicture(facts: Pictured): string {
  return photographName('roof', facts) ?? facts.pictures?.roof ?? drawn('roof', facts)
}

/** The close picture of a product; none is drawn. */
export function closeupPicture(facts: Pictured): string | undefined {
  return photographName('closeup', facts) ?? facts.pictures?.closeup
}

/** The picture of a product's sheets, end-on. */
export function stackPicture(facts: Pictured): string {
  return photographName('stack', facts) ?? facts.pictures?.stack ?? drawn('stack', facts)
}

import type { ProductFacts } from './product.ts'

type Pictured = Pick<ProductFacts, 'pictures' | 'profile' | 'picturedColour'>

/** What a drawn picture is called: products of one profile and colour look alike and share it. */
function drawn(kind: string, { profile, picturedColour }: Pictured): string {
  return `${kind}-${profile}-${picturedColour ?? 'bare'}`
}

/** The picture of a product on a roof: the one it names, or the one that is drawn for it. */
export function roofPicture(facts: Pictured): string {
  return facts.pictures?.roof ?? drawn('roof', facts)
}

/** The picture of a product's sheets, end-on. */
export function stackPicture(facts: Pictured): string {
  return facts.pictures?.stack ?? drawn('stack', facts)
}

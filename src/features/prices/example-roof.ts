import type { ProductFacts } from '#facts/product.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { emptyDraft, emptyRoof } from '#roofing/quote/draft.ts'
import { readDraft } from '#roofing/quote/read-draft.ts'
import { takeOff } from '#roofing/take-off/take-off.ts'

/** Walls of the example roof in metres: a usual three-bedroom house. */
export const exampleWallsM = { length: 12, width: 9 } as const

/** What a plain gable roof over the example walls needs in one product. */
interface ExampleRoof {
  readonly sheets: number
  readonly runningM: number
  /** Price of the sheets in whole shillings, at the product's lowest price. */
  readonly priceKsh: number
}

/** Counts the example roof as the estimator does, with its usual pitch, eave and verge. */
export function countExampleRoof({ slug, price, profile: id }: Pick<ProductFacts, 'slug' | 'price' | 'profile'>) {
  const profile = profiles[id]
  const roof = { ...emptyRoof, length: String(exampleWallsM.length), width: String(exampleWallsM.width) }
  const { quote } = readDraft({ ...emptyDraft(slug), roofs: [roof] }, profile)
  if (!quote) throw new Error('The example roof cannot be read.')
  const { sheets, runningM, priceKsh } = takeOff(quote.roofs, profile, quote.settings, price)
  return { sheets, runningM, priceKsh } satisfies ExampleRoof
}

import { guides } from '#facts/guides.ts'
import { shopFactsIn } from '#features/quote/shop-facts-in.ts'
import type { QuoteFacts } from '#features/quote/state/QuoteContext.tsx'
import type { Words } from '#i18n/words.ts'
import { emptyDraft } from '#roofing/quote/draft.ts'
import { encodeLink } from '#roofing/quote/link.ts'
import { typedRoof } from '#roofing/quote/templates.ts'
import { type HouseId, usualHouses } from '#roofing/quote/usual-houses.ts'
import { type Paths, pathsIn } from '#site/paths.ts'
import { ownFacts } from './own-facts.ts'
import type { GuideFacts } from './roof-costs.ts'

/** All that the text of a guide is rendered with. */
export interface GuideContext {
  readonly words: Words
  readonly facts: GuideFacts
  readonly paths: Paths
  /** The slugs of all guides. */
  readonly slugs: readonly string[]
  /** For drawings of the estimator. */
  readonly quote: QuoteFacts
}

export function guideContext(words: Words, facts: GuideFacts = ownFacts): GuideContext {
  return {
    words,
    facts,
    paths: pathsIn(words.key),
    slugs: guides[words.key].map(({ slug }) => slug),
    quote: { words: words.estimator, shop: shopFactsIn(words.key) },
  }
}

/** The address of Get Quote, filled in with the walls of a house. */
export function quoteHref(paths: Paths, house: HouseId, product: string): string {
  const roof = typedRoof({ ...usualHouses[house], shape: 'gable' }, 'm')
  return `${paths.quote}#${encodeLink({ ...emptyDraft(product), roofs: [roof] })}`
}

import type { Step } from '#features/quote/state/step.ts'
import type { RoofDraft } from '#roofing/quote/draft.ts'

/** Changes one roof. A function gets the roof as it is now, because a handler may be older than the last change. */
export type ChangeRoof = (part: Partial<RoofDraft> | ((roof: RoofDraft) => Partial<RoofDraft>), step?: Step) => void

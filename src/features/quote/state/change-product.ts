import type { Draft } from '#roofing/quote/draft.ts'

/** The same quote in another product: measures and thickness that were set belong to the old sheet. */
export function changeProduct(draft: Draft, product: string): Partial<Draft> {
  const { cover: _, step: __, stepLap: ___, ...settings } = draft.settings
  return { product, settings, thickness: '' }
}

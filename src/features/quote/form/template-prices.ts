import type { Calculation } from '#features/quote/state/calculation.ts'
import { priceRoofs } from '#features/quote/state/price-roofs.ts'
import type { WallUnit } from '#roofing/lengths/format-length.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import { readDraft } from '#roofing/quote/read-draft.ts'
import { type TemplateName, templateNames, templateRoof } from '#roofing/quote/templates.ts'

/** What the price of a building depends on, beside its walls. */
export type PricedSheet = Pick<Calculation, 'product' | 'price' | 'accessories'> & Pick<Draft, 'settings' | 'round'>

export type TemplatePrices = ReadonlyMap<TemplateName, number>

/** The price in KSh that each building has once it is chosen. Empty while a setting is invalid. */
export function* priceTemplates(sheet: PricedSheet, unit: WallUnit): Generator<void, TemplatePrices> {
  const { product, accessories, settings, round } = sheet
  const prices = new Map<TemplateName, number>()
  for (const name of templateNames) {
    const { quote } = readDraft(
      { roofs: [templateRoof(name, unit, 0)], settings, unit, round },
      product.profile,
      accessories,
    )
    if (quote) prices.set(name, priceRoofs(sheet, quote.roofs, quote.settings))
    yield
  }
  return prices
}

import { checkFacts } from '#facts/read/check-facts.ts'
import type { Business } from '#facts/schema/business.schema.ts'
import type { ServedCounty } from '#facts/schema/delivery.schema.ts'
import type { TypicalPrice } from '#facts/schema/market-prices.schema.ts'
import type { PriceList } from '#facts/schema/price-list.schema.ts'
import {
  findBusinessWarnings,
  findDeliveryWarnings,
  findMarketPriceWarnings,
  findPriceWarnings,
} from '#facts/warnings.ts'
import { type ContentFile, createSchemas, type SchemaOptions } from './schemas.ts'

/** The editor adds these fields to list entries and removes them before saving. */
const INTERNAL_FIELD = /^__sc_/

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The values that the editor will save: without its internal fields, and without empty fields. */
function toSavedValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSavedValues)
  if (typeof value !== 'object' || value === null) return value
  const saved = Object.entries(value).filter(([name, field]) => !INTERNAL_FIELD.test(name) && !isEmpty(field))
  return Object.fromEntries(saved.map(([name, field]) => [name, toSavedValues(field)]))
}

/** The part of a path that names a schema: `prices` of `content/prices.json`, `guides` of `content/guides/en/x.md`. */
const fileOf = (path: string) => /^content\/([\w-]+)[./]/.exec(path)?.[1] ?? ''

/**
 * Checks all values of a form as the build does, because the form itself only checks single fields.
 * @param path the file to be saved, such as `content/prices.json`
 * @returns the error message of the build, or undefined if the values are valid.
 */
export function checkEntry(path: string, values: unknown, options: SchemaOptions): string | undefined {
  const name = fileOf(path)
  try {
    checkFacts(createSchemas(options)[name as ContentFile], toSavedValues(values), path)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * Finds what is allowed but may be a mistake, as `npm run facts` does.
 * @param values valid values of the form
 * @param published the prices on the site, as of the build of the desk
 */
export function findEntryWarnings(path: string, values: unknown, published: PriceList, today: string): string[] {
  const saved = toSavedValues(values)
  const finders: Readonly<Record<string, () => string[]>> = {
    prices: () => findPriceWarnings(saved as PriceList, published, today),
    'market-prices': () =>
      findMarketPriceWarnings((saved as { readonly prices?: readonly TypicalPrice[] }).prices ?? [], today),
    business: () => findBusinessWarnings(saved as Business, today),
    delivery: () => findDeliveryWarnings(saved as { readonly counties: readonly ServedCounty[] }),
  }
  return finders[fileOf(path)]?.() ?? []
}

import { business } from '../../src/facts/business.ts'
import { colours } from '../../src/facts/colours.ts'
import { servedCounties } from '../../src/facts/counties.ts'
import { productFacts } from '../../src/facts/products.ts'
import { projects, testimonials } from '../../src/facts/projects.ts'

function textsIn(values: unknown): string[] {
  if (typeof values === 'string') return [values.trim()]
  return typeof values === 'object' && values !== null ? Object.values(values).flatMap(textsIn) : []
}

const { brand, legalName, place, notice, yard, certificates } = business
const ownerTexts = textsIn([
  brand,
  legalName,
  place,
  notice?.text,
  yard,
  certificates,
  projects,
  testimonials,
  colours.map(({ name }) => name),
  servedCounties,
])
  .concat(textsIn(productFacts.map(({ name, words, thicknesses }) => [name, words, thicknesses])))
  .sort((one, other) => other.length - one.length)

/** Whether the owner has written this part of a text. */
export const isOwnerText = (part: string) => ownerTexts.some(own => own.includes(part))

/** A text without the parts that the owner has written, which may be anything that the forms allow. */
export function withoutOwnerTexts(text: string): string {
  return ownerTexts.reduce((rest, own) => rest.replaceAll(own, ' '), text)
}

import { describe, expect, test } from 'vitest'
import { withValue } from '../../tests/bad-facts/bad-value.ts'
import { badProjects, badTestimonials, goodProject, goodTestimonials } from '../../tests/bad-facts/projects.ts'
import { errorMessage } from '../../tests/error-message.ts'
import { buildProjects } from './build-projects.ts'
import { checkFacts } from './read/check-facts.ts'
import { testimonialsSchema } from './schema/testimonials.schema.ts'

const known = { products: ['box', 'tile'], colours: [{ id: 'maroon' }] }
const build = (values: unknown, slug = 'kisii') => buildProjects({ [slug]: values }, known)

describe('supplied roofs', () => {
  test('are sorted newest first', () => {
    const older = { ...goodProject, month: '2024-05-01' }
    expect(buildProjects({ a: older, b: goodProject }, known).map(({ slug }) => slug)).toEqual(['b', 'a'])
    expect(buildProjects({}, known)).toEqual([])
  })

  test.each(badProjects)('the error for $field: $value gives what was found and what is allowed', bad => {
    expect(errorMessage(() => build(withValue(goodProject, bad.field, bad.value)))).toContain(
      `content/projects/kisii.json: ${bad.found}; allowed is ${bad.allowed}`,
    )
  })

  test('must name an existing product, and have a file name that can be part of an address', () => {
    expect(errorMessage(() => build({ ...goodProject, product: 'gone' }))).toContain(
      'product is "gone"; allowed is one of box, tile.',
    )
    expect(errorMessage(() => build(goodProject, 'Kisii 1'))).toContain(
      'its name is "Kisii 1"; allowed is small letters',
    )
  })
})

describe('testimonials', () => {
  const check = (values: unknown) => checkFacts(testimonialsSchema, values, 'content/testimonials.json')

  test('may be an empty list', () => {
    expect(check(goodTestimonials)).toEqual(goodTestimonials)
    expect(check({ testimonials: [] })).toEqual({ testimonials: [] })
  })

  test.each(badTestimonials)('the error for $field: $value gives what was found and what is allowed', bad => {
    expect(errorMessage(() => check(withValue(goodTestimonials, bad.field, bad.value)))).toContain(
      `content/testimonials.json: ${bad.found}; allowed is ${bad.allowed}`,
    )
  })
})

import { expect, test } from 'vitest'
import type { Project } from '#facts/build-projects.ts'
import { productFacts } from '#facts/products.ts'
import { Assurances } from '#features/home/Assurances.tsx'
import { Yard } from '#features/shell/Yard.tsx'
import { examplePicture, renderMarkup, textOf } from '../../../tests/render.tsx'
import { ProjectStrip } from './ProjectStrip.tsx'
import { Testimonials } from './Testimonials.tsx'

const [product] = productFacts
const words = { photographAlt: 'A house with a new roof', text: 'A family house on a hill' }
const project = (slug: string): Project => ({
  slug,
  photograph: { file: '/photographs/x.jpg' },
  product: product.slug,
  county: 'Kisii',
  month: '2026-05-01',
  words: { en: words, sw: words },
  consent: true,
})

const stripOf = (projects: readonly Project[]) =>
  renderMarkup(<ProjectStrip projects={projects} pictureOf={() => examplePicture} />)

test('the strip shows the three newest roofs and a link to all', () => {
  const markup = stripOf(['a', 'b', 'c', 'd'].map(project))
  expect(markup.match(/<li>/g)).toHaveLength(3)
  expect(textOf(markup)).toContain(`${product.name} , Kisii, May 2026`)
  expect(markup).toContain('href="/roofs"')
  expect(markup).toContain('alt="A house with a new roof"')
})

test('nothing is shown while there is nothing to show', () => {
  expect(stripOf([])).toBe('')
  expect(renderMarkup(<Testimonials testimonials={[]} />)).toBe('')
  expect(renderMarkup(<Yard yard={undefined} />)).toBe('')
  expect(renderMarkup(<Assurances />)).toBe('')
})

test('a roof of a product that is hidden keeps its photograph and has no link', () => {
  const markup = stripOf([{ ...project('a'), product: 'hidden' }])
  expect(markup).not.toContain('/product/')
  expect(markup).toContain('A house with a new roof')
  expect(textOf(markup)).toContain('Kisii, May 2026')
})

test('testimonials name who says them, where and when', () => {
  const said = { en: 'All sheets came as counted', sw: 'Mabati yote yalifika' }
  const testimonial = { name: 'Amina Otieno', county: 'Kisumu', month: '2026-06-01', words: said, consent: true }
  expect(textOf(renderMarkup(<Testimonials testimonials={[testimonial]} />))).toContain(
    'All sheets came as counted Amina Otieno, Kisumu, June 2026',
  )
})

test('the yard, the guarantee and the certificates are shown as given', () => {
  const yard = {
    address: 'Enterprise Road',
    hours: { en: '8 to 5', sw: '8 hadi 5' },
    map: 'https://maps.example.org/x',
  }
  const markup = renderMarkup(<Yard yard={yard} />)
  expect(textOf(markup)).toBe('Yard Enterprise Road Open 8 to 5 Show it on a map')
  expect(markup).toContain('href="https://maps.example.org/x"')
  const { map: _, ...withoutMap } = yard
  expect(renderMarkup(<Yard yard={withoutMap} />)).not.toContain('href')
  const assurances = <Assurances guaranteeYears={10} certificates={[{ name: 'KEBS mark', number: '12345' }]} />
  expect(textOf(renderMarkup(assurances))).toBe('Guarantee: 10 years, in writing. KEBS mark, number 12345')
})

import { expect, test } from 'vitest'
import { business } from '#facts/business.ts'
import { en } from '#i18n/en.ts'
import { callLink } from '#site/contact-links.ts'
import { pathsIn } from '#site/paths.ts'
import { attributeValues, renderMarkup, textOf } from '../../../tests/render.tsx'
import { CallToAction } from './CallToAction.tsx'
import { RoofForm } from './RoofForm.tsx'

const paths = pathsIn('en')
const ways = [callLink(business.phone), paths.products]
/** The addresses of the links, without those of icons. */
const linksOf = (markup: string) => attributeValues(markup, 'href').filter(href => !href.startsWith('#'))

test('the walls that are typed lead to the estimator, and links to a call and the products', () => {
  const markup = renderMarkup(<CallToAction />)
  expect(linksOf(markup)).toEqual(ways)
  expect(attributeValues(markup, 'action')).toEqual([paths.quote])
  expect(attributeValues(markup, 'name')).toEqual(['length', 'width'])
  expect(markup.match(/<button/g)).toHaveLength(1)
})

test('its form and that of the hero have the same fields and button, and names of their own', () => {
  const forms = [<RoofForm key="hero" />, <CallToAction key="end" />].map(node => renderMarkup(node))
  const [first, last] = forms.map(markup => /<label.*<\/button>/.exec(markup)?.[0])
  expect(first).toBeDefined()
  expect(last).toBe(first)
  const named = forms.map(markup => {
    const id = /<form[^>]* aria-labelledby="([^"]+)"/.exec(markup)?.[1]
    return textOf(new RegExp(`<h2 id="${id}">.*?</h2>`).exec(markup)?.[0] ?? '')
  })
  expect(named).toEqual([en.home.roofForm.heading, en.home.callToAction.heading])
  const ids = forms.flatMap(markup => attributeValues(markup, 'id'))
  expect(new Set(ids).size).toBe(ids.length)
})

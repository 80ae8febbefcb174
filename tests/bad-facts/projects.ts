import { languages } from '../../src/text/languages.ts'
import { badValues, TEXT } from './bad-value.ts'

const inAllLanguages = <T>(value: T) => Object.fromEntries(languages.map(language => [language, value]))
const [first] = languages

export const goodProject = {
  photograph: { file: '/photographs/kisii.jpg' },
  product: 'box',
  colour: 'maroon',
  county: 'Kisii',
  month: '2026-05-01',
  words: inAllLanguages({ photographAlt: 'A house with a maroon roof', text: 'A family house on a hill' }),
  consent: true,
}

export const badProjects = badValues(
  ['photograph', '/photographs/kisii.jpg', 'file and, where it has one, focus'],
  ['photograph.file', 'kisii.jpg', 'a photograph in content/photographs'],
  ['product', '', 'the name of a file in content/products'],
  ['colour', 'pink', 'one of maroon'],
  ['county', '', TEXT],
  ['month', 'May 2026', 'a date such as'],
  [`words.${first}.text`, '<b>House</b>', TEXT],
  [`words.${first}.photographAlt`, undefined, TEXT],
  ['consent', false, 'true: the owner of the house agrees'],
  ['consent', undefined, 'true or false'],
)

export const goodTestimonials = {
  testimonials: ['Amina Otieno', 'Peter Kiptoo'].map(name => ({
    name,
    county: 'Kisumu',
    month: '2026-06-01',
    words: inAllLanguages('All sheets came as counted'),
    consent: true,
  })),
}

export const badTestimonials = badValues(
  ['testimonials', 'none', 'a list of testimonials'],
  ['testimonials.0.name', '', TEXT],
  ['testimonials.0.county', 7, TEXT],
  ['testimonials.0.month', 'June', 'a date such as'],
  [`testimonials.0.words.${first}`, 'x', TEXT],
  ['testimonials.0.consent', false, 'true: the customer agrees to be named'],
)

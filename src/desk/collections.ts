import { colours as soldColours } from '#facts/colours.ts'
import { renders } from '#facts/renders.ts'
import { languages } from '#text/languages.ts'
import { fieldsOf } from './form.ts'
import { type RuledFile, rulesOf } from './rules.ts'
import { accessories, business, called, colours, delivery, prices, productWords } from './words.ts'

/** What the rules for products ask about, as it was when the desk was built. */
export const known = { colours: soldColours.map(({ id }) => ({ id })), renders }

const rules = rulesOf(known)
const colourNames = Object.fromEntries(soldColours.map(({ id, name }) => [id, name[languages[0]]]))
const product = productWords(colourNames)

/** One file of `content/`, as the desk shows it. Icons are those of Material Symbols. */
function file(name: Exclude<RuledFile, 'products'>, icon: string, words: typeof prices) {
  return {
    name,
    label: called(words),
    icon,
    file: `content/${name}.json`,
    format: 'json',
    fields: fieldsOf(rules[name], words),
  }
}

/** The files that there is one of. */
export const singletons = [
  file('prices', 'sell', prices),
  file('business', 'storefront', business),
  file('accessories', 'construction', accessories),
  file('delivery', 'local_shipping', delivery),
  file('colours', 'palette', colours),
]

/** The products, a file each. */
export const collections = [
  {
    name: 'products',
    label: called(product),
    label_singular: 'Product',
    icon: 'roofing',
    description: 'A new product is sold once it also has its line in Prices; until then the site stays as it was.',
    folder: 'content/products',
    extension: 'json',
    format: 'json',
    identifier_field: 'name',
    summary: '{{name}}',
    sortable_fields: ['name'],
    thumbnail: false,
    slug: {
      template: '{{name}}',
      editable: ['create'],
      hint: 'Its place in the address of its page, such as box-profile. It stays as it is.',
      pattern: ['^(?!404$)[a-z0-9]+(-[a-z0-9]+)*$', 'Allowed is small letters and digits joined by hyphens.'],
    },
    fields: fieldsOf(rules.products, product),
  },
]

// The configuration of Sveltia CMS: one form for each file of `content/`.
import { colours as soldColours } from '#facts/colours.ts'
import { renders } from '#facts/renders.ts'
import { languages } from '#text/languages.ts'
import { type Field, fieldsOf } from './form.ts'
import { type ContentFile, createSchemas } from './schemas.ts'
import {
  accessories,
  bilingualLabel,
  business,
  colours,
  createProductWords,
  delivery,
  languageReviews,
  prices,
} from './words.ts'

/** Colours and render names for the product schema, fixed at build time. `admin/index.astro` passes them to the browser. */
export const schemaOptions = { colours: soldColours.map(({ id }) => ({ id })), renders }

const schemas = createSchemas(schemaOptions)
const colourNames = Object.fromEntries(soldColours.map(({ id, name }) => [id, name[languages[0]]]))
const productLabels = createProductWords(colourNames)

/** A hidden field that preserves `$schema`, so that code editors find the JSON Schema. */
const schemaField = (address: string): Field => ({ name: '$schema', widget: 'hidden', default: address })

/** The form for one file of `content/`. Icons are from Material Symbols. */
function createSingleton(name: Exclude<ContentFile, 'products'>, icon: string, labels: typeof prices) {
  return {
    name,
    label: bilingualLabel(labels),
    icon,
    file: `content/${name}.json`,
    format: 'json',
    fields: [schemaField(`./schema/${name}.json`), ...fieldsOf(schemas[name], labels)],
  }
}

/** The forms for single files. */
export const singletons = [
  createSingleton('prices', 'sell', prices),
  createSingleton('business', 'storefront', business),
  createSingleton('accessories', 'construction', accessories),
  createSingleton('delivery', 'local_shipping', delivery),
  createSingleton('colours', 'palette', colours),
  createSingleton('languages', 'translate', languageReviews),
]

/** The form for products, which have one file each. */
export const collections = [
  {
    name: 'products',
    label: bilingualLabel(productLabels),
    label_singular: 'Product',
    icon: 'roofing',
    description: 'A new product is on the site once it also has its line in Prices.',
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
      hint: 'The last part of the address of its page, such as box-profile. It cannot be changed later.',
      pattern: ['^(?!404$)[a-z0-9]+(-[a-z0-9]+)*$', 'Allowed is small letters and digits joined by hyphens.'],
    },
    fields: [schemaField('../schema/products.json'), ...fieldsOf(schemas.products, productLabels)],
  },
]

// The configuration of Sveltia CMS: one form for each file of `content/`.
import { colours as soldColours } from '#facts/colours.ts'
import { renders } from '#facts/renders.ts'
import { type Language, languages } from '#text/languages.ts'
import { type Field, fieldsOf } from './form.ts'
import { type ContentFile, createSchemas } from './schemas.ts'
import {
  accessories,
  bilingualLabel,
  business,
  colours,
  createProductWords,
  createProjectWords,
  delivery,
  guides,
  languageNames,
  languageReviews,
  marketPrices,
  prices,
  testimonials,
} from './words.ts'

/** Colours and render names for the product schema, fixed at build time. `admin/index.astro` passes them to the browser. */
export const schemaOptions = { colours: soldColours.map(({ id }) => ({ id })), renders }

const schemas = createSchemas(schemaOptions)
const colourNames = Object.fromEntries(soldColours.map(({ id, name }) => [id, name[languages[0]]]))
const productWords = createProductWords(colourNames)
const projectWords = createProjectWords(colourNames)

/** The editor's check of a file name, with its error text. */
const FILE_NAME_RULE = ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Allowed is small letters and digits joined by hyphens.']

/** A hidden field that preserves `$schema`, so that code editors find the JSON Schema. */
const schemaField = (address: string): Field => ({ name: '$schema', widget: 'hidden', default: address })

/** The form for one file of `content/`. Icons are from Material Symbols. */
function createSingleton(
  name: Exclude<ContentFile, 'products' | 'guides' | 'projects'>,
  icon: string,
  labels: typeof prices,
) {
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
  createSingleton('market-prices', 'request_quote', marketPrices),
  createSingleton('testimonials', 'format_quote', testimonials),
  createSingleton('delivery', 'local_shipping', delivery),
  createSingleton('colours', 'palette', colours),
  createSingleton('languages', 'translate', languageReviews),
]

/** The form for the guides of one language, which have one file each. */
function createGuideCollection(language: Language) {
  return {
    name: `guides-${language}`,
    label: `${bilingualLabel(guides)} (${languageNames[language]})`,
    label_singular: 'Guide',
    icon: 'menu_book',
    description: 'A guide needs a file of the same name in every language.',
    folder: `content/guides/${language}`,
    extension: 'md',
    format: 'yaml-frontmatter',
    identifier_field: 'name',
    summary: '{{name}}',
    sortable_fields: ['place'],
    thumbnail: false,
    slug: {
      template: '{{name}}',
      editable: ['create'],
      hint: 'The last part of the address of its page, such as roof-cost: the same in every language.',
      pattern: FILE_NAME_RULE,
    },
    fields: fieldsOf(schemas.guides, guides),
  }
}

/** The forms for products, guides and supplied roofs, which have one file each. */
export const collections = [
  {
    name: 'products',
    label: bilingualLabel(productWords),
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
    fields: [schemaField('../schema/products.json'), ...fieldsOf(schemas.products, productWords)],
  },
  ...languages.map(createGuideCollection),
  {
    name: 'projects',
    label: bilingualLabel(projectWords),
    label_singular: 'Roof',
    icon: 'home_work',
    description: 'Roofs that you supplied. The site has a page for them once there is one.',
    folder: 'content/projects',
    extension: 'json',
    format: 'json',
    identifier_field: 'county',
    summary: '{{county}}, {{month}}',
    sortable_fields: ['month'],
    thumbnail: false,
    slug: {
      template: '{{county}}-{{month}}',
      editable: ['create'],
      hint: 'The name of its file, such as kisii-2026-05-01.',
      pattern: FILE_NAME_RULE,
    },
    fields: [schemaField('../schema/projects.json'), ...fieldsOf(schemas.projects, projectWords)],
  },
]

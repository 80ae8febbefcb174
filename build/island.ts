import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { business } from '../src/business.ts'
import { accessories } from '../src/catalogue/accessories.ts'
import { colours } from '../src/catalogue/colours.ts'
import { priceList } from '../src/catalogue/price-list.ts'
import { productFacts } from '../src/catalogue/products.ts'
import { counties } from '../src/delivery/counties.ts'
import type { ShopProduct } from '../src/features/estimator/shop-facts.ts'
import { type Language, languages } from '../src/languages.ts'
import { absolute, paths, pathsIn } from '../src/paths.ts'
import type { ProfileId, SheetMeasures } from '../src/roofing/profiles/profile.ts'
import { profiles } from '../src/roofing/profiles/profiles.ts'
import { wordsIn } from '../src/words/words-in.ts'
import { addressesOf, apart } from './apart.ts'
import { stylesOfEstimator, stylesOnPage } from './styles-elsewhere.ts'

const FACTS = 'virtual:shop-facts'
const WORDS = 'virtual:estimator-words'
const WORDS_FILES = 'virtual:estimator-words-files'
const LISTS = 'virtual:list-reader'
const LISTS_FILES = 'virtual:list-reader-files'
const BILL = 'virtual:whole-bill'
const BILL_FILES = 'virtual:whole-bill-files'

/** A profile without its section: the estimator counts sheets, and draws none end-on. */
function measuresOf(id: ProfileId): SheetMeasures {
  const { period: _, edgeOffsetMm: __, sources: ___, ...measures } = profiles[id]
  return measures
}

/**
 * What the estimator knows of the shop without asking: plain values, because the checks that produced them (a schema
 * library) have no business on a phone.
 */
function shopFacts(): string {
  const facts = {
    brand: business.brand,
    phone: business.phone,
    chatNumber: business.chatNumber,
    email: business.email,
    place: business.place,
    pricesAsOf: priceList.asOf,
    pricesAddress: paths.prices,
    products: productFacts.map(
      ({ slug, name, price, thicknesses, profile, finish, colours, coloursOutOfStock }): ShopProduct => ({
        slug,
        name,
        price,
        thicknesses,
        finish,
        colours,
        coloursOutOfStock,
        profile: measuresOf(profile),
      }),
    ),
    accessories,
    counties,
  }
  return `export const shopFacts = ${JSON.stringify(facts)}`
}

/** All that the estimator says in one language, and what of the shop depends on it. */
function spoken(language: Language): string {
  const from = (file: string) => JSON.stringify(resolve('src/words', language, file))
  const shop = {
    address: absolute(pathsIn(language).home),
    colours: colours.map(({ id, screen, name }) => ({ id, screen, name: name[language] })),
  }
  return `
    import { application } from ${from('application.ts')}
    import { estimator } from ${from('estimator.ts')}
    export const spoken = { application, estimator, shop: ${JSON.stringify(shop)} }`
}

/** What reads lists, and what it says in one language. */
function listReaderIn(language: Language): string {
  return `
    import { reader } from ${JSON.stringify(resolve('src/features/estimator/list-reader.island.ts'))}
    import { fundiListRead } from ${JSON.stringify(resolve('src/words', language, 'fundi-list.ts'))}
    export const listReader = { ...reader, words: fundiListRead }`
}

/** What draws the whole bill, in one language. */
function wholeBillIn(language: Language): string {
  return `
    import { wholeBillIn } from ${JSON.stringify(resolve('src/features/estimator/whole-bill.island.tsx'))}
    import { wholeBill as words } from ${JSON.stringify(resolve('src/words', language, 'whole-bill.ts'))}
    export const wholeBill = wholeBillIn(words)`
}

/** Where the script of each language is, by the tag that its pages bear. */
function scriptsByTag(files: string): string {
  const scripts = languages.map(language => `import { script as ${language} } from '${files}/${language}'`)
  const byTag = languages.map(language => `'${wordsIn[language].language}': ${language}`)
  return `${scripts.join('\n')}\nexport const scripts = { ${byTag.join()} }`
}

/** Gives scripts the shop's facts, and the estimator's words, as modules. */
export function factsModule(): Plugin {
  const made = new Map<string, () => string>([
    [FACTS, shopFacts],
    [WORDS_FILES, () => scriptsByTag(WORDS_FILES)],
    [LISTS_FILES, () => scriptsByTag(LISTS_FILES)],
    [BILL_FILES, () => scriptsByTag(BILL_FILES)],
    ...languages.map(language => [`${WORDS}/${language}`, () => spoken(language)] as const),
    ...languages.map(language => [`${LISTS}/${language}`, () => listReaderIn(language)] as const),
    ...languages.map(language => [`${BILL}/${language}`, () => wholeBillIn(language)] as const),
  ])
  return {
    name: 'shop-facts',
    resolveId: id => (made.has(id) ? `\0${id}` : null),
    load: id => made.get(id.slice(1))?.() ?? null,
  }
}

/** What reads lists: fetched by the estimator for those who have one. */
export const listReaders: Plugin[] = languages.map(language =>
  apart({
    id: `${LISTS_FILES}/${language}`,
    name: `list-reader.${language}`,
    entry: `${LISTS}/${language}`,
    plugins: [factsModule(), stylesOfEstimator()],
  }),
)

/** What draws the whole bill: fetched by the estimator once it is shown. */
export const wholeBills: Plugin[] = languages.map(language =>
  apart({
    id: `${BILL_FILES}/${language}`,
    name: `whole-bill.${language}`,
    entry: `${BILL}/${language}`,
    plugins: [factsModule(), stylesOfEstimator()],
  }),
)

/** What asks for today's prices: fetched by the estimator once it is shown. */
export const priceClient: Plugin = apart({
  id: 'virtual:price-client-files',
  name: 'price-client',
  entry: 'src/features/estimator/price-client.island.ts',
})

/** The estimator: React, and all that counts. */
export const estimator: Plugin = apart({
  id: 'virtual:estimator-files',
  name: 'estimator',
  entry: 'src/features/estimator/estimator.island.tsx',
  // React looks for a developer's tools at start; visitors have none.
  define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
  plugins: [
    factsModule(),
    ...[...listReaders, ...wholeBills].map(addressesOf),
    addressesOf(priceClient),
    stylesOnPage(),
  ],
})

/** Its words: a script for each language, so that a page fetches those of its own only. */
export const estimatorWords: Plugin[] = languages.map(language =>
  apart({
    id: `${WORDS_FILES}/${language}`,
    name: `estimator.${language}`,
    entry: `${WORDS}/${language}`,
    plugins: [factsModule()],
  }),
)

/** What enlarges a picture of a gallery. */
export const enlarge: Plugin = apart({
  id: 'virtual:enlarge-files',
  name: 'enlarge',
  entry: 'src/features/product/enlarge.client.ts',
})

/** The tooltips, with their styles. */
export const tooltips: Plugin = apart({
  id: 'virtual:tooltips-files',
  name: 'tooltips',
  entry: 'src/features/shell/tooltips.client.ts',
})

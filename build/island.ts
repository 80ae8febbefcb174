import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { accessories } from '../src/facts/accessories.ts'
import { business } from '../src/facts/business.ts'
import { colours } from '../src/facts/colours.ts'
import { counties } from '../src/facts/counties.ts'
import { priceList } from '../src/facts/price-list.ts'
import { productFacts } from '../src/facts/products.ts'
import type { ShopProduct } from '../src/features/quote/state/shop-facts.ts'
import { wordsByLanguage } from '../src/i18n/all-languages.ts'
import type { ProfileId, SheetMeasures } from '../src/roofing/profiles/profile.ts'
import { profiles } from '../src/roofing/profiles/profiles.ts'
import { absolute, paths, pathsIn } from '../src/site/paths.ts'
import { type Language, languages } from '../src/text/languages.ts'
import { addressesOf, apart } from './apart.ts'
import { stylesOfEstimator, stylesOnPage } from './styles-elsewhere.ts'

const FACTS = 'virtual:shop-facts'

/** A script of the estimator that stands once a language, so that a page fetches the one of its own. */
interface Spoken {
  /** The module that is built, before `/` and the language; the module of its addresses ends in `-files`. */
  readonly id: string
  /** What its files are called, before the language. */
  readonly name: string
  readonly source: (language: Language) => string
  readonly styles?: Plugin
}

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
      ({
        slug,
        name,
        price,
        thicknesses,
        profile,
        isFreeDelivery,
        finish,
        colours,
        coloursOutOfStock,
      }): ShopProduct => ({
        slug,
        name,
        price,
        thicknesses,
        isFreeDelivery,
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

const file = (path: string) => JSON.stringify(resolve('src', path))

/** All that the estimator says in one language, and what of the shop depends on it. */
const words: Spoken = {
  id: 'virtual:estimator-words',
  name: 'estimator',
  source(language) {
    const shop = {
      address: absolute(pathsIn(language).home),
      colours: colours.map(({ id, screen, name }) => ({ id, screen, name: name[language] })),
    }
    return `
      import { application } from ${file(`i18n/${language}/application.ts`)}
      import { estimator } from ${file(`i18n/${language}/estimator.ts`)}
      export const spoken = { application, estimator, shop: ${JSON.stringify(shop)} }`
  },
}

/** What reads lists: fetched by the estimator for those who have one. */
const listReader: Spoken = {
  id: 'virtual:list-reader',
  name: 'list-reader',
  source: language => `
    import { reader } from ${file('features/quote/list/list-reader.ts')}
    import { fundiListRead } from ${file(`i18n/${language}/fundi-list.ts`)}
    export const listReader = { ...reader, words: fundiListRead }`,
  styles: stylesOfEstimator(),
}

/** What draws the whole bill: fetched by the estimator once it is shown. */
const wholeBill: Spoken = {
  id: 'virtual:whole-bill',
  name: 'whole-bill',
  source: language => `
    import { wholeBillIn } from ${file('features/quote/result/whole-bill.tsx')}
    import { wholeBill as words } from ${file(`i18n/${language}/whole-bill.ts`)}
    export const wholeBill = wholeBillIn(words)`,
  styles: stylesOfEstimator(),
}

/** Where the script of each language is, by the tag that its pages bear. */
function scriptsByTag({ id }: Spoken): string {
  const scripts = languages.map(language => `import { script as ${language} } from '${id}-files/${language}'`)
  const byTag = languages.map(language => `'${wordsByLanguage[language].language}': ${language}`)
  return `${scripts.join('\n')}\nexport const scripts = { ${byTag.join()} }`
}

/** Gives scripts the shop's facts, and the estimator's words, as modules. */
function factsModule(): Plugin {
  const made = new Map<string, () => string>([[FACTS, shopFacts]])
  for (const spoken of [words, listReader, wholeBill]) {
    made.set(`${spoken.id}-files`, () => scriptsByTag(spoken))
    for (const language of languages) made.set(`${spoken.id}/${language}`, () => spoken.source(language))
  }
  return {
    name: 'shop-facts',
    resolveId: id => (made.has(id) ? `\0${id}` : null),
    load: id => made.get(id.slice(1))?.() ?? null,
  }
}

const inEachLanguage = ({ id, name, styles }: Spoken): Plugin[] =>
  languages.map(language =>
    apart({
      id: `${id}-files/${language}`,
      name: `${name}.${language}`,
      entry: `${id}/${language}`,
      plugins: styles ? [factsModule(), styles] : [factsModule()],
    }),
  )

/** What the estimator fetches while it is in use, once what needs it is shown. */
const later: Plugin[] = [
  ...inEachLanguage(listReader),
  ...inEachLanguage(wholeBill),
  apart({
    id: 'virtual:price-client-files',
    name: 'price-client',
    entry: 'src/features/quote/state/price-client.ts',
  }),
]

/** The estimator, its words, and what it fetches later. */
export const estimator: Plugin[] = [
  apart({
    id: 'virtual:estimator-files',
    name: 'estimator',
    entry: 'src/features/quote/estimator.island.tsx',
    // React looks for a developer's tools at start; visitors have none.
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    plugins: [factsModule(), ...later.map(addressesOf), stylesOnPage()],
  }),
  ...inEachLanguage(words),
  ...later,
  factsModule(),
]

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

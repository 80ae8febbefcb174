import type { Plugin } from 'vite'
import { business } from '../src/business.ts'
import { accessories } from '../src/catalogue/accessories.ts'
import { colours } from '../src/catalogue/colours.ts'
import { priceList } from '../src/catalogue/price-list.ts'
import { productFacts } from '../src/catalogue/products.ts'
import { counties } from '../src/delivery/counties.ts'
import type { ShopProduct } from '../src/features/estimator/shop-facts.ts'
import { languages } from '../src/languages.ts'
import { absolute, paths, pathsIn } from '../src/paths.ts'
import type { ProfileId, SheetMeasures } from '../src/roofing/profiles/profile.ts'
import { profiles } from '../src/roofing/profiles/profiles.ts'
import { apart } from './apart.ts'
import { stylesOnPage } from './styles-on-page.ts'

const FACTS = 'virtual:shop-facts'

/** A profile without its section: the estimator counts sheets, and draws none end-on. */
function measuresOf(id: ProfileId): SheetMeasures {
  const { period: _, edgeOffsetMm: __, certainty: ___, ...measures } = profiles[id]
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
    address: absolute(pathsIn(languages[0]).home),
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
    colours: colours.map(({ id, screen, name }) => ({ id, screen, name: name[languages[0]] })),
    counties,
  }
  return `export const shopFacts = ${JSON.stringify(facts)}`
}

/** Gives scripts the shop's facts as a module. */
export function factsModule(): Plugin {
  return {
    name: 'shop-facts',
    resolveId: id => (id === FACTS ? `\0${FACTS}` : null),
    load: id => (id === `\0${FACTS}` ? shopFacts() : null),
  }
}

/** The estimator: React, and all that counts. */
export const estimator: Plugin = apart({
  id: 'virtual:estimator-files',
  name: 'estimator',
  entry: 'src/features/estimator/estimator.island.tsx',
  // React looks for a developer's tools at start; visitors have none.
  define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
  plugins: [factsModule(), stylesOnPage()],
})

/** The tooltips, whose styles stand in the pages. */
export const tooltips: Plugin = apart({
  id: 'virtual:tooltips-files',
  name: 'tooltips',
  entry: 'src/features/shell/tooltips.client.ts',
})

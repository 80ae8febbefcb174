import { accessories } from '#facts/accessories.ts'
import { business } from '#facts/business.ts'
import { colours } from '#facts/colours.ts'
import { servedCountyNames } from '#facts/counties.ts'
import { marketPrices } from '#facts/market-prices.ts'
import { priceList } from '#facts/price-list.ts'
import type { ProductFacts } from '#facts/product.ts'
import { productFacts } from '#facts/products.ts'
import { exampleHouse } from '#features/prices/example-roof.ts'
import { wordsByLanguage } from '#i18n/all-languages.ts'
import { isConfirmed, type SheetMeasures } from '#roofing/profiles/profile.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { ribSpacingMm } from '#roofing/profiles/section.ts'
import { absolute, paths, pathsIn } from '#site/paths.ts'
import type { Language } from '#text/languages.ts'
import { englishName } from '#ui/TextWithEnglish.tsx'
import { countExample } from './state/count-example.ts'
import type { ShopFacts } from './state/shop-facts.ts'

/** The measures of a product's sheets: those of its profile, without the cross-section, which the estimator does not draw. */
function measuresOf({ profile, shortestSheetM }: Pick<ProductFacts, 'profile' | 'shortestSheetM'>): SheetMeasures {
  const { period: _, edgeOffsetMm: __, sources: ___, ...measures } = profiles[profile]
  return { ...measures, ...(shortestSheetM && { minSheetMm: Math.round(shortestSheetM * 1000) }) }
}

/** The shop facts in one language, with the picture of each product if `findPicture` is given. */
export function shopFactsIn(language: Language, findPicture?: (slug: string) => string | undefined): ShopFacts {
  const { home, quote } = pathsIn(language)
  return {
    brand: business.brand,
    phone: business.phone,
    chatNumber: business.chatNumber,
    question: wordsByLanguage[language].messages.quote(),
    email: business.email,
    place: business.place,
    pricesAsOf: priceList.asOf,
    pricesAddress: paths.prices,
    quoteAddress: absolute(quote),
    homePath: home,
    products: productFacts.map(facts => ({
      slug: facts.slug,
      name: facts.name,
      description: facts.words[language].description,
      picture: findPicture?.(facts.slug),
      price: facts.price,
      thicknesses: facts.thicknesses,
      isFreeDelivery: facts.isFreeDelivery,
      finish: facts.finish,
      colours: facts.colours,
      picturedColour: facts.picturedColour,
      coloursOutOfStock: facts.coloursOutOfStock,
      isOutOfStock: facts.isOutOfStock,
      profile: measuresOf(facts),
      isCoverWidthConfirmed: isConfirmed(profiles[facts.profile].sources.coverWidth),
      ribSpacingMm: ribSpacingMm(profiles[facts.profile]),
      exampleRoof: countExample(measuresOf(facts), accessories, exampleHouse),
    })),
    exampleWallsM: exampleHouse,
    accessories,
    marketPrices: marketPrices.map(price => ({ ...price, source: price.source[language] })),
    colours: colours.map(({ id, screen, name }) => ({
      id,
      screen,
      name: name[language],
      english: englishName(name, language),
    })),
    counties: servedCountyNames,
  }
}

import { accessories } from '#facts/accessories.ts'
import { business } from '#facts/business.ts'
import { colours } from '#facts/colours.ts'
import { servedCountyNames } from '#facts/counties.ts'
import { priceList } from '#facts/price-list.ts'
import { productFacts } from '#facts/products.ts'
import type { ProfileId, SheetMeasures } from '#roofing/profiles/profile.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { absolute, paths, pathsIn } from '#site/paths.ts'
import type { Language } from '#text/languages.ts'
import { englishName } from '#ui/TextWithEnglish.tsx'
import type { ShopFacts } from './state/shop-facts.ts'

/** A profile without its cross-section, which the estimator does not draw. */
function withoutSection(id: ProfileId): SheetMeasures {
  const { period: _, edgeOffsetMm: __, sources: ___, ...measures } = profiles[id]
  return measures
}

/** The shop facts in one language. */
export function shopFactsIn(language: Language): ShopFacts {
  const { home, quote } = pathsIn(language)
  return {
    brand: business.brand,
    phone: business.phone,
    chatNumber: business.chatNumber,
    email: business.email,
    place: business.place,
    pricesAsOf: priceList.asOf,
    pricesAddress: paths.prices,
    quoteAddress: absolute(quote),
    homePath: home,
    products: productFacts.map(facts => ({
      slug: facts.slug,
      name: facts.name,
      price: facts.price,
      thicknesses: facts.thicknesses,
      isFreeDelivery: facts.isFreeDelivery,
      finish: facts.finish,
      colours: facts.colours,
      coloursOutOfStock: facts.coloursOutOfStock,
      isOutOfStock: facts.isOutOfStock,
      profile: withoutSection(facts.profile),
    })),
    accessories,
    colours: colours.map(({ id, screen, name }) => ({
      id,
      screen,
      name: name[language],
      english: englishName(name, language),
    })),
    counties: servedCountyNames,
  }
}

import { pricePerCoveredM2Ksh } from '#roofing/money/price.ts'
import { gauges } from '#roofing/profiles/gauges.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { numberField } from '#roofing/quote/fields.ts'
import { houseIds, usualHouses } from '#roofing/quote/usual-houses.ts'
import { endLapOf, usualSettings } from '#roofing/take-off/settings.ts'
import { TIMBER_LENGTHS_FT } from '#roofing/take-off/timber-feet.ts'
import { UnavailableFigure } from './guide-figures.ts'
import { costOfRoof, type GuideFacts } from './roof-costs.ts'

const REQUEST = /\{\{([^{}]*)\}\}/g
/** These stand on lines of their own and are checked where they are rendered. */
const BLOCK = /^\s*(table|drawing|sheet)\s/
/** An amount of money, or a number with its unit, in any language of the site. */
const AMOUNT =
  /(?:KSh|KES|shilingi)\.?\s?(\d+(?:,\d{3})*(?:\.\d+)?)|(\d+(?:,\d{3})*(?:\.\d+)?)\s?(?:shillings|\/=|bob)/gi
const MEASURE =
  /(\d+(?:,\d{3})*(?:\.\d+)?)\s?(m|mm|ft|feet|°|degrees|metres|%)(?![\p{L}²])|(?<!\p{L})(mita|milimita|futi|digrii|asilimia)\s(\d+(?:,\d{3})*(?:\.\d+)?)/giu

/** Every amount in the facts of guides, which have no prices by thickness, and of the usual houses. In whole shillings. */
function knownAmounts(facts: GuideFacts): Set<number> {
  const { accessories, marketPrices, products } = facts
  const { fasteners, ...pieces } = accessories
  return new Set(
    [
      ...products.flatMap(({ price, profile }) => [
        price,
        pricePerCoveredM2Ksh(price, profiles[profile].coverWidthMm / 1000),
      ]),
      ...Object.values(pieces).flatMap(({ price }) => price ?? []),
      ...(fasteners.pricePerKg === undefined ? [] : [fasteners.pricePerKg]),
      ...marketPrices.flatMap(({ unit, low, high }) => (unit === 'percent' ? [] : [low, high])),
      ...products.flatMap(product =>
        houseIds.flatMap(house => {
          const { takeOff, budget } = costOfRoof(house, product, facts)
          return [takeOff.priceKsh, budget.totalKsh.low, budget.totalKsh.high]
        }),
      ),
    ].map(Math.ceil),
  )
}

/** Every measure that the kernel knows, such as `1000 mm`. */
function knownMeasures({ accessories, marketPrices, products }: GuideFacts): Set<string> {
  const used = products.map(({ profile }) => profiles[profile])
  // Guides show the assumptions of the first product.
  const settings = usualSettings(used[0] ?? profiles.box, accessories)
  const { purlin, rafter, cap } = settings
  const endLap = endLapOf(settings, numberField('pitch').usual ?? 0)
  const lengths = [
    ...[purlin, rafter, endLap, cap, numberField('eave').usual, numberField('verge').usual],
    ...Object.values(usualHouses).flatMap(({ lengthM, widthM }) => [lengthM, widthM]),
  ]
  return new Set([
    ...used.flatMap(({ coverWidthMm, minPitchDeg }) => [`${coverWidthMm} mm`, `${minPitchDeg} °`]),
    ...gauges.flatMap(({ minMm, maxMm }) => [`${minMm} mm`, `${maxMm} mm`]),
    ...lengths.map(lengthM => `${lengthM} m`),
    ...TIMBER_LENGTHS_FT.map(lengthFt => `${lengthFt} ft`),
    ...marketPrices.flatMap(({ unit, low, high }) => (unit === 'percent' ? [`${low} %`, `${high} %`] : [])),
    `${numberField('pitch').usual} °`,
  ])
}

const UNITS: Readonly<Record<string, string>> = {
  ...{ feet: 'ft', degrees: '°', metres: 'm' },
  ...{ futi: 'ft', digrii: '°', mita: 'm', milimita: 'mm', asilimia: '%' },
}
const toNumber = (text: string) => Number(text.replaceAll(',', ''))

/** Finds figures that are typed into a guide although the kernel knows them: they would stay when a price changes. */
export function findTypedFigures(body: string, facts: GuideFacts): string[] {
  const [amounts, measures] = [knownAmounts(facts), knownMeasures(facts)]
  const text = body.replace(REQUEST, '')
  const typedAmounts = [...text.matchAll(AMOUNT)].flatMap(([found, before, after]) =>
    amounts.has(Math.ceil(toNumber(before ?? after ?? ''))) ? found.trim() : [],
  )
  const typedMeasures = [...text.matchAll(MEASURE)].flatMap(([found, before, unitAfter, unitBefore, after]) => {
    const unit = (unitAfter ?? unitBefore ?? '').toLowerCase()
    return measures.has(`${toNumber(before ?? after ?? '')} ${UNITS[unit] ?? unit}`) ? found : []
  })
  return [...typedAmounts, ...typedMeasures]
}

/**
 * Finds the requests of a guide for a product that is not on sale or a market item that has no price. The page leaves out the
 * paragraph, item or row of such a request.
 */
export function findUnavailableFigures(body: string, answer: (request: string) => string): string[] {
  return [...body.matchAll(REQUEST)].flatMap(([found, request = '']) => {
    if (BLOCK.test(request)) return []
    try {
      answer(request)
      return []
    } catch (error) {
      if (error instanceof UnavailableFigure) return found
      throw error
    }
  })
}

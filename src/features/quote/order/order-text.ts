import { listUncounted } from '#features/quote/list/list-lines.ts'
import { describePrice } from '#features/quote/result/bill-text.ts'
import type { Calculation } from '#features/quote/state/calculation.ts'
import type { OrderedSheets } from '#features/quote/state/ordered-sheets.ts'
import type { QuoteFacts } from '#features/quote/state/QuoteContext.tsx'
import type { ShopFacts } from '#features/quote/state/shop-facts.ts'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import { encodeLink } from '#roofing/quote/link.ts'
import { formatPrice } from '#text/format-price.ts'
import { describeLaying } from './laying-text.ts'
import { describeRoofs, describeWalls, listEmptyRoofs } from './roof-line.ts'
import { describeColour } from './sheet-colour.ts'

/** Messaging apps cut longer texts. In characters of the encoded text. */
const MAX_ENCODED = 1500
/** Limit of the link, so that the rest has room for readable text. */
const MAX_FOR_LINK = 900
/** Limit of lines of each kind. More never fit, so longer texts are not tried. */
const MAX_LINES = 200

const encodedLength = (text: string) => encodeURIComponent(text).length
const countSheets = (cuts: OrderedSheets['cuts']) => cuts.reduce((sum, { count }) => sum + count, 0)
const sumMetres = (cuts: OrderedSheets['cuts']) => cuts.reduce((sum, { count, lengthM }) => sum + count * lengthM, 0)

/** The absolute address of a quote. */
export function quoteLink(
  draft: Draft,
  { quoteAddress }: Pick<ShopFacts, 'quoteAddress'>,
  compressedList: string | undefined,
): string {
  return `${quoteAddress}#${encodeLink(draft, compressedList)}`
}

/** The text beside a shared link. */
export function writeSummary({ product, roofs, draft, ordered }: Calculation, words: EstimatorWords): string {
  const [roof] = roofs
  const what =
    ordered?.kind === 'roof' && roof ? [product.name, describeWalls(roof, draft.unit, words)] : [product.name]
  const { sheets = 0, runningM = 0, priceKsh = 0 } = ordered ?? {}
  return words.order.summary(what.join(', '), sheets, runningM, formatPrice(priceKsh))
}

/** How many lines of each part an order has. */
interface Extent {
  readonly roofs: boolean
  readonly cuts: number
  readonly uncounted: number
}

/** Returns a function that writes the order with a given extent. */
function prepareOrder(
  calculation: Calculation,
  ordered: OrderedSheets,
  { words, shop }: QuoteFacts,
  compressedList: string | undefined,
): (extent: Extent) => string {
  const { draft, product, settings, list, pricesAsOf } = calculation
  const { message } = words
  const wholeLink = quoteLink(draft, shop, compressedList)
  const isWhole = encodedLength(wholeLink) <= MAX_FOR_LINK
  const link = isWhole ? wholeLink : quoteLink({ ...draft, list: '' }, shop, undefined)
  const isList = ordered.kind === 'list'
  const roofs = isList ? [] : describeRoofs(calculation, words)
  const uncounted = listUncounted(list)
  const colour = describeColour(draft, product, shop, message)
  const { included, excluded } = describePrice(calculation, words)
  const moreCuts = isList && !isWhole ? message.moreCutsInNextMessage : message.moreCuts
  const moreUncounted = isWhole ? message.moreUncounted : message.moreUncountedInNextMessage

  return extent => {
    const otherCuts = ordered.cuts.slice(extent.cuts)
    const lines = [
      message.hello(shop.brand),
      message.product(product.name, colour),
      ...(product.isOutOfStock ? [message.outOfStock] : []),
      ...(draft.thickness ? [message.thickness(Number(draft.thickness))] : []),
      ...(extent.roofs ? roofs : [message.roofCount(roofs.length)]),
      ...(isList ? [] : listEmptyRoofs(calculation).map(message.notCounted)),
      message.cover(settings?.cover ?? product.profile.coverWidthMm / 1000),
      ...(isList ? [] : [describeLaying(calculation, words)]),
      isList ? message.listHeading : message.cutListHeading,
      ...ordered.cuts.slice(0, extent.cuts).map(({ count, lengthM }) => message.cut(count, lengthM)),
      ...(otherCuts.length > 0 ? [moreCuts(otherCuts.length, countSheets(otherCuts), sumMetres(otherCuts))] : []),
      message.total(ordered.runningM, formatPrice(ordered.priceKsh), ordered.sheets, words.day(pricesAsOf)),
      ...(isList || included.length === 0 ? [] : [message.included(included.join(', '))]),
      ...(isList || excluded.length === 0 ? [] : [message.excluded(excluded.join(', '))]),
      ...(!isList && list && list.sheets > 0 ? [message.listTotal(list.runningM)] : []),
      ...(uncounted.length > 0 ? [message.uncountedHeading] : []),
      ...uncounted.slice(0, extent.uncounted).map(line => `- ${line}`),
      ...(uncounted.length > extent.uncounted ? [moreUncounted(uncounted.length - extent.uncounted)] : []),
      ...(draft.county || product.isFreeDelivery ? [message.delivery(draft.county, product.isFreeDelivery)] : []),
      ...(isWhole || draft.list === '' ? [] : [message.listInNextMessage]),
      message.confirm(product.finish === 'bare'),
      link,
    ]
    return lines.join('\n')
  }
}

/** The extent with as many cuts as fit, found by halving: a long list has hundreds of them. */
function mostCuts(extent: Extent, max: number, fits: (extent: Extent) => boolean): Extent {
  let [fitting, tooMany] = [0, max]
  while (tooMany - fitting > 1) {
    const cuts = Math.floor((fitting + tooMany) / 2)
    if (fits({ ...extent, cuts })) fitting = cuts
    else tooMany = cuts
  }
  return { ...extent, cuts: fitting }
}

/**
 * Writes the order; empty if nothing is ordered. A long order is shortened until it fits: first the cut list from its
 * shortest sheets, then the uncounted lines, then the roofs.
 */
export function writeOrder(calculation: Calculation, facts: QuoteFacts, compressedList: string | undefined): string {
  const { ordered, list } = calculation
  if (!ordered) return ''
  const write = prepareOrder(calculation, ordered, facts, compressedList)
  const cuts = Math.min(ordered.cuts.length, MAX_LINES)
  const lines = Math.min(listUncounted(list).length, MAX_LINES)
  const fits = (extent: Extent) => encodedLength(write(extent)) <= MAX_ENCODED
  const shortest = { roofs: false, uncounted: 0, cuts: 0 }
  const extents = [true, false].flatMap(roofs =>
    [lines, Math.min(lines, 4), 0].map(uncounted => ({ roofs, uncounted, cuts: 0 })),
  )
  // The whole cut list is tried first, because its last line is shorter than the sentence about what is left out.
  for (const extent of extents)
    for (const most of [{ ...extent, cuts }, extent])
      if (fits(most)) return write(most.cuts === cuts ? most : mostCuts(most, cuts, fits))
  return write(shortest)
}

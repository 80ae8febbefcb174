import { listUncounted } from '#features/quote/list/list-lines.ts'
import { billText } from '#features/quote/result/bill-text.ts'
import type { Calculation } from '#features/quote/state/calculation.ts'
import type { OrderedSheets } from '#features/quote/state/ordered-sheets.ts'
import type { QuoteFacts } from '#features/quote/state/QuoteContext.tsx'
import type { ShopFacts } from '#features/quote/state/shop-facts.ts'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import { encodeLink } from '#roofing/quote/link.ts'
import { formatPrice } from '#text/format-price.ts'
import { layingText } from './laying-text.ts'
import { emptyRoofs, roofLines, wallsText } from './roof-line.ts'
import { colourInOrder } from './sheet-colour.ts'

/** Messaging apps cut longer texts. Characters, once encoded in an address. */
const MAX_ENCODED = 1500
/** Of which the link may take so many: the rest is for what is read without opening it. */
const MAX_FOR_LINK = 900
/** Of each kind: more never fit, so that longer orders need not be tried. */
const MAX_LINES = 200

const encodedLength = (text: string) => encodeURIComponent(text).length
const countSheets = (cuts: OrderedSheets['cuts']) => cuts.reduce((sum, { count }) => sum + count, 0)

/** The address that opens a quote again, anywhere. */
export function quoteLink(
  draft: Draft,
  { quoteAddress }: Pick<ShopFacts, 'quoteAddress'>,
  compressedList: string | undefined,
): string {
  return `${quoteAddress}#${encodeLink(draft, compressedList)}`
}

/** What a shared link is about, in a line. */
export function summaryText({ product, roofs, draft, ordered }: Calculation, words: EstimatorWords): string {
  const [roof] = roofs
  const what = ordered?.kind === 'roof' && roof ? [product.name, wallsText(roof, draft.unit, words)] : [product.name]
  const { sheets = 0, runningM = 0, priceKsh = 0 } = ordered ?? {}
  return words.order.summary(what.join(', '), sheets, runningM, formatPrice(priceKsh))
}

/** How much of each part an order spells out. */
interface Extent {
  readonly roofs: boolean
  readonly cuts: number
  readonly uncounted: number
}

/** Prepares all that every extent of an order has in common. */
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
  const roofs = isList ? [] : roofLines(calculation, words)
  const uncounted = listUncounted(list)
  const colour = colourInOrder(draft, product, shop, message)
  const { included, excluded } = billText(calculation, words)
  const moreCuts = isList && !isWhole ? message.moreOfList : message.more
  const moreUncounted = isWhole ? message.moreUnread : message.moreUnreadNext

  return extent => {
    const otherCuts = ordered.cuts.slice(extent.cuts)
    const lines = [
      message.hello(shop.brand),
      message.product(product.name, colour),
      ...(product.isOutOfStock ? [message.outOfStock] : []),
      ...(draft.thickness ? [message.thickness(Number(draft.thickness))] : []),
      ...(extent.roofs ? roofs : [message.roofs(roofs.length)]),
      ...(isList ? [] : emptyRoofs(calculation).map(message.notCounted)),
      message.cover(settings?.cover ?? product.profile.coverWidthMm / 1000),
      ...(isList ? [] : [layingText(calculation, words)]),
      isList ? message.ofList : message.cutList,
      ...ordered.cuts.slice(0, extent.cuts).map(({ count, lengthM }) => message.cut(count, lengthM)),
      ...(otherCuts.length > 0 ? [moreCuts(otherCuts.length, countSheets(otherCuts))] : []),
      message.total(ordered.runningM, formatPrice(ordered.priceKsh), ordered.sheets, words.day(pricesAsOf)),
      ...(isList || included.length === 0 ? [] : [message.held(included.join(', '))]),
      ...(isList || excluded.length === 0 ? [] : [message.left(excluded.join(', '))]),
      ...(!isList && list && list.sheets > 0 ? [message.list(list.runningM)] : []),
      ...(uncounted.length > 0 ? [message.unread] : []),
      ...uncounted.slice(0, extent.uncounted).map(line => `- ${line}`),
      ...(uncounted.length > extent.uncounted ? [moreUncounted(uncounted.length - extent.uncounted)] : []),
      ...(draft.county || product.isFreeDelivery ? [message.delivery(draft.county, product.isFreeDelivery)] : []),
      ...(isWhole || draft.list === '' ? [] : [message.listNext]),
      message.confirm(product.finish === 'bare'),
      link,
    ]
    return lines.join('\n')
  }
}

/**
 * The order in words: everything that must not change after payment, and what is not clear yet; empty where nothing is
 * ordered. A long order is shortened, and says where the rest stands: first the cut list from its short end, then the lines
 * that are not counted, then the roofs.
 */
export function orderText(calculation: Calculation, facts: QuoteFacts, compressedList: string | undefined): string {
  const { ordered, list } = calculation
  if (!ordered) return ''
  const write = prepareOrder(calculation, ordered, facts, compressedList)
  const cuts = Math.min(ordered.cuts.length, MAX_LINES)
  const lines = Math.min(listUncounted(list).length, MAX_LINES)
  const extents = [true, false].flatMap(roofs =>
    [lines, Math.min(lines, 4), 0].flatMap(uncounted =>
      Array.from({ length: cuts + 1 }, (_, fewer) => ({ roofs, uncounted, cuts: cuts - fewer })),
    ),
  )
  const longest = extents.find(extent => encodedLength(write(extent)) <= MAX_ENCODED)
  return write(longest ?? { roofs: false, uncounted: 0, cuts: 0 })
}

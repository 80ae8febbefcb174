import { listUncounted } from '#features/quote/list/list-lines.ts'
import { describePrice } from '#features/quote/result/bill-text.ts'
import type { Calculation } from '#features/quote/state/calculation.ts'
import type { OrderedSheets } from '#features/quote/state/ordered-sheets.ts'
import type { QuoteFacts } from '#features/quote/state/QuoteContext.tsx'
import type { ShopFacts } from '#features/quote/state/shop-facts.ts'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import { formatFeet } from '#roofing/lengths/format-length.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import { encodeLink } from '#roofing/quote/link.ts'
import { countSheets, sumCutsM } from '#roofing/take-off/cut.ts'
import { formatPrice } from '#text/format-price.ts'
import { describeLaying } from './laying-text.ts'
import { encodedLength, MAX_ENCODED, packMessages, type Section } from './pack-messages.ts'
import { describeRoofs, describeWallsOfRoofs, listEmptyRoofs } from './roof-line.ts'
import { describeColour } from './sheet-colour.ts'

/** Limit of the link, so that the rest has room for readable text. */
const MAX_FOR_LINK = 900

/** The absolute address of a quote. */
export function quoteLink(
  draft: Draft,
  { quoteAddress }: Pick<ShopFacts, 'quoteAddress'>,
  compressedList: string | undefined,
): string {
  return `${quoteAddress}#${encodeLink(draft, compressedList)}`
}

/** The link of a quote for a chat, without the list if that makes it too long. */
function linkForChat(draft: Draft, shop: ShopFacts, compressedList: string | undefined) {
  const wholeLink = quoteLink(draft, shop, compressedList)
  const isWhole = encodedLength(wholeLink) <= MAX_FOR_LINK
  return { isWhole, link: isWhole ? wholeLink : quoteLink({ ...draft, list: '' }, shop, undefined) }
}

/** A line for each length; in a quote in feet with feet and inches. */
function listCuts(cuts: OrderedSheets['cuts'], { unit }: Pick<Draft, 'unit'>, { message }: EstimatorWords): string[] {
  return cuts.map(({ count, lengthM }) => message.cut(count, lengthM, unit === 'ft' ? formatFeet(lengthM) : ''))
}

/**
 * The text beside a shared link: every roof, every length and the total. Where that is too long for a chat, the roofs with
 * their walls and the total; the lengths are in the link.
 */
export function writeShare(
  { product, roofs, draft, orderedSheets }: Calculation,
  words: EstimatorWords,
  maxEncoded = Number.POSITIVE_INFINITY,
): string {
  const { sheets = 0, runningM = 0, priceKsh = 0, cuts = [] } = orderedSheets ?? {}
  const total = words.order.summary(product.name, sheets, runningM, formatPrice(priceKsh))
  const isRoof = orderedSheets?.kind === 'roof'
  const described = isRoof ? describeRoofs({ roofs, draft }, words) : []
  const wallsOnly = isRoof ? describeWallsOfRoofs({ roofs, draft }, words, words.roofs.shapes) : []
  const write = (lines: readonly string[]) => [total, ...lines].join('\n')
  const texts = [[...described, ...listCuts(cuts, draft, words)], described].map(write)
  return texts.find(text => encodedLength(text) <= maxEncoded) ?? write(wallsOnly)
}

/** The text with its link, short enough for a chat. */
export function writeShareMessage(calculation: Calculation, words: EstimatorWords, link: string): string {
  return `${writeShare(calculation, words, MAX_ENCODED - encodedLength(`\n${link}`))}\n${link}`
}

/** Asks about an estimate, with its roofs, total and link. */
export function writeQuestion(calculation: Calculation, { words, shop }: QuoteFacts, compressedList?: string): string {
  const start = `${words.message.question(shop.brand)}\n`
  const { link } = linkForChat(calculation.draft, shop, compressedList)
  return `${start}${writeShare(calculation, words, MAX_ENCODED - encodedLength(`${start}\n${link}`))}\n${link}`
}

/**
 * Writes the order, in several messages where it is too long for one; empty if nothing is ordered. The first message has the
 * product, the total and the link; the roofs and the cut list go on in the next.
 */
export function writeOrder(calculation: Calculation, { words, shop }: QuoteFacts, compressedList?: string): string[] {
  const { draft, product, settings, list, pricesAsOf, orderedSheets } = calculation
  if (!orderedSheets) return []
  const { message } = words
  const { isWhole, link } = linkForChat(draft, shop, compressedList)
  const isList = orderedSheets.kind === 'list'
  const { included, excluded } = describePrice(calculation, words)
  const sumUpCuts = (lines: number) => {
    const rest = orderedSheets.cuts.slice(-lines)
    return message.moreCuts(lines, countSheets(rest), sumCutsM(rest))
  }
  const sections: Section[] = [
    {
      lines: [
        ...(isList ? [] : describeRoofs(calculation, words)),
        ...(isList ? [] : listEmptyRoofs(calculation).map(message.notCounted)),
        message.cover(settings?.cover ?? product.profile.coverWidthMm / 1000),
        ...(isList ? [] : [describeLaying(calculation, words)]),
      ],
    },
    {
      heading: isList ? message.listHeading : message.cutListHeading,
      lines: listCuts(orderedSheets.cuts, draft, words),
      sumUp: sumUpCuts,
    },
    {
      lines: [
        message.total(
          orderedSheets.runningM,
          formatPrice(orderedSheets.priceKsh),
          orderedSheets.sheets,
          words.day(pricesAsOf),
        ),
      ],
      isInFirst: true,
    },
    {
      lines: [
        ...(isList || included.length === 0 ? [] : [message.included(included.join(', '))]),
        ...(isList || excluded.length === 0 ? [] : [message.excluded(excluded.join(', '))]),
        ...(!isList && list && list.sheets > 0 ? [message.listTotal(list.runningM)] : []),
      ],
    },
    {
      heading: message.uncountedHeading,
      lines: listUncounted(list).map(line => `- ${line}`),
      sumUp: message.moreUncounted,
    },
  ]
  return packMessages({
    start: [
      message.hello(shop.brand),
      message.product(product.name, describeColour(draft, product, shop, message)),
      ...(product.isOutOfStock ? [message.outOfStock] : []),
      ...(draft.thickness ? [message.thickness(Number(draft.thickness))] : []),
    ],
    sections,
    end: [
      ...(draft.county || product.isFreeDelivery ? [message.delivery(draft.county, product.isFreeDelivery)] : []),
      ...(isWhole || draft.list === '' ? [] : [message.listNotInLink]),
      message.confirm(product.finish === 'bare'),
      link,
    ],
    part: message.part,
  })
}

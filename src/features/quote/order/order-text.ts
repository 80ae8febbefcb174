import { notCounted } from '#features/quote/list/list-lines.ts'
import { layingText } from '#features/quote/result/AssumptionList.tsx'
import { billText } from '#features/quote/result/bill-text.ts'
import type { Answer } from '#features/quote/state/answer.ts'
import type { Subject } from '#features/quote/state/subject.ts'
import { encodeLink } from '#roofing/quote/link.ts'
import { shillings } from '#text/format-price.ts'
import { emptyRoofs, roofLines, wallsText } from './roof-line.ts'
import { colourInOrder } from './sheet-colour.ts'

/** Messaging apps cut longer texts. Characters, once encoded in an address. */
const MAX_ENCODED = 1500
/** Of which the link may take so many: the rest is for what is read without opening it. */
const MAX_FOR_LINK = 900

const encoded = (text: string) => encodeURIComponent(text).length

/** The address that opens this quote again, anywhere. */
export function quoteLink({ shop, draft, compressedList }: Pick<Answer, 'shop' | 'draft' | 'compressedList'>): string {
  return `${shop.quoteAddress}#${encodeLink(draft, compressedList)}`
}

/** What a shared link is about, in a line. */
export function summaryText({ words, product, roofs, draft, subject }: Answer): string {
  const [roof] = roofs
  const what = subject?.kind === 'roof' && roof ? [product.name, wallsText(roof, draft.unit, words)] : [product.name]
  const { sheets = 0, runningM = 0, priceKsh = 0 } = subject ?? {}
  return words.order.summary(what.join(', '), sheets, runningM, shillings(priceKsh))
}

/** How much of each part is said; the rest is in the link, or in the list that is sent next. */
interface Kept {
  readonly roofs: boolean
  readonly cuts: number
  readonly unread: number
}

function said({ answer, subject }: { answer: Answer; subject: Subject }) {
  const { words, shop, draft, product, settings, list, asOf } = answer
  const say = words.message
  const whole = quoteLink(answer)
  const carries = encoded(whole) <= MAX_FOR_LINK
  const link = carries ? whole : quoteLink({ shop, draft: { ...draft, list: '' }, compressedList: undefined })
  const ofList = subject.kind === 'list'
  const unread = notCounted(list)
  const colour = colourInOrder(draft, product, shop, say)
  const { held, left } = billText(answer)
  const sheetsIn = (cuts: Subject['cuts']) => cuts.reduce((sum, { count }) => sum + count, 0)

  return (kept: Kept): string => {
    const roofs = ofList ? [] : roofLines(answer)
    const rest = subject.cuts.slice(kept.cuts)
    const more = ofList && !carries ? say.moreOfList : say.more
    const moreUnread = carries ? say.moreUnread : say.moreUnreadNext
    const lines = [
      say.hello(shop.brand),
      say.product(product.name, colour),
      ...(draft.thickness ? [say.thickness(Number(draft.thickness))] : []),
      ...(kept.roofs ? roofs : [say.roofs(roofs.length)]),
      ...(ofList ? [] : emptyRoofs(answer).map(say.notCounted)),
      say.cover(settings?.cover ?? product.profile.coverWidthMm / 1000),
      ...(ofList ? [] : [layingText(answer).join('. ')]),
      ofList ? say.ofList : say.cutList,
      ...subject.cuts.slice(0, kept.cuts).map(({ count, lengthM }) => say.cut(count, lengthM)),
      ...(rest.length > 0 ? [more(rest.length, sheetsIn(rest))] : []),
      say.total(subject.runningM, shillings(subject.priceKsh), subject.sheets, words.day(asOf)),
      ...(ofList || held.length === 0 ? [] : [say.held(held.join(', '))]),
      ...(ofList || left.length === 0 ? [] : [say.left(left.join(', '))]),
      ...(!ofList && list && list.sheets > 0 ? [say.list(list.runningM)] : []),
      ...(unread.length > 0 ? [say.unread] : []),
      ...unread.slice(0, kept.unread).map(line => `- ${line}`),
      ...(unread.length > kept.unread ? [moreUnread(unread.length - kept.unread)] : []),
      ...(draft.county || product.isFreeDelivery ? [say.delivery(draft.county, product.isFreeDelivery)] : []),
      ...(carries || draft.list === '' ? [] : [say.listNext]),
      say.confirm(product.finish === 'bare'),
      link,
    ]
    return lines.join('\n')
  }
}

const written = new WeakMap<Answer, string>()

/**
 * The order in words: everything that must not change after payment, and what is not clear yet. Long cut lists are
 * shortened from their short end, and long lists of what was not understood; what is left out is named with where it is.
 */
export function orderText(answer: Answer): string {
  const { subject, list } = answer
  if (!subject) return ''
  const known = written.get(answer)
  if (known !== undefined) return known
  const text = said({ answer, subject })
  const lines = notCounted(list).length
  const fewer = [lines, Math.min(lines, 4), 0]
  const ways = [true, false].flatMap(roofs =>
    fewer.flatMap(unread =>
      Array.from({ length: subject.cuts.length + 1 }, (_, less) => ({
        roofs,
        unread,
        cuts: subject.cuts.length - less,
      })),
    ),
  )
  // Shorter and shorter: first the cut list, then the lines that were not understood, then the roofs.
  const best = ways.find(way => encoded(text(way)) <= MAX_ENCODED) ?? { roofs: false, unread: 0, cuts: 0 }
  const whole = text(best)
  written.set(answer, whole)
  return whole
}

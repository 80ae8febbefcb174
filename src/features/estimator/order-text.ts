import { shillings } from '#catalogue/price.ts'
import { priceKsh } from '#roofing/money/price.ts'
import { encodeLink } from '#roofing/quote/link.ts'
import type { Answer } from './answer.ts'
import { roofLine } from './roof-line.ts'
import { colourName } from './sheet-colour.ts'

/** Messaging apps cut longer texts. Characters, once encoded in an address. */
const MOST_ENCODED = 1500

const encoded = (text: string) => encodeURIComponent(text).length

type Ordered = Omit<Answer, 'colour' | 'asOf'>

/** The address that opens this quote again, anywhere. */
export function quoteLink({ shop, draft }: Pick<Answer, 'shop' | 'draft'>): string {
  return shop.address + encodeLink(draft)
}

/** The link for a message: a long list of the fundi's is left out of it before the message gets too long. */
function messageLink({ shop, draft }: Ordered): string {
  const whole = quoteLink({ shop, draft })
  return encoded(whole) <= 600 ? whole : quoteLink({ shop, draft: { ...draft, list: '' } })
}

/**
 * The order in words: everything that must not change after payment. Long cut lists are shortened from their short end;
 * the link carries all.
 */
export function orderText(ordered: Ordered): string {
  const { words, shop, draft, product, price, counted, settings, list } = ordered
  const say = words.message
  const colour = colourName(draft, product, shop)
  const cuts = counted?.cuts ?? list.cuts
  const metres = counted?.runningM ?? list.runningM
  const roofs = (counted?.roofs ?? []).map(({ roof }) => roofLine(roof.input, words))
  const head = (roofLines: readonly string[]) => [
    say.hello(shop.brand),
    say.product(product.name, colour),
    ...roofLines,
    ...(settings ? [say.cover(settings.cover)] : []),
    say.cutList,
  ]
  const tail = [
    say.total(metres, shillings(priceKsh(metres, price))),
    ...(counted ? [say.accessories(counted, counted.fasteners)] : []),
    ...(counted && list.sheets > 0 ? [say.list(list.runningM)] : []),
    ...(draft.county ? [say.county(draft.county)] : []),
    say.confirm,
    messageLink(ordered),
  ]
  const lines = cuts.map(({ count, lengthM }) => say.cut(count, lengthM))
  const text = (roofLines: readonly string[], kept: number) => {
    const rest = kept < lines.length ? [say.more(lines.length - kept)] : []
    return [...head(roofLines), ...lines.slice(0, kept), ...rest, ...tail].join('\n')
  }
  for (const roofLines of [roofs, [say.roofs(roofs.length)]]) {
    for (let kept = lines.length; kept >= 0; kept--) {
      const whole = text(roofLines, kept)
      if (encoded(whole) <= MOST_ENCODED) return whole
    }
  }
  return text([], 0)
}

import type { LengthUnit } from '../../roofing/lengths/unit.ts'
import { writtenLength } from '../../roofing/lengths/written.ts'
import type { Goods, UnreadReason } from '../../roofing/list/sheet-list.ts'
import type { GoodsKind } from '../../roofing/list/vocabulary.ts'
import type { Doubt } from '../../roofing/list/weighed.ts'
import { upToPart } from '../../roofing/take-off/centimetre.ts'

/** Up to the millimetre: a list in feet is never told shorter than it is. */
const metres = (lengthM: number) => `${upToPart(lengthM, 1000)} m`

/** In the unit in which it was said, with metres beside feet. */
const length = (lengthM: number, unit: LengthUnit) =>
  unit === 'ft' || unit === 'in' ? `${writtenLength(lengthM, 'ft')} ft (${metres(lengthM)})` : metres(lengthM)

const sheets = (count: number) => (count === 1 ? '1 sheet' : `${count} sheets`)

const goodsNames: Readonly<Record<GoodsKind, string>> = {
  ridge: 'Ridge caps',
  valley: 'Valleys',
  fastener: 'Nails or screws',
  gutter: 'Gutters',
  flashing: 'Flashing',
  'plain-sheet': 'Plain sheets',
  timber: 'Timber',
  other: 'Other goods',
}

/** What a fundi's list is read as, what is asked about it, and how it compares with the roof. */
export const fundiList = {
  heading: 'I have a list',
  label: 'The list your fundi gave you',
  hint: '20 pcs x 3m, 15 × 2.5, 8 of 3200mm, 6@10ft, mabati 20 za mita 3: one or many to a line.',
  unit: { m: 'Numbers without a unit are read as metres.', ft: 'Numbers without a unit are read as feet.' },
  understood: 'As we read it',
  reading: 'Reading your list …',
  failed:
    'The list cannot be read just now: the part of this page that does it did not arrive. What you typed is kept.',
  retry: 'Try again',
  count: sheets,
  length,
  sum: (count: number, lengthM: number) => `= ${metres(count * lengthM)}`,
  ignored: (words: string) => `Passed over: ${words}`,
  goods: ({ goods, pieces, lengthM, weightKg }: Goods) => {
    const said = [
      pieces === undefined ? '' : `${pieces} pieces`,
      weightKg === undefined ? '' : `${weightKg} kg`,
      lengthM === undefined ? '' : metres(lengthM),
    ].filter(Boolean)
    return `${goodsNames[goods]}${said.length > 0 ? `, ${said.join(', ')}` : ''}: not counted as sheets`
  },
  unread: {
    'no-length': 'Not counted: how long?',
    'no-count': 'Not counted: how many?',
    unclear: 'Not understood: say how many sheets and how long',
    'not-sheets': 'Not sheets, you said',
  } satisfies Record<UnreadReason, string>,
  sumLine: 'Not counted: a sum of other lines',
  note: 'Nothing to count',
  questions: {
    noun: (about: string) => (about ? `Is “${about}” a roofing sheet?` : 'Are these roofing sheets?'),
    heading: (about: string) => `Are the lines below “${about}” roofing sheets?`,
    order: () => 'Which number is the count?',
    length: () => 'Sheets are usually 1 to 6 m long. What is meant?',
    count: () => 'Is the large number sheets, or money?',
    numbers: () => 'There are more numbers than a count and a length. What is meant?',
    unit: () => 'Metres or feet?',
    size: () => 'Are these sheets, or the size of something?',
    words: () => 'Are these sheets to be bought, and how many?',
  } satisfies Record<Doubt, (about: string) => string>,
  asAbove: 'Asked about above',
  choice: (count: number, lengthM: number, unit: LengthUnit) => `${sheets(count)} of ${length(lengthM, unit)}`,
  notSheets: 'Not sheets',
  change: (source: string) => `Ask again about “${source}”`,
  changeShort: 'Change',
  open: (count: number) =>
    count === 1
      ? 'One question is open. Until you answer it, its line is not counted.'
      : `${count} questions are open. Until you answer them, their lines are not counted.`,
  more: (count: number) => `Show ${count} more lines`,
  total: (count: number, lengthM: number, price: string) => `${sheets(count)}, ${metres(lengthM)}, ${price}`,
  compare: (listM: number, roofM: number) => `Your list has ${metres(listM)}, this roof needs about ${metres(roofM)}.`,
  verdicts: {
    over: (byM: number) => `That is ${metres(byM)} more. Ask what the rest is for before you pay for it.`,
    short: (byM: number) => `That is ${metres(byM)} less: it may not cover the roof.`,
    close: () => 'They agree, as far as lists and roofs do.',
  },
}

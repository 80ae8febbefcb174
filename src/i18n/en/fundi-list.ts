import { formatFeet } from '#roofing/lengths/format-length.ts'
import { type LengthUnit, metresPer } from '#roofing/lengths/unit.ts'
import type { Comparison, GoodsComparison } from '#roofing/list/compare.ts'
import type { Doubt } from '#roofing/list/interpretation.ts'
import type { Guess } from '#roofing/list/needs.ts'
import type { Goods, UnreadReason } from '#roofing/list/sheet-list.ts'
import type { GoodsKind } from '#roofing/list/vocabulary.ts'
import { formatMetres, roundUpToPart } from '#roofing/take-off/rounding.ts'

/** A length, rounded up to the millimetre, so that a list in feet never looks shorter than it is. */
const metres = (lengthM: number) => `${roundUpToPart(lengthM, 1000)} m`
/** The length of a nail or screw, which are sold by the inch. */
const inches = (lengthM: number) => `${Math.round((lengthM / metresPer.in) * 100) / 100} in`
/** A total length, rounded up to the centimetre, as in the result. */
const formatTotal = (lengthM: number) => `${formatMetres(lengthM)} m`

/** A length in the unit of the list, with metres beside feet. */
const lengthInUnit = (lengthM: number, unit: LengthUnit) =>
  unit === 'ft' || unit === 'in' ? `${formatFeet(lengthM)} (${metres(lengthM)})` : metres(lengthM)

const sheets = (count: number) => (count === 1 ? '1 sheet' : `${count} sheets`)

const goodsNames: Readonly<Record<GoodsKind, string>> = {
  ridge: 'Ridge caps',
  valley: 'Valleys',
  fastener: 'Roofing nails or screws',
  nail: 'Nails for timber',
  gutter: 'Gutters',
  flashing: 'Flashing',
  'plain-sheet': 'Plain sheets',
  timber: 'Timber',
  other: 'Other goods',
}

const guessNames: Readonly<Record<Guess, string>> = {
  wings: 'the measures of the wings',
  eave: 'the eave overhang',
  pitch: 'the pitch',
}
const joinWords = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}` : words.join('')

/** A fundi’s list: how it was understood, open questions, and the comparison with the roof. */
export const fundiList = {
  heading: 'Your list',
  compareListHeading: 'Compare with a fundi’s list',
  compareHouseHeading: 'Compare with your house',
  label: 'The list your fundi gave you',
  hint: '20 pcs x 3m, 15 × 2.5, 8 of 3200mm, 6@10ft, mabati 20 za mita 3: one or many to a line.',
  unit: { m: 'Numbers without a unit are read as metres.', ft: 'Numbers without a unit are read as feet.' },
  readAs: { m: 'Read them as metres', ft: 'Read them as feet' },
  reading: 'Reading your list …',
  /** `kept` includes the last line that is kept, which may be cut off. */
  tooLong: (lines: number, kept: number) =>
    `This list is too long to be kept or shared: of its ${lines} lines, only the first ${kept - 1} are. Divide it into two lists.`,
  failed:
    'The list cannot be read just now: the part of this page that does it did not arrive. What you typed is kept.',
  retry: 'Try again',
  entriesHeading: 'As we read it',
  sheetCount: sheets,
  length: lengthInUnit,
  sum: (count: number, lengthM: number) => `= ${metres(count * lengthM)}`,
  ignoredWords: (words: string) => `Passed over: ${words}`,
  goodsNames,
  goods: ({ goods, pieces, lengthM, weightKg, runningM }: Goods) => {
    const details = [
      pieces === undefined ? '' : pieces === 1 ? '1 piece' : `${pieces} pieces`,
      weightKg === undefined ? '' : `${weightKg} kg`,
      lengthM === undefined ? '' : goods === 'nail' || goods === 'fastener' ? inches(lengthM) : metres(lengthM),
      runningM === undefined ? '' : `${metres(runningM)} in all`,
    ].filter(Boolean)
    return `${goodsNames[goods]}${details.length > 0 ? `, ${details.join(', ')}` : ''}: not counted as sheets`
  },
  unread: {
    'no-length': 'Not counted: how long?',
    'no-count': 'Not counted: how many?',
    unclear: 'Not understood: say how many sheets and how long',
    'not-sheets': 'Not sheets, you said',
  } satisfies Record<UnreadReason, string>,
  openQuestion: 'Not counted: a question is open',
  totalLine: 'Not counted: a sum of other lines',
  nothingToCount: 'Nothing to count',
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
  sameQuestion: 'Asked about above',
  choice: (count: number, lengthM: number, unit: LengthUnit) => `${sheets(count)} of ${lengthInUnit(lengthM, unit)}`,
  notSheets: 'Not sheets',
  notSheetsAbout: (source: string) => `“${source}” is not sheets`,
  changeAnswerTo: (source: string) => `Ask again about “${source}”`,
  changeAnswer: 'Change',
  openQuestions: (count: number) =>
    count === 1
      ? 'One question is open. Until you answer it, its line is not counted.'
      : `${count} questions are open. Until you answer them, their lines are not counted.`,
  showMore: (count: number) => `Show ${count} more lines`,
  total: (count: number, lengthM: number, price: string) => `${sheets(count)}, ${formatTotal(lengthM)}, ${price}`,
  comparison: {
    heading: 'Your list beside this roof',
    metres: (listM: number, roofM: number) =>
      `Your list has ${formatTotal(listM)}, this roof needs about ${formatTotal(roofM)}.`,
    more: (byM: number, price: string) => `That is ${formatTotal(byM)} more, ${price} at this price.`,
    less: (byM: number, price: string) => `That is ${formatTotal(byM)} less, ${price} at this price.`,
    verdicts: {
      covers: 'These sheets cover the roof.',
      more: 'These sheets cover the roof, and more than a tenth is left over. Ask what the rest is for before you pay for it.',
      offcuts: 'These sheets cover the roof only if what is cut off at the hips is used again. Ask your fundi how.',
      lacks: 'These sheets do not cover the roof.',
      open: 'Answer the questions above first: until then part of your list is not counted.',
    } satisfies Record<Comparison['verdict'], string>,
    lacking: (count: number, lengthM: number) => `Missing: ${sheets(count)} of ${metres(lengthM)}, from eave to ridge.`,
    tooShort: (count: number, lengthM: number, neededM: number) =>
      `Too short: ${sheets(count)} of ${metres(lengthM)}. What is still open needs ${metres(neededM)}.`,
    joined: (count: number, sheetsM: readonly number[], neededM: number) =>
      `${count} × ${sheetsM.map(metres).join(' and ')} with an end lap make ${metres(neededM)}: ask whether that is meant.`,
    cutDown: (count: number, sheetM: number, neededM: number) =>
      `Cut down: ${sheets(count)} of ${metres(sheetM)} to ${metres(neededM)}. The rest of each is ${metres(sheetM - neededM)}.`,
    spare: (count: number, lengthM: number) => `Left over: ${sheets(count)} of ${metres(lengthM)}.`,
    others: (count: number) => `And ${count} more like these.`,
    /** For sheets that are a little shorter than lengths which the page calculated from assumed measures. */
    shortOfGuess: (byM: number, guesses: readonly Guess[]) =>
      `Some sheets are up to ${Math.round(byM * 1000)} mm shorter than our figure. It rests on ${joinWords(guesses.map(guess => guessNames[guess]))} that we assumed: measure before you ask your fundi.`,
    goods: ({ goods, unit, listed, min, max }: GoodsComparison) => {
      const need = min === max ? `about ${min}` : `${min} to ${max}`
      const what = unit === 'pieces' ? 'pieces' : unit
      return `${goodsNames[goods]}: your list has ${Math.round(listed * 10) / 10} ${what}, this roof takes ${need}.`
    },
  },
}

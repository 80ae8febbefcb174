import { parseLength } from '../lengths/length.ts'
import { NUMBER, parseThousands } from '../lengths/number.ts'
import { type LengthUnit, spellings } from '../lengths/unit.ts'

/** A number in a line of a list, with its unit of length where it has one. */
export interface Quantity {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly hasUnit: boolean
}

const anyUnit = Object.values(spellings).join('|')
const NUM = `(?:${NUMBER})`
// Kiswahili puts the unit first: in `20 mita 3` it belongs to the 3.
const unitFirst = '(?:mita|futi|inchi|sentimita|milimita)'
// A unit may run into the x of `3mx20`, not into another letter.
const END = '(?![a-wyz])'
const inches = ` ?-?(?:${NUM} ?(?:${spellings.in})${END}|\\d{1,2}(?! ?[a-z'"\\d.,/]))`
const quantity = new RegExp(
  [
    `(?<mixed>\\d+ ?(?:${spellings.ft})${inches})`,
    `(?<before>\\b${unitFirst} ${NUM})`,
    `(?<after>${NUM} ?(?!${unitFirst} \\d)(?:${anyUnit})${END})`,
    NUM,
  ].join('|'),
  'g',
)

/** All numbers of a line in the form `plainMarks` gives it. */
export function quantitiesIn(line: string): Quantity[] {
  return [...line.matchAll(quantity)].map(({ 0: text, index: start, groups }) => ({
    text,
    start,
    end: start + text.length,
    hasUnit: Object.values(groups ?? {}).some(group => group !== undefined),
  }))
}

/** The quantity as a number of pieces; not whole where it cannot be one. */
export function countOf({ text }: Quantity): number {
  return parseThousands(text)
}

/** Unit-less numbers from here on are millimetres: no sheet is so many metres or centimetres long. */
const LEAST_MM = 1000

/**
 * The quantity as metres. `3,200` without a unit is 3.2 m read either way: 3.200 m or 3 200 mm. `NaN` where it is none.
 */
export function lengthOf({ text, hasUnit }: Quantity, unit: LengthUnit): number {
  const typed = text.replace(/,(?=\d{3}$)/, '.')
  const asMm = !hasUnit && unit === 'm' && Number(typed) >= LEAST_MM
  const reading = parseLength(hasUnit ? text.replace(/,(?=\d{3} ?m(?:t|e|$))/, '.') : typed, asMm ? 'mm' : unit)
  return reading.ok ? reading.lengthM : Number.NaN
}

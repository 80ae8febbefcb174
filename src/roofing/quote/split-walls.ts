import type { WallUnit } from '../lengths/format-length.ts'
import { parseLength } from '../lengths/length.ts'
import { typedUnit } from './read-field.ts'

/** Both walls as typed into one field: `12x9`, `12 x 9`, `40'6" by 30'`, `12 kwa 9`. */
const bothWalls = /^(.+?)\s*(?:[x×*✕]|\bby\b|\bkwa\b)\s*(.+)$/i

/** The unit that a text names; `undefined` for a bare number. */
function namedUnit(text: string): WallUnit | undefined {
  const unit = typedUnit(text, 'm')
  return unit === typedUnit(text, 'ft') ? unit : undefined
}

/** The two parts of a text that has a length and a width. */
export interface Walls {
  readonly length: string
  readonly width: string
}

/**
 * Splits a text with both walls; `undefined` where it does not have two lengths. A unit written once is for both.
 * @param isTyping whether the visitor may type more. In a quote in feet, `3m x 12` is then not split yet, because a unit may
 * follow the 12.
 */
export function splitWalls(text: string, unit: WallUnit, isTyping: boolean): Walls | undefined {
  const [, length = '', width = ''] = bothWalls.exec(text.trim()) ?? []
  if (![length, width].every(part => parseLength(part, unit).ok)) return undefined
  const [ofLength, ofWidth] = [namedUnit(length), namedUnit(width)]
  if (ofLength !== undefined && ofWidth === undefined && ofLength !== unit)
    return isTyping ? undefined : { length, width: `${width} ${ofLength}` }
  return { length: ofLength === undefined ? withUnitOf(length, width, unit) : length, width }
}

/** A length, with the unit of the width added where only the width has one and it is not the quote's own. */
export function withUnitOf(length: string, width: string, unit: WallUnit): string {
  const ofWidth = namedUnit(width)
  const isBare = parseLength(length, unit).ok && namedUnit(length) === undefined
  return isBare && ofWidth !== undefined && ofWidth !== unit ? `${length} ${ofWidth}` : length
}

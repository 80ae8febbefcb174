import { NUMBER, parseNumber, parseThousands } from './number.ts'
import { type LengthUnit, metresPer, normalizeMarks, spellings } from './unit.ts'

/** Why a text is not a measurement. `ambiguous`: `1,250` may be 1.25 or 1250. */
export type InvalidReason = 'missing' | 'unreadable' | 'ambiguous'

/**
 * A typed length in metres, rounded to a tenth of a millimetre, and its unit as written (the default unit where none is
 * written, feet for feet and inches); or why the text is not a length. The range is not checked: lengths may be negative.
 */
export type LengthReading =
  | { readonly ok: true; readonly lengthM: number; readonly unit: LengthUnit }
  | { readonly ok: false; readonly kind: InvalidReason }

const units = Object.keys(spellings) as LengthUnit[]
const anyUnit = units.map(unit => `(${spellings[unit]})`).join('|')
/** `12'6"`, `12 ft 6`, `12ft-6in`. */
const feetAndInches = new RegExp(`^(\\d+) ?(?:${spellings.ft})[ -]?(${NUMBER}) ?(?:${spellings.in})?\\.?$`)
/** `12 6`, `12-6`: only with feet as the default unit. */
const bareFeetAndInches = new RegExp(`^(\\d+) ?[ -] ?(${NUMBER})$`)
/** `12.5`, `-12.5 m`. */
const unitAfter = new RegExp(`^(-?) ?(${NUMBER}) ?(?:${anyUnit})?\\.?$`)
/** `mita 3`. */
const unitBefore = new RegExp(`^(${anyUnit}) (${NUMBER})$`)

function createReading(lengthM: number, unit: LengthUnit): LengthReading {
  return { ok: true, lengthM: Math.round(lengthM * 1e4) / 1e4, unit }
}

function parseInUnit(digits: string, unit: LengthUnit, sign = 1): LengthReading {
  const value = unit === 'mm' ? parseThousands(digits) : parseNumber(digits)
  return value === undefined ? { ok: false, kind: 'ambiguous' } : createReading(sign * value * metresPer[unit], unit)
}

/** The unit of the group that matched; `defaultUnit` where none did. Groups are in the order of `units`. */
function matchedUnit(groups: readonly (string | undefined)[], defaultUnit: LengthUnit): LengthUnit {
  return units[groups.findIndex(group => group !== undefined)] ?? defaultUnit
}

/** Writes `12 1/2` as `12.5`. The denominators are those of inches on tape measures. */
function fractionsToDecimals(text: string): string {
  return text.replace(/(?:(\d+) )?(\d+)\/(2|4|8|16)(?!\d)/g, (_, whole = '0', numerator: string, denominator: string) =>
    String(Number(whole) + Number(numerator) / Number(denominator)),
  )
}

/**
 * Parses a typed length: `12.5`, `12,5 m`, `12 1/2`, `41ft`, `12'6"`, `12ft 6in`, `3200mm`, `mita 3`.
 * A number without a unit is in `defaultUnit`; after feet it is inches, which must be under 12. With feet as the default
 * unit, `12 6` and `12-6` are feet and inches.
 */
export function parseLength(text: string, defaultUnit: LengthUnit): LengthReading {
  const typed = fractionsToDecimals(normalizeMarks(text).trim().replace(/\s+/g, ' '))
  if (typed === '') return { ok: false, kind: 'missing' }
  const both = feetAndInches.exec(typed) ?? (defaultUnit === 'ft' ? bareFeetAndInches.exec(typed) : null)
  if (both) {
    const inches = parseNumber(both[2] as string)
    if (inches === undefined || inches >= 12) return { ok: false, kind: 'unreadable' }
    return createReading(Number(both[1]) * metresPer.ft + inches * metresPer.in, 'ft')
  }
  const after = unitAfter.exec(typed)
  if (after) return parseInUnit(after[2] as string, matchedUnit(after.slice(3), defaultUnit), after[1] ? -1 : 1)
  const before = unitBefore.exec(typed)
  if (before) return parseInUnit(before[before.length - 1] as string, matchedUnit(before.slice(2, -1), defaultUnit))
  return { ok: false, kind: 'unreadable' }
}

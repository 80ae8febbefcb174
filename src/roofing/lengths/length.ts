import { NUMBER, parseNumber, parseThousands } from './number.ts'
import { type LengthUnit, metresPer, normalizeMarks, spellings } from './unit.ts'

/** Why a text is not a measurement. `ambiguous`: `1,250` may be 1.25 or 1250. */
export type UnreadKind = 'missing' | 'unreadable' | 'ambiguous'

/**
 * A length in metres, rounded to a tenth of a millimetre, and its unit as written (the default unit where there is none, feet
 * for feet and inches); or why there is none. The caller checks the range.
 */
export type LengthReading =
  | { readonly ok: true; readonly lengthM: number; readonly unit: LengthUnit }
  | { readonly ok: false; readonly kind: UnreadKind }

const units = Object.keys(spellings) as LengthUnit[]
const anyUnit = units.map(unit => `(${spellings[unit]})`).join('|')
const feetAndInches = new RegExp(`^(\\d+) ?(?:${spellings.ft})[ -]?(${NUMBER}) ?(?:${spellings.in})?\\.?$`)
const feetThenInches = new RegExp(`^(\\d+) ?[ -] ?(${NUMBER})$`)
const unitAfter = new RegExp(`^(-?) ?(${NUMBER}) ?(?:${anyUnit})?\\.?$`)
const unitBefore = new RegExp(`^(${anyUnit}) (${NUMBER})$`)

function createReading(lengthM: number, unit: LengthUnit): LengthReading {
  return { ok: true, lengthM: Math.round(lengthM * 1e4) / 1e4, unit }
}

function inUnit(digits: string, unit: LengthUnit, sign = 1): LengthReading {
  const value = unit === 'mm' ? parseThousands(digits) : parseNumber(digits)
  return value === undefined ? { ok: false, kind: 'ambiguous' } : createReading(sign * value * metresPer[unit], unit)
}

/** The unit of the group that matched; groups are in the order of `units`. */
function unitOf(groups: readonly (string | undefined)[], otherwise: LengthUnit): LengthUnit {
  return units[groups.findIndex(group => group !== undefined)] ?? otherwise
}

/** Writes `12 1/2` as `12.5`. Rulers and tapes divide an inch into halves down to sixteenths. */
function fractionsToDecimals(text: string): string {
  return text.replace(/(?:(\d+) )?(\d+)\/(2|4|8|16)(?!\d)/g, (_, whole = '0', part: string, parts: string) =>
    String(Number(whole) + Number(part) / Number(parts)),
  )
}

/**
 * Parses a typed length: `12.5`, `12,5 m`, `12 1/2`, `41ft`, `12'6"`, `12ft 6in`, `3200mm`, `mita 3`.
 * A bare number is in `defaultUnit`; after feet it is inches, which must be under 12. With feet as the default unit,
 * `12 6` and `12-6` are feet and inches.
 */
export function parseLength(text: string, defaultUnit: LengthUnit): LengthReading {
  const typed = fractionsToDecimals(normalizeMarks(text).trim().replace(/\s+/g, ' '))
  if (typed === '') return { ok: false, kind: 'missing' }
  const mixed = feetAndInches.exec(typed) ?? (defaultUnit === 'ft' ? feetThenInches.exec(typed) : null)
  if (mixed) {
    const inches = parseNumber(mixed[2] as string)
    if (inches === undefined || inches >= 12) return { ok: false, kind: 'unreadable' }
    return createReading(Number(mixed[1]) * metresPer.ft + inches * metresPer.in, 'ft')
  }
  const after = unitAfter.exec(typed)
  if (after) return inUnit(after[2] as string, unitOf(after.slice(3), defaultUnit), after[1] ? -1 : 1)
  const before = unitBefore.exec(typed)
  if (before) return inUnit(before[before.length - 1] as string, unitOf(before.slice(2, -1), defaultUnit))
  return { ok: false, kind: 'unreadable' }
}

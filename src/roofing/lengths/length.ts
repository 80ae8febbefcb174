import { NUMBER, parseNumber, parseThousands } from './number.ts'
import { type LengthUnit, metresPer, plainMarks, spellings } from './unit.ts'

/** Why a text gives no measure. `ambiguous`: it can be read in two ways (`1,250` is 1.25 or 1250). */
export type UnreadKind = 'missing' | 'unreadable' | 'ambiguous'

/**
 * A length in metres to a tenth of a millimetre and the unit that it was written in (the default one where it said none;
 * feet for feet and inches), or why there is none. The range is for the caller to check.
 */
export type LengthReading =
  | { readonly ok: true; readonly lengthM: number; readonly unit: LengthUnit }
  | { readonly ok: false; readonly kind: UnreadKind }

const units = Object.keys(spellings) as LengthUnit[]
const anyUnit = units.map(unit => `(${spellings[unit]})`).join('|')
const feetAndInches = new RegExp(`^(\\d+) ?(?:${spellings.ft})[ -]?(${NUMBER}) ?(?:${spellings.in})?\\.?$`)
const unitAfter = new RegExp(`^(-?) ?(${NUMBER}) ?(?:${anyUnit})?\\.?$`)
const unitBefore = new RegExp(`^(${anyUnit}) (${NUMBER})$`)

function metres(lengthM: number, unit: LengthUnit): LengthReading {
  return { ok: true, lengthM: Math.round(lengthM * 1e4) / 1e4, unit }
}

function inUnit(digits: string, unit: LengthUnit, sign = 1): LengthReading {
  const value = unit === 'mm' ? parseThousands(digits) : parseNumber(digits)
  return value === undefined ? { ok: false, kind: 'ambiguous' } : metres(sign * value * metresPer[unit], unit)
}

/** The unit whose spelling matched, from a match's groups in the order of `units`. */
function unitOf(groups: readonly (string | undefined)[], otherwise: LengthUnit): LengthUnit {
  return units[groups.findIndex(group => group !== undefined)] ?? otherwise
}

/**
 * Reads one length as people type it: `12.5`, `12,5 m`, `41ft`, `12'6"`, `12ft 6in`, `3200mm`, `mita 3`.
 * A number alone is in `defaultUnit`; a number alone after feet is inches. Inches after feet must be under 12.
 */
export function parseLength(text: string, defaultUnit: LengthUnit): LengthReading {
  const typed = plainMarks(text).trim().replace(/\s+/g, ' ')
  if (typed === '') return { ok: false, kind: 'missing' }
  const mixed = feetAndInches.exec(typed)
  if (mixed) {
    const inches = parseNumber(mixed[2] as string)
    if (inches === undefined || inches >= 12) return { ok: false, kind: 'unreadable' }
    return metres(Number(mixed[1]) * metresPer.ft + inches * metresPer.in, 'ft')
  }
  const after = unitAfter.exec(typed)
  if (after) return inUnit(after[2] as string, unitOf(after.slice(3), defaultUnit), after[1] ? -1 : 1)
  const before = unitBefore.exec(typed)
  if (before) return inUnit(before[before.length - 1] as string, unitOf(before.slice(2, -1), defaultUnit))
  return { ok: false, kind: 'unreadable' }
}

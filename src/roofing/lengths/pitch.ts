import type { InvalidReason } from './length.ts'
import { NUMBER, parseNumber } from './number.ts'
import { normalizeMarks } from './unit.ts'

/**
 * A typed pitch in degrees, rounded to a hundredth, or exact if typed as rise over run or percent; or why the text is not a
 * pitch. The range is not checked: it may be negative.
 */
export type PitchReading =
  | { readonly ok: true; readonly pitchDeg: number }
  | { readonly ok: false; readonly kind: InvalidReason }

/** `25`, `25°`, `30%`. */
const single = new RegExp(`^(-?) ?(${NUMBER}) ?(°|º|degrees?|deg|digrii|%|percent)?\\.?$`)
/** `1:3`, `4/12`, `1 in 3`. */
const ratio = new RegExp(`^(${NUMBER}) ?(?::|/|in|to) ?(${NUMBER})$`)

/** The pitch of a rise over a run in the same unit. A rounded angle would lengthen a slope of exactly 3.75 m to 3.76 m. */
function pitchOfRise(rise: number, run: number): PitchReading {
  return { ok: true, pitchDeg: (Math.atan2(rise, run) * 180) / Math.PI }
}

/** The two numbers of a pitch typed as rise over run, as text; otherwise `undefined`. */
export function riseAndRun(text: string): readonly [rise: string, run: string] | undefined {
  const found = ratio.exec(normalizeMarks(text).trim().replace(/\s+/g, ' '))
  return found ? [found[1] as string, found[2] as string] : undefined
}

/** Parses a typed pitch: degrees (`25`, `25°`), rise over run (`1:3`, `4/12`, `1 in 3`) or percent (`30%`). */
export function parsePitch(text: string): PitchReading {
  const typed = normalizeMarks(text).trim().replace(/\s+/g, ' ')
  if (typed === '') return { ok: false, kind: 'missing' }
  const [rise, run] = riseAndRun(text) ?? []
  const [, minus, digits, unit] = single.exec(typed) ?? []
  const value = parseNumber(rise ?? digits ?? '')
  const runValue = parseNumber(run ?? '1')
  if (value === undefined || runValue === undefined) return { ok: false, kind: 'ambiguous' }
  if (rise !== undefined) return runValue > 0 ? pitchOfRise(value, runValue) : { ok: false, kind: 'unreadable' }
  if (digits === undefined) return { ok: false, kind: 'unreadable' }
  const signed = minus ? -value : value
  return unit === '%' || unit === 'percent'
    ? pitchOfRise(signed, 100)
    : { ok: true, pitchDeg: Math.round(signed * 100) / 100 }
}

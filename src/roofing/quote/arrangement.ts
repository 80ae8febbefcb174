import { metresPer } from '../lengths/unit.ts'
import { type WallUnit, writtenLength } from '../lengths/written.ts'
import { wingLimits } from '../roof/limits.ts'
import type { Wing } from '../roof/roof.ts'
import type { WingDraft } from './wings.ts'

/** The plans that have a name. */
export type Arrangement = 'L' | 'T' | 'U' | 'cross'

/** A common house, metres: for measures of wings while the walls are not typed yet. */
const COMMON = { lengthM: 12, widthM: 6 }

/** How wide and how far out wings begin with, as shares of the block. */
const WIDE = { L: 0.4, T: 0.4, U: 0.3, cross: 0.4 }
const OUT = 0.6

/**
 * Wings to begin with, in proportion to the block and in whole half metres or feet: measures to be typed over.
 * @param block metres, as far as they are typed
 */
export function arranged(plan: Arrangement, block: Partial<typeof COMMON>, unit: WallUnit): WingDraft[] {
  const { lengthM, widthM } = { ...COMMON, ...block }
  const step = unit === 'ft' ? metresPer.ft : 0.5
  const rounded = (wishM: number, mostM: number) => Math.min(mostM, Math.max(1, Math.round(wishM / step)) * step)
  const width = rounded(lengthM * WIDE[plan], lengthM)
  const out = rounded(widthM * OUT, wingLimits.outM.most)
  const middle = Math.floor((lengthM - width) / 2 / step) * step
  const written = (valueM: number) => writtenLength(Math.round(valueM * 1e4) / 1e4, unit)
  const wing = (side: Wing['side'], atM: number): WingDraft => {
    return { side, at: written(atM), out: written(out), width: written(width) }
  }
  if (plan === 'L') return [wing('front', 0)]
  if (plan === 'T') return [wing('front', middle)]
  if (plan === 'U') return [wing('front', 0), wing('front', lengthM - width)]
  return [wing('front', middle), wing('back', lengthM - width - middle)]
}

/** The name of a plan; none where it has no wings, or more than a name says. */
export function arrangementOf(wings: readonly Wing[], lengthM: number): Arrangement | undefined {
  const [one, other, ...more] = wings
  if (!one || more.length > 0) return undefined
  const isAtCorner = ({ atM, widthM }: Wing) => atM < 1e-9 || atM + widthM > lengthM - 1e-9
  if (!other) return isAtCorner(one) ? 'L' : 'T'
  if (one.side !== other.side) return isAtCorner(one) || isAtCorner(other) ? undefined : 'cross'
  return isAtCorner(one) && isAtCorner(other) ? 'U' : undefined
}

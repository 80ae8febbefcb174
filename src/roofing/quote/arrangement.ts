import { formatTypedLength, type WallUnit } from '../lengths/format-length.ts'
import { metresPer } from '../lengths/unit.ts'
import { wingLimits } from '../roof/limits.ts'
import type { Wing } from '../roof/roof.ts'
import type { WingDraft } from './wings.ts'

/** The named plans of a house with wings. */
export type Arrangement = 'L' | 'T' | 'U' | 'cross'

/** A common house in metres, from which wings get their measures while no walls are typed. */
const DEFAULT_BLOCK = { lengthM: 12, widthM: 6 }

/** The initial width and projection of wings, as shares of the block. */
const WIDTH_SHARE = { L: 0.4, T: 0.4, U: 0.3, cross: 0.4 }
const PROJECTION_SHARE = 0.6

/**
 * Initial wings in proportion to the block, in whole half metres or whole feet.
 * @param block metres, as far as typed
 */
export function createWings(plan: Arrangement, block: Partial<typeof DEFAULT_BLOCK>, unit: WallUnit): WingDraft[] {
  const { lengthM, widthM } = { ...DEFAULT_BLOCK, ...block }
  const step = unit === 'ft' ? metresPer.ft : 0.5
  const roundToStep = (preferredM: number, maxM: number) =>
    Math.min(maxM, Math.max(1, Math.round(preferredM / step)) * step)
  const width = roundToStep(lengthM * WIDTH_SHARE[plan], lengthM)
  const out = roundToStep(widthM * PROJECTION_SHARE, wingLimits.outM.max)
  const centredAt = Math.floor((lengthM - width) / 2 / step) * step
  const format = (valueM: number) => formatTypedLength(Math.round(valueM * 1e4) / 1e4, unit)
  const wing = (side: Wing['side'], atM: number): WingDraft => {
    return { side, at: format(atM), out: format(out), width: format(width) }
  }
  if (plan === 'L') return [wing('front', 0)]
  if (plan === 'T') return [wing('front', centredAt)]
  if (plan === 'U') return [wing('front', 0), wing('front', lengthM - width)]
  return [wing('front', centredAt), wing('back', lengthM - width - centredAt)]
}

/** The named plan that these wings make of a block; `undefined` where they make none. */
export function arrangementOf(wings: readonly Wing[], lengthM: number): Arrangement | undefined {
  const [one, other, ...more] = wings
  if (!one || more.length > 0) return undefined
  const isAtCorner = ({ atM, widthM }: Wing) => atM < 1e-9 || atM + widthM > lengthM - 1e-9
  if (!other) return isAtCorner(one) ? 'L' : 'T'
  if (one.side !== other.side) return isAtCorner(one) || isAtCorner(other) ? undefined : 'cross'
  return isAtCorner(one) && isAtCorner(other) ? 'U' : undefined
}

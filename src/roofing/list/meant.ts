import type { LengthUnit } from '../lengths/unit.ts'
import type { Quantity } from './quantity.ts'
import { isWithin, metres, possibleM, usualM } from './sheet-length.ts'

interface MeantLength {
  readonly unit: LengthUnit
  readonly lengthM: number
}

/** What a number may mean as a length. */
interface MeantLengths {
  /** In its own unit, or that of bare numbers. */
  readonly main: MeantLength
  /** Usual lengths in other units. */
  readonly others: readonly MeantLength[]
  /** Whether the main one can be a sheet at all. */
  readonly isPossible: boolean
}

/**
 * The lengths that a number may mean.
 * @param units those that the list writes: `300 x 20` is 3 m among lengths in centimetres.
 */
export function lengthsOf(
  { value, unit: said, lengthM = 0, isLength }: Quantity,
  unit: LengthUnit,
  units: ReadonlySet<LengthUnit>,
): MeantLengths {
  const first = said ?? unit
  const main = { unit: first, lengthM: said ? lengthM : metres(value, unit) }
  const others = (['m', 'ft', 'cm', 'mm'] as const).flatMap(each => {
    const other = { unit: each, lengthM: metres(value, each) }
    return each !== first && isWithin(other.lengthM, usualM) ? other : []
  })
  const settled = said || isLength ? undefined : others.find(other => /.m/.test(other.unit) && units.has(other.unit))
  const rest = others.filter(other => other !== settled && !(said && !Number.isInteger(value)))
  return { main: settled ?? main, others: rest, isPossible: !!settled || isWithin(main.lengthM, possibleM) }
}

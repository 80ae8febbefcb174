import type { LengthUnit } from '../lengths/unit.ts'
import type { Evidence } from './interpretation.ts'
import type { Quantity } from './quantity.ts'
import {
  isWithin,
  MAX_WRITTEN_LENGTH_M,
  possibleLengthM,
  SAME_LENGTH_M,
  toMetres,
  usualLengthM,
} from './sheet-length.ts'

/** A length that a number may mean. */
interface PossibleLength {
  readonly unit: LengthUnit
  readonly lengthM: number
}

/** The lengths that a number may mean. */
interface PossibleLengths {
  /** In its own unit, or in the unit of numbers without one. */
  readonly main: PossibleLength
  /** Usual lengths in other units. */
  readonly others: readonly PossibleLength[]
  /** Whether the main one can be the length of a sheet. */
  readonly isPossible: boolean
}

/**
 * Finds the lengths that a number may mean.
 * @param unit the unit of numbers without one
 * @param units the units that the list uses: `300 x 20` is 3 m in a list in centimetres
 */
export function findPossibleLengths(
  { value, unit: statedUnit, lengthM = 0, isLength }: Quantity,
  unit: LengthUnit,
  units: ReadonlySet<LengthUnit>,
): PossibleLengths {
  const mainUnit = statedUnit ?? unit
  const main = { unit: mainUnit, lengthM: statedUnit ? lengthM : toMetres(value, unit) }
  const others = (['m', 'ft', 'cm', 'mm'] as const).flatMap(each => {
    const other = { unit: each, lengthM: toMetres(value, each) }
    return each !== mainUnit && isWithin(other.lengthM, usualLengthM) ? other : []
  })
  // Only centimetres and millimetres: 3 m and 3 ft look alike, 300 does not.
  const confirmed =
    statedUnit || isLength ? undefined : others.find(other => /.m/.test(other.unit) && units.has(other.unit))
  const remaining = others.filter(other => other !== confirmed && !(statedUnit && !Number.isInteger(value)))
  return {
    main: confirmed ?? main,
    others: remaining,
    isPossible: !!confirmed || isWithin(main.lengthM, possibleLengthM),
  }
}

/** Whether this length, written with its unit, is one that the page has cut for the roof beside the list. */
export function isCutLength({ role, lengthM = 0 }: Quantity, cutLengthsM: readonly number[]): boolean {
  return role === 'length' && cutLengthsM.some(cutM => Math.abs(cutM - lengthM) < SAME_LENGTH_M)
}

/**
 * Whether a number may be the length of a sheet without a question: a usual length; with its unit, what a lorry carries, or a
 * length that the page itself has cut.
 */
export function isAcceptedLength(
  length: Quantity,
  unit: LengthUnit,
  { units, cutLengthsM }: Pick<Evidence, 'units' | 'cutLengthsM'>,
): boolean {
  const { main } = findPossibleLengths(length, unit, units)
  if (isWithin(main.lengthM, usualLengthM)) return true
  if (length.role !== 'length' || length.unit === 'in') return false
  return (
    isCutLength(length, cutLengthsM) || isWithin(main.lengthM, { min: usualLengthM.min, max: MAX_WRITTEN_LENGTH_M })
  )
}

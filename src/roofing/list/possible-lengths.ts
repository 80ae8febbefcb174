import type { LengthUnit } from '../lengths/unit.ts'
import type { Quantity } from './quantity.ts'
import { isWithin, possibleLengthM, toMetres, usualLengthM } from './sheet-length.ts'

interface PossibleLength {
  readonly unit: LengthUnit
  readonly lengthM: number
}

interface PossibleLengths {
  /** In its own unit, or in the unit of bare numbers. */
  readonly main: PossibleLength
  /** Usual lengths in other units. */
  readonly others: readonly PossibleLength[]
  /** Whether the main one can be the length of a sheet. */
  readonly isPossible: boolean
}

/**
 * The lengths that a number may mean.
 * @param units the units that the list uses: `300 x 20` is 3 m in a list in centimetres
 */
export function possibleLengths(
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
  const confirmed =
    statedUnit || isLength ? undefined : others.find(other => /.m/.test(other.unit) && units.has(other.unit))
  const remaining = others.filter(other => other !== confirmed && !(statedUnit && !Number.isInteger(value)))
  return {
    main: confirmed ?? main,
    others: remaining,
    isPossible: !!confirmed || isWithin(main.lengthM, possibleLengthM),
  }
}

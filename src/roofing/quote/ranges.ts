import { roofLimits } from '../roof/limits.ts'
import type { SettingKey } from '../take-off/settings.ts'

/** The measurements of one roof that a visitor types. */
export type RoofField = 'length' | 'width' | 'pitch' | 'eave' | 'verge'

/** Everything that is typed as a number. */
export type Field = RoofField | SettingKey

export interface Range {
  readonly least: number
  readonly most: number
  readonly unit: 'm' | 'deg'
}

/** What the count accepts: wider than anything built of sheets, narrow enough that every answer is finite. */
export const ranges: Readonly<Record<Field, Range>> = {
  length: { ...roofLimits.lengthM, unit: 'm' },
  width: { ...roofLimits.widthM, unit: 'm' },
  pitch: { ...roofLimits.pitchDeg, unit: 'deg' },
  eave: { ...roofLimits.eaveM, unit: 'm' },
  verge: { ...roofLimits.vergeM, unit: 'm' },
  cover: { least: 0.5, most: 1.5, unit: 'm' },
  longest: { least: 2, most: 12, unit: 'm' },
  endLap: { least: 0.1, most: 0.5, unit: 'm' },
  step: { least: 0.2, most: 0.5, unit: 'm' },
  stepLap: { least: 0.05, most: 0.3, unit: 'm' },
  cap: { least: 0.5, most: 6, unit: 'm' },
  capLap: { least: 0.05, most: 0.3, unit: 'm' },
  purlin: { least: 0.3, most: 2, unit: 'm' },
}

/** Trade values for everything about a roof but its size and shape. */
export const usualRoof = { pitch: 25, eave: 0.45, verge: 0.3 } as const

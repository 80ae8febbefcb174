import { formatTypedLength, type WallUnit } from '../lengths/format-length.ts'
import { metresPer } from '../lengths/unit.ts'
import type { RoofInput, Shape, Wing } from '../roof/roof.ts'
import { emptyRoof, type RoofDraft } from './draft.ts'
import { usualHouses } from './usual-houses.ts'
import { formatWings } from './wings.ts'

/** The usual measures of a building: outside walls in metres. */
interface Template {
  readonly shape: Shape
  readonly lengthM: number
  readonly widthM: number
  /** Absent where it is the usual one. */
  readonly pitchDeg?: number
  readonly wings?: readonly Wing[]
}

/**
 * Buildings as they are commonly built in Kenya: usual houses, smallest first, then others. Houses have a gable, as in the guides, so
 * that a house has one price everywhere.
 */
const templates = {
  bedsitter: { ...usualHouses.bedsitter, shape: 'gable' },
  oneBedroom: { ...usualHouses['one-bedroom'], shape: 'gable' },
  twoBedrooms: { ...usualHouses['two-bedroom'], shape: 'gable' },
  threeBedrooms: { ...usualHouses['three-bedroom'], shape: 'gable' },
  fourBedrooms: { ...usualHouses['four-bedroom'], shape: 'gable' },
  shop: { shape: 'gable', lengthM: 6, widthM: 5 },
  churchHall: { shape: 'gable', lengthM: 18, widthM: 9 },
  store: { shape: 'lean-to', lengthM: 4, widthM: 3, pitchDeg: 15 },
} as const satisfies Readonly<Record<string, Template>>

export type TemplateName = keyof typeof templates

export const templateNames = Object.keys(templates) as TemplateName[]

/** A length as one would type it: half metres, or whole feet. */
export function typedLength(lengthM: number, unit: WallUnit): string {
  return formatTypedLength(unit === 'm' ? lengthM : Math.round(lengthM / metresPer.ft) * metresPer.ft, unit)
}

/** A building's roof as one would type it. */
export function typedRoof({ shape, lengthM, widthM, pitchDeg, wings = [] }: Template, unit: WallUnit): RoofDraft {
  const typed = (valueM: number) => typedLength(valueM, unit)
  return {
    ...emptyRoof,
    shape,
    length: typed(lengthM),
    width: typed(widthM),
    pitch: pitchDeg?.toString() ?? '',
    wings: formatWings(
      wings.map(({ side, atM, outM, widthM: wingM }) => ({
        side,
        at: typed(atM),
        out: typed(outM),
        width: typed(wingM),
      })),
    ),
  }
}

/** The roof of a template, to be changed like a typed one. */
export const templateRoof = (name: TemplateName, unit: WallUnit, id: number): RoofDraft => ({
  ...typedRoof(templates[name], unit),
  id,
})

/** The roof of a template for a small drawing. */
export function templateInput(name: TemplateName): RoofInput {
  return { pitchDeg: 28, eaveM: 0.4, vergeM: 0.3, ...templates[name] }
}

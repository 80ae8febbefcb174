import type { WallUnit } from '../lengths/format-length.ts'
import type { Draft, RoofDraft } from './draft.ts'
import { roofNumbers } from './fields.ts'
import { convertText } from './read-field.ts'
import { convertWing, formatWings, parseWings } from './wings.ts'

/** Converts a quote to another unit: valid lengths exactly; invalid texts and a typed list stay as they are. */
export function switchUnit(draft: Draft, unit: WallUnit): Draft {
  const roofs = draft.roofs.map(
    (roof): RoofDraft => ({
      ...roof,
      wings: formatWings(parseWings(roof.wings).map(wing => convertWing(wing, draft.unit, unit))),
      ...Object.fromEntries(roofNumbers.map(key => [key, convertText(key, roof[key], draft.unit, unit)])),
    }),
  )
  const listUnit = draft.list.trim() === '' ? unit : draft.listUnit
  return { ...draft, unit, listUnit, roofs: roofs as unknown as Draft['roofs'] }
}

import type { WallUnit } from '../lengths/written.ts'
import type { Draft, RoofDraft } from './draft.ts'
import { roofNumbers } from './fields.ts'
import { inUnit } from './read-field.ts'
import { wingInUnit, wingsIn, wingsText } from './wings.ts'

/** The same quote in another unit: every length that can be read is converted, exactly; what cannot stays as typed. */
export function switchUnit(draft: Draft, unit: WallUnit): Draft {
  const roofs = draft.roofs.map(
    (roof): RoofDraft => ({
      ...roof,
      wings: wingsText(wingsIn(roof.wings).map(wing => wingInUnit(wing, draft.unit, unit))),
      ...Object.fromEntries(roofNumbers.map(key => [key, inUnit(key, roof[key], draft.unit, unit)])),
    }),
  )
  return { ...draft, unit, roofs: roofs as unknown as Draft['roofs'] }
}

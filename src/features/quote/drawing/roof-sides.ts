import type { Calculation } from '#features/quote/state/calculation.ts'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import type { Face } from '#roofing/roof/roof.ts'
import type { Cut } from '#roofing/take-off/cut.ts'
import type { Piece } from '#roofing/take-off/cut-face.ts'

/** A side of a roof with its name. */
export interface RoofSide {
  readonly name: string
  readonly face: Face
  readonly pieces: readonly Piece[]
  readonly cuts: readonly Cut[]
}

/** All sides of all counted roofs. */
export function listSides(
  { takeOff, roofs, draft }: Pick<Calculation, 'takeOff' | 'roofs' | 'draft'>,
  words: EstimatorWords,
): RoofSide[] {
  return (takeOff?.roofs ?? []).flatMap(({ faces }, index) =>
    faces.map(({ face, pieces, cuts }) => {
      const side = words.cutList.sideName(face)
      const several = draft.roofs.length > 1
      const name = several ? words.partLabel(words.roofs.numbered((roofs[index]?.place ?? index) + 1), side) : side
      return { name, face, pieces, cuts }
    }),
  )
}

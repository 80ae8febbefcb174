import fc from 'fast-check'
import { hiddenPitchDeg, MAX_WINGS, roofLimits, wingLimits } from '../src/roofing/roof/limits.ts'
import type { RoofInput, Shape, Wing } from '../src/roofing/roof/roof.ts'

interface Range {
  readonly min: number
  readonly max: number
}

/** A length within a range, mostly in whole centimetres, sometimes in tenths of a millimetre. */
function anyLength({ min, max }: Range): fc.Arbitrary<number> {
  const tenths = fc.integer({ min: Math.ceil(min * 10_000), max: Math.floor(max * 10_000) })
  const cm = fc.integer({ min: Math.ceil(min * 100), max: Math.floor(max * 100) })
  return fc.oneof({ weight: 4, arbitrary: cm.map(n => n / 100) }, { weight: 1, arbitrary: tenths.map(n => n / 10_000) })
}

/** Mostly the size of a house, sometimes of a hall. */
const anyWallLength = (range: Range) =>
  fc.oneof({ weight: 4, arbitrary: anyLength({ min: range.min, max: 20 }) }, { weight: 1, arbitrary: anyLength(range) })

const rounded = (lengthM: number) => Math.round(lengthM * 10_000) / 10_000

/** A wing along a wall, often at a corner. */
function anyWing(lengthM: number): fc.Arbitrary<Wing> {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const position = fc.oneof(share, fc.constantFrom(0, 1))
  return fc
    .record({
      side: fc.constantFrom('front' as const, 'back' as const),
      outM: anyLength({ min: wingLimits.outM.min, max: 12 }),
      width: share,
      position,
    })
    .map(({ side, outM, width, position }) => {
      const min = Math.min(wingLimits.widthM.min, lengthM)
      const widthM = rounded(min + width * (lengthM - min))
      return { side, outM, widthM, atM: Math.floor(position * (lengthM - widthM) * 100) / 100 }
    })
}

/** A roof of one of these shapes, without wings. */
function anyRoofOf(shapes: readonly Shape[]): fc.Arbitrary<RoofInput> {
  return fc.constantFrom(...shapes).chain(shape =>
    fc.record({
      shape: fc.constant(shape),
      lengthM: anyWallLength(roofLimits.lengthM),
      widthM: anyWallLength(roofLimits.widthM),
      pitchDeg: fc.double({ ...(shape === 'hidden' ? hiddenPitchDeg : roofLimits.pitchDeg), noNaN: true }),
      eaveM: anyLength(roofLimits.eaveM),
      vergeM: anyLength(roofLimits.vergeM),
      top: fc.constantFrom('wall' as const, 'free' as const),
      falls: fc.constantFrom('one' as const, 'two' as const),
      gabletM: anyLength(roofLimits.gabletM),
    }),
  )
}

/** Any valid roof over a single block. */
export const anySimpleRoof: fc.Arbitrary<RoofInput> = anyRoofOf(['lean-to', 'gable', 'hip', 'dutch-gable', 'hidden'])

/** Any valid roof with up to `MAX_WINGS` wings. */
export function anyWingedRoof(shapes: readonly Shape[] = ['gable', 'hip', 'dutch-gable']): fc.Arbitrary<RoofInput> {
  return anyRoofOf(shapes).chain(roof =>
    fc.array(anyWing(roof.lengthM), { maxLength: MAX_WINGS }).map(wings => ({ ...roof, wings })),
  )
}

/** Any valid roof. */
export const anyRoof: fc.Arbitrary<RoofInput> = fc.oneof(anySimpleRoof, anyWingedRoof())

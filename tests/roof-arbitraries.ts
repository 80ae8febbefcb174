import fc from 'fast-check'
import { hiddenPitchDeg, MAX_WINGS, roofLimits, wingLimits } from '../src/roofing/roof/limits.ts'
import type { RoofInput, Shape, Wing } from '../src/roofing/roof/roof.ts'

interface Range {
  readonly min: number
  readonly max: number
}

/** A length in whole centimetres, sometimes in tenths of a millimetre. */
function length({ min, max }: Range): fc.Arbitrary<number> {
  const tenths = fc.integer({ min: Math.ceil(min * 10_000), max: Math.floor(max * 10_000) })
  const cm = fc.integer({ min: Math.ceil(min * 100), max: Math.floor(max * 100) })
  return fc.oneof({ weight: 4, arbitrary: cm.map(n => n / 100) }, { weight: 1, arbitrary: tenths.map(n => n / 10_000) })
}

/** Mostly the size of a house, sometimes of a hall. */
const wallLength = (range: Range) =>
  fc.oneof({ weight: 4, arbitrary: length({ min: range.min, max: 20 }) }, { weight: 1, arbitrary: length(range) })

const rounded = (lengthM: number) => Math.round(lengthM * 10_000) / 10_000

/** A wing along a wall, often at a corner. */
function wingAt(lengthM: number): fc.Arbitrary<Wing> {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const place = fc.oneof(share, fc.constantFrom(0, 1))
  return fc
    .record({
      side: fc.constantFrom('front' as const, 'back' as const),
      outM: length({ min: wingLimits.outM.min, max: 12 }),
      width: share,
      place,
    })
    .map(({ side, outM, width, place: at }) => {
      const min = Math.min(wingLimits.widthM.min, lengthM)
      const widthM = rounded(min + width * (lengthM - min))
      return { side, outM, widthM, atM: Math.floor(at * (lengthM - widthM) * 100) / 100 }
    })
}

function roofOf(shapes: readonly Shape[]): fc.Arbitrary<RoofInput> {
  return fc.constantFrom(...shapes).chain(shape =>
    fc.record({
      shape: fc.constant(shape),
      lengthM: wallLength(roofLimits.lengthM),
      widthM: wallLength(roofLimits.widthM),
      pitchDeg: fc.double({ ...ends(shape === 'hidden' ? hiddenPitchDeg : roofLimits.pitchDeg), noNaN: true }),
      eaveM: length(roofLimits.eaveM),
      vergeM: length(roofLimits.vergeM),
      top: fc.constantFrom('wall' as const, 'free' as const),
      falls: fc.constantFrom('one' as const, 'two' as const),
      gabletM: length(roofLimits.gabletM),
    }),
  )
}

const ends = ({ min, max }: Range) => ({ min, max })

/** Any valid roof over a single block. */
export const anySimpleRoof: fc.Arbitrary<RoofInput> = roofOf(['lean-to', 'gable', 'hip', 'dutch-gable', 'hidden'])

/** Any valid roof with up to `MAX_WINGS` wings. */
export function anyWingedRoof(shapes: readonly Shape[] = ['gable', 'hip', 'dutch-gable']): fc.Arbitrary<RoofInput> {
  return roofOf(shapes).chain(roof =>
    fc.array(wingAt(roof.lengthM), { maxLength: MAX_WINGS }).map(wings => ({ ...roof, wings })),
  )
}

/** Any valid roof. */
export const anyRoof: fc.Arbitrary<RoofInput> = fc.oneof(anySimpleRoof, anyWingedRoof())

import { describe, expect, test } from 'vitest'
import { profiles } from '../profiles/profiles.ts'
import { buildRoof } from '../roof/build-roof.ts'
import type { Face, FacePoint, RoofInput } from '../roof/roof.ts'
import { usualSettings } from './settings.ts'
import { takeOff } from './take-off.ts'
import { timberOf } from './timber.ts'
import { countTrimPieces, measureTrims } from './trims.ts'

const settings = usualSettings(profiles.box)
/** A rise of 3 in 4: five up the slope for every four of run. */
const pitchDeg = (Math.atan(0.75) * 180) / Math.PI
const house: RoofInput = { shape: 'gable', lengthM: 12, widthM: 6, pitchDeg, eaveM: 0.5, vergeM: 0.3 }
const angled: RoofInput = { ...house, wings: [{ side: 'front', atM: 0, outM: 4, widthM: 5 }] }

describe('edges', () => {
  const build = () => {
    const roof = buildRoof(angled)
    return { roof, trims: measureTrims([roof], settings) }
  }

  test('are measured', () => {
    const { trims } = build()
    // See docs/houses.md, house 5.
    expect(trims.ridge.lengthM).toBeCloseTo(9.3 + 6.8, 9)
    expect(trims.hip.lengthM).toBeCloseTo(4 * Math.sqrt(2.5625), 9)
    expect(trims.valley.lengthM).toBeCloseTo(3 * Math.sqrt(2.5625), 9)
    expect(trims.eave.lengthM).toBeCloseTo(12.8 + 6.8 + 10.8 + 3.8, 9)
    expect(trims.verge.lengthM).toBeCloseTo(2 * 4.375 + 2 * 3.75, 9)
    expect(trims.head).toEqual({ lengthM: 0, pieces: 0 })
    expect(trims.wall).toEqual({ lengthM: 0, pieces: 0 })
  })

  test('are covered run by run, each piece but the first shortened by the lap', () => {
    const { roof, trims } = build()
    // Ridges of 9.3 and 6.8 m in caps of 2 m lapping 0.1: 9.2 / 1.9 and 6.7 / 1.9; hips of 5.60 and 0.80 m.
    expect(trims.ridge.pieces).toBe(5 + 4)
    expect(trims.hip.pieces).toBe(3 + 1)
    // A valley of 4.80 m in gutters of 2 m lapping 0.15: 4.65 / 1.85.
    expect(trims.valley.pieces).toBe(3)
    expect(trims.verge.pieces).toBe(4 * 3 - 2)
    expect(countTrimPieces(trims, [roof])).toEqual({
      caps: 5 + 4 + 3 + 1 + 2,
      valleys: 3,
      flashings: 10,
      gutters: 7 + 4 + 6 + 2,
    })
  })

  test('take fewer of longer pieces', () => {
    const { roof } = build()
    const long = measureTrims([roof], { ...settings, valley: 5, cap: 6, flashing: 5, gutter: 6 })
    expect(countTrimPieces(long, [roof])).toEqual({
      caps: 2 + 2 + 1 + 1 + 2,
      valleys: 1,
      flashings: 4,
      gutters: 3 + 2 + 2 + 1,
    })
  })

  test('of several roofs are added up', () => {
    const { roof, trims } = build()
    const both = measureTrims([roof, roof], settings)
    expect(both.eave.lengthM).toBeCloseTo(2 * trims.eave.lengthM, 9)
    expect(countTrimPieces(both, [roof, roof]).caps).toBe(2 * 15)
  })
})

test('flashings cover verges, heads and walls', () => {
  const leanTo = buildRoof({ ...house, shape: 'lean-to', widthM: 2 })
  const hidden = buildRoof({ ...house, shape: 'hidden', pitchDeg: 5 })
  const counts = (roof: typeof leanTo) => countTrimPieces(measureTrims([roof], settings), [roof]).flashings
  // A head of 12.6 m and two verges of 3.125 m; a head of 12 m and two walls of 6.02 m.
  expect(counts(leanTo)).toBe(7 + 2 * 2)
  expect(counts(hidden)).toBe(7 + 2 * 4)
})

describe('the pieces of a shop', () => {
  test('replace the usual pieces', () => {
    const piece = { lengthM: 2.4, lapM: 0.2 }
    const own = usualSettings(profiles.box, { cap: piece, valley: piece, flashing: piece, gutter: piece })
    expect(own).toMatchObject({ cap: 2.4, capLap: 0.2, valley: 2.4, flashing: 2.4, gutter: 2.4, gutterLap: 0.2 })
  })
})

describe('timber', () => {
  test('runs across each face from eave to top, and up it from end to end', () => {
    // Two faces of 12.6 x 4.375 m: purlins every 0.9 m are six of 12.6; rafters every 1.5 m are ten of 4.375.
    const { faces } = buildRoof(house)
    const timber = timberOf(faces, settings)
    expect(timber).toMatchObject({
      purlins: 12,
      purlinTotalM: expect.closeTo(12 * 12.6, 3),
      rafters: 20,
      rafterTotalM: expect.closeTo(20 * 4.375, 3),
    })
  })

  test('gets shorter towards a hip, with none at a point', () => {
    // The end of a hip over 6 x 6 m: 7 m at the eave, nothing 4.375 m up; purlins 0, 0.875, 1.75 ... 3.5 m up.
    const face = buildRoof({ ...house, shape: 'hip', lengthM: 6 }).faces[0]
    const timber = timberOf(face ? [face] : [], { ...settings, purlin: 0.875 })
    expect(timber.purlins).toBe(5)
    expect(timber.purlinTotalM).toBeCloseTo(7 + 5.6 + 4.2 + 2.8 + 1.4, 3)
  })

  test.each<
    [string, readonly FacePoint[], { purlins: number; purlinTotalM: number; rafters: number; rafterTotalM: number }]
  >([
    [
      'whose right side is slanted',
      [
        [0, 0],
        [6, 0],
        [4, 2],
        [0, 2],
      ],
      { purlins: 3, purlinTotalM: 6 + 5 + 4, rafters: 6, rafterTotalM: 2 * 5 + 1 },
    ],
    [
      'whose left side is slanted',
      [
        [0, 0],
        [6, 0],
        [6, 2],
        [2, 2],
      ],
      { purlins: 3, purlinTotalM: 6 + 5 + 4, rafters: 6, rafterTotalM: 2 * 5 + 1 },
    ],
    [
      'with a wing before it',
      [
        [0, 0],
        [2, 0],
        [2, 1],
        [4, 1],
        [4, 0],
        [6, 0],
        [6, 2],
        [0, 2],
      ],
      { purlins: 3, purlinTotalM: 4 + 6 + 6, rafters: 7, rafterTotalM: 2 * 6 + 1 },
    ],
    [
      'that begins higher and farther along',
      [
        [2, 1],
        [5, 1],
        [5, 3],
        [2, 3],
      ],
      { purlins: 3, purlinTotalM: 3 * 3, rafters: 4, rafterTotalM: 4 * 2 },
    ],
  ])('of a face %s, spaced 1 m, from end to end', (_, outline, expected) => {
    const face: Face = { name: 'front', facing: 'front', outline, corners: [], edges: [] }
    const timber = timberOf([face], { ...settings, purlin: 1, rafter: 1 })
    expect(timber).toMatchObject({
      ...expected,
      purlinTotalM: expect.closeTo(expected.purlinTotalM, 3),
      rafterTotalM: expect.closeTo(expected.rafterTotalM, 3),
    })
  })

  test('is one batten per step below tiles', () => {
    const { faces } = buildRoof(house)
    expect(timberOf(faces, { ...settings, step: 0.35 }).purlins).toBe(2 * (13 + 1))
  })
})

test('warns about two wings whose eaves meet', () => {
  const wings = [0, 5.5].map(atM => ({ side: 'front' as const, atM, outM: 3, widthM: 5 }))
  expect(takeOff([{ ...house, wings }], profiles.box, settings, 470).warnings).toContainEqual({
    kind: 'gap-closed',
    roof: 0,
  })
  expect(takeOff([angled], profiles.box, settings, 470).warnings).toEqual([])
})

test('membrane is the roof area and 10 % for laps', () => {
  const { roofAreaM2, underlayM2 } = takeOff([angled], profiles.box, settings, 470)
  expect(roofAreaM2).toBeCloseTo(140.5, 9)
  expect(underlayM2).toBeCloseTo(154.55, 9)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRoof, anySimpleRoof } from '../../../tests/roof-arbitraries.ts'
import { profiles } from '../profiles/profiles.ts'
import { buildRoof, faceAreaM2 } from '../roof/build-roof.ts'
import type { Face, FacePoint, RoofInput } from '../roof/roof.ts'
import { combineCuts } from './cut.ts'
import { type ColumnStart, columnsOf, cutFace } from './cut-face.ts'
import { countFasteners } from './fasteners.ts'
import { layOutColumns } from './lay-out-columns.ts'
import { formatMetres, roundUpToCm, sumM } from './rounding.ts'
import { rowsFor } from './rows.ts'
import { roundings, type Settings, usualSettings } from './settings.ts'
import { stockLengthsFor } from './stock.ts'
import { takeOff } from './take-off.ts'

const { box, corrugated, versatile } = profiles
const settingsOf = (profile = box): Settings => ({ ...usualSettings(profile), rounding: '0.01' })
const count = (input: RoofInput, profile = box, settings: Settings = settingsOf(profile)) =>
  takeOff([input], profile, settings, 470)
const anyProfile = fc.constantFrom(...Object.values(profiles))
const anyRounding = fc.constantFrom(...roundings)
const anyColumnStart = fc.constantFrom('left' as const, 'middle' as const)
const lay = (face: Face, settings: Settings, columnStart: ColumnStart = 'left', pitchDeg = 25) =>
  cutFace(columnsOf(face, settings.cover, columnStart), settings.cover, rowsFor(settings, pitchDeg))
const house: RoofInput = { shape: 'hip', lengthM: 10, widthM: 7, pitchDeg: 25, eaveM: 0.5, vergeM: 0.3 }

describe('the count equals the count by hand', () => {
  test('a gable of 7.9 x 3.0 m at 30 degrees takes nine sheets of 2.26 m per side', () => {
    const result = count({ shape: 'gable', lengthM: 7.9, widthM: 3, pitchDeg: 30, eaveM: 0.45, vergeM: 0.3 })
    expect(result.cuts).toEqual([{ count: 18, lengthM: 2.26 }])
    expect(result.runningM).toBe(40.68)
    expect(result.priceKsh).toBe(Math.ceil(40.68 * 470))
  })

  test('a hip of 10 x 7 m at 25 degrees: each column beside a hip is longer by cover over cosine', () => {
    const result = count(house)
    expect(result.cuts).toEqual([
      { count: 14, lengthM: 4.42 },
      { count: 8, lengthM: 3.32 },
      { count: 8, lengthM: 2.21 },
      { count: 8, lengthM: 1.11 },
    ])
    expect(result.runningM).toBe(115)
    expect(result.trims.ridge.lengthM).toBeCloseTo(3, 9)
    // Ridge: (3 - 0.1) / 1.9 -> 2. Hips: (5.956 - 0.1) / 1.9 -> 4 each. Two junctions.
    expect(result.caps).toBe(2 + 4 * 4 + 2)
  })

  test('a column of whole centimetres is not rounded up', () => {
    expect(roundUpToCm(2.25)).toBe(2.25)
    expect(roundUpToCm(2.2500000001)).toBe(2.25)
    expect(roundUpToCm(2.2501)).toBe(2.26)
  })

  test('lengths and sums are rounded up', () => {
    expect(formatMetres(2.4384)).toBe('2.44')
    expect(formatMetres(2.5)).toBe('2.5')
    expect(sumM([6 * 3.048, 12 * 2.4384])).toBe(47.55)
    expect(combineCuts([{ count: 12, lengthM: 2.4384 }])).toEqual([{ count: 12, lengthM: 2.4384 }])
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 150_000 }), { maxLength: 200 }), tenths => {
        const truth = tenths.reduce((sum, each) => sum + each, 0)
        const sum = Math.round(sumM(tenths.map(each => each / 10_000)) * 10_000)
        expect(sum).toBeGreaterThanOrEqual(truth)
        expect(sum).toBeLessThan(truth + 100)
      }),
    )
  })

  test('step tiles have whole steps and a lap', () => {
    const result = count({ shape: 'gable', lengthM: 4, widthM: 4, pitchDeg: 25, eaveM: 0.45, vergeM: 0.3 }, versatile)
    // Slope 2.45 / cos 25° = 2.703 m: (2.703 - 0.15) / 0.35 -> 8 steps.
    expect(result.cuts).toEqual([{ count: 10, lengthM: 2.95 }])
  })

  test('a slope longer than the longest sheet is laid in rows with end laps', () => {
    const input: RoofInput = { shape: 'lean-to', lengthM: 1, widthM: 19, pitchDeg: 10, eaveM: 0, vergeM: 0 }
    const pieces = lay(buildRoof(input).faces[0] as Face, { ...settingsOf(), longest: 6 })
    expect(pieces.length).toBe(4)
    expect(pieces.every(piece => piece.lengthM <= 6)).toBe(true)
    const reached = Math.max(...pieces.map(piece => piece.yM + piece.lengthM))
    expect(reached).toBeGreaterThanOrEqual(19 / Math.cos((10 * Math.PI) / 180) - 1e-9)
  })

  test('a low veranda does not lengthen the end laps of the main roof', () => {
    const main: RoofInput = { shape: 'lean-to', lengthM: 10, widthM: 12, pitchDeg: 20, eaveM: 0, vergeM: 0 }
    const veranda = { ...main, pitchDeg: 10 }
    const both = takeOff([main, veranda], box, settingsOf(), 470)
    expect(both.roofs.map(({ endLapM }) => endLapM)).toEqual([0.15, 0.2])
    expect(both.roofs[0]?.faces[0]?.cuts).toEqual(count(main).cuts)
    const typed = takeOff([main, veranda], box, { ...settingsOf(), endLap: 0.3 }, 470)
    expect(typed.roofs.map(({ endLapM }) => endLapM)).toEqual([0.3, 0.3])
  })

  test('fasteners of the example house are within the usual 8 to 10 per square metre', () => {
    // 97.1 m². Sheets of 4.42, 3.32, 2.21 and 1.11 m lie on 5, 4, 3 and 2 bays: 30, 25, 20 and 15 each.
    expect(count(house).fasteners).toEqual({
      byRows: 14 * 30 + 8 * 25 + 8 * 20 + 8 * 15,
      byRowsPerM2: expect.closeTo(900 / 97.1, 1),
      isUsual: true,
      min: 777,
      max: 971,
      minKg: 6,
      maxKg: 9,
    })
  })

  test('fasteners above the usual number are reported, and the range includes both', () => {
    const { fasteners: fixed, roofAreaM2 } = count({ ...house, lengthM: 3, widthM: 3, eaveM: 0 })
    expect(fixed.byRowsPerM2).toBeGreaterThan(10)
    expect(fixed).toMatchObject({ isUsual: false, max: fixed.byRows, min: Math.ceil(roofAreaM2 * 8) })
  })

  test('exactly 8 and 10 per square metre are usual', () => {
    const one = [{ lengthM: 0.9, count: 1 }]
    const usual = (areaM2: number) => countFasteners(one, areaM2, box, settingsOf()).isUsual
    // One sheet on one bay takes ten.
    expect([0.99, 1, 1.25, 1.26].map(usual)).toEqual([false, true, true, false])
  })

  test('fasteners below the usual number give a range from the rows to the usual number', () => {
    const { fasteners: fixed, roofAreaM2 } = count({ ...house, shape: 'gable' }, corrugated, {
      ...settingsOf(corrugated),
      purlin: 1.5,
    })
    expect(fixed.byRowsPerM2).toBeLessThan(8)
    expect(fixed).toMatchObject({ isUsual: false, min: fixed.byRows, max: Math.ceil(roofAreaM2 * 10) })
  })

  test('a veranda of 8 x 2.5 m against a wall has a run of 2.95 m and a flashing along its top', () => {
    const veranda: RoofInput = { shape: 'lean-to', lengthM: 8, widthM: 2.5, pitchDeg: 10, eaveM: 0.45, vergeM: 0.3 }
    const cos = Math.cos((10 * Math.PI) / 180)
    expect(count(veranda).slopeLengthM).toBeCloseTo(2.95 / cos, 9)
    expect(count({ ...veranda, top: 'wall' }).roofAreaM2).toBeCloseTo((2.95 * 8.6) / cos, 9)
    expect(count({ ...veranda, top: 'free' }).slopeLengthM).toBeCloseTo(3.4 / cos, 9)
    expect(count(veranda).trims.head.lengthM).toBeCloseTo(8.6, 9)
    expect(count(house).trims.head.lengthM).toBe(0)
  })

  test('several roofs are added up', () => {
    const veranda: RoofInput = { shape: 'lean-to', lengthM: 10, widthM: 2, pitchDeg: 10, eaveM: 0.3, vergeM: 0 }
    const settings = settingsOf()
    const both = takeOff([house, veranda], box, settings, 470)
    const [one, other] = [takeOff([house], box, settings, 470), takeOff([veranda], box, settings, 470)]
    expect(both.sheets).toBe(one.sheets + other.sheets)
    expect(both.runningM).toBeCloseTo(one.runningM + other.runningM, 6)
    expect(both.caps).toBe(one.caps + other.caps)
    expect(both.roofAreaM2).toBeCloseTo(one.roofAreaM2 + other.roofAreaM2, 6)
  })

  test('warns about a pitch too low for the profile and sheets too long for a lorry', () => {
    const low = count({ ...house, shape: 'lean-to', widthM: 6, pitchDeg: 8 }, corrugated)
    expect(low.warnings).toEqual([
      { kind: 'pitch-below-min', roof: 0, pitchDeg: 8, minDeg: 10 },
      { kind: 'sheet-long', roof: 0, lengthM: low.cuts[0]?.lengthM },
    ])
    expect(count(house).warnings).toEqual([])
  })
})

describe('rounding', () => {
  const longHip: RoofInput = { shape: 'hip', lengthM: 12, widthM: 9, pitchDeg: 25, eaveM: 0.45, vergeM: 0.3 }

  test('is up to 0.1 m by default, and never less than to the centimetre', () => {
    expect(usualSettings(box).rounding).toBe('0.1')
    expect(count(house, box, usualSettings(box)).cuts).toEqual([
      { count: 14, lengthM: 4.5 },
      { count: 8, lengthM: 3.4 },
      { count: 8, lengthM: 2.3 },
      { count: 8, lengthM: 1.2 },
    ])
  })

  test('keeps a column of whole tenths and never exceeds the longest sheet', () => {
    const lengths = (neededM: number, longest = 9) =>
      rowsFor({ ...settingsOf(), rounding: '0.1', longest }, 25)(neededM).lengths
    expect(lengths(2.3)).toEqual([2.3])
    expect(lengths(2.300_000_1)).toEqual([2.3])
    expect(lengths(2.3001)).toEqual([2.3])
    expect(lengths(2.301)).toEqual([2.4])
    expect(lengths(14.45, 7.35)).toEqual([7.3, 7.3])
  })

  test.each([
    [1, [2]],
    [2, [2]],
    [2.01, [2.5]],
    [2.9, [3]],
    [3.8, [2, 2]],
    [3.85, [2, 2]],
    [3.86, [2.5, 2]],
    [5.85, [3, 3]],
    [5.9, [2.5, 2, 2]],
    [12, [3, 3, 3, 2, 2]],
  ] as const)('a run of %d m is laid from 2, 2.5 and 3 m with least metres, longest first', (neededM, expected) => {
    expect(rowsFor({ ...settingsOf(), rounding: 'stock' }, 25)(neededM)).toEqual({ lengths: expected, lapM: 0.15 })
  })

  test('uses the least metres of up to five stock sheets', () => {
    const choices = (stock: readonly number[], max: number): number[][] =>
      max === 0
        ? [[]]
        : [[], ...stock.flatMap((one, at) => choices(stock.slice(at), max - 1).map(rest => [one, ...rest]))]
    const stockMm = fc.uniqueArray(
      fc.integer({ min: 10, max: 40 }).map(tenths => tenths * 100),
      { minLength: 1, maxLength: 4 },
    )
    fc.assert(
      fc.property(
        stockMm,
        fc.integer({ min: 100, max: 9000 }),
        fc.constantFrom(100, 150, 200),
        (stock, needed, lap) => {
          const laid = stockLengthsFor(
            stock.map(mm => mm / 1000),
            lap / 1000,
          )(needed / 1000).map(each => Math.round(each * 1000))
          const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0)
          const covers = (all: readonly number[]) => all.length > 0 && sum(all) - (all.length - 1) * lap >= needed
          expect(covers(laid)).toBe(true)
          for (const each of laid) expect(stock).toContain(each)
          const better = choices(stock, 5).filter(choice => covers(choice) && sum(choice) < sum(laid))
          expect(better).toEqual([])
        },
      ),
    )
  })

  test('keeps whole steps of tiles with stock lengths', () => {
    const input: RoofInput = { ...house, shape: 'gable' }
    const one = count(input, versatile)
    for (const rounding of roundings)
      expect(count(input, versatile, { ...settingsOf(versatile), rounding }).cuts).toEqual(one.cuts)
  })

  test('a hip of 12 x 9 m starts in the middle: five lengths instead of ten, for 0.2 m more', () => {
    const result = count(longHip)
    expect(result.roofs[0]?.columnStart).toBe('middle')
    expect(result.cuts.map(({ lengthM }) => lengthM)).toEqual([5.47, 4.36, 3.26, 2.16, 1.05])
    expect(result.runningM).toBe(163.22)
    const { faces } = buildRoof(longHip)
    const left = faces.flatMap(face => lay(face, settingsOf()))
    expect(new Set(left.map(({ lengthM }) => lengthM)).size).toBe(10)
    expect(sumM(left.map(({ lengthM }) => lengthM))).toBe(163.02)
  })

  test('a roof with the same lengths either way starts at the left', () => {
    expect(count(house).roofs[0]?.columnStart).toBe('left')
    expect(count({ ...house, shape: 'gable' }).roofs[0]?.columnStart).toBe('left')
  })

  test('the chosen layout needs at most 0.5 % more than the other and has no more lengths than the left', () => {
    fc.assert(
      fc.property(anyRoof, anyProfile, anyRounding, (input, profile, rounding) => {
        // Without off-cuts, both layouts can be compared sheet by sheet.
        const settings = { ...settingsOf(profile), rounding, endLap: 0.15 }
        const { faces } = buildRoof(input)
        const ways = (['left', 'middle'] as const).map(columnStart => {
          const lengths = faces.flatMap(face => lay(face, settings, columnStart)).map(({ lengthM }) => lengthM)
          return { metres: sumM(lengths), kinds: new Set(lengths).size }
        })
        const [left, middle] = ways as [(typeof ways)[0], (typeof ways)[0]]
        const { runningM, cuts } = count(input, { ...profile, reversible: false }, settings)
        expect(runningM).toBeLessThanOrEqual(Math.min(left.metres, middle.metres) * 1.005 + 0.01)
        if (left.metres <= middle.metres * 1.005 - 0.01) expect(cuts.length).toBeLessThanOrEqual(left.kinds)
      }),
    )
  })
})

describe('warnings and fasteners', () => {
  const gable: RoofInput = { shape: 'gable', lengthM: 9, widthM: 6, pitchDeg: 14, eaveM: 0.5, vergeM: 0.3 }

  test('no warning at the lowest pitch of the profile', () => {
    expect(count(gable, versatile).warnings).toEqual([])
    expect(count({ ...gable, pitchDeg: 13.9 }, versatile).warnings).toHaveLength(1)
  })

  test('no warning for a sheet of exactly 6 m', () => {
    const flat: RoofInput = { ...gable, shape: 'lean-to', widthM: 6, pitchDeg: 60, eaveM: 0 }
    expect(count({ ...flat, widthM: 3 }).warnings).toEqual([])
    expect(count({ ...flat, widthM: 3.01 }).warnings).toEqual([{ kind: 'sheet-long', roof: 0, lengthM: 6.02 }])
  })

  test('several roofs use the longest slope, and each warning names its roof', () => {
    const wings = [0, 3.5].map(atM => ({ side: 'front' as const, atM, outM: 2, widthM: 3 }))
    const both = [gable, { ...gable, shape: 'hip' as const, pitchDeg: 30, wings }]
    const { slopeLengthM, warnings } = takeOff(both, versatile, settingsOf(versatile), 470)
    // The wings and the gap between them are 7.5 m wide with their eaves.
    expect(slopeLengthM).toBeCloseTo(3.75 / Math.cos((30 * Math.PI) / 180), 9)
    expect(warnings).toEqual([{ kind: 'gap-closed', roof: 1 }])
    const low = [{ ...gable, pitchDeg: 5 }, gable]
    expect(takeOff(low, versatile, settingsOf(versatile), 470).warnings).toContainEqual({
      kind: 'pitch-below-min',
      roof: 0,
      pitchDeg: 5,
      minDeg: 14,
    })
  })

  test('step tiles are fixed at both ends and every second batten between', () => {
    // Slopes of 3.607 m: ten steps and the lap, 3.65 m, lie on eleven bays: five rows between two ends, five in each.
    const counted = count(gable, versatile)
    expect(counted.cuts).toEqual([{ lengthM: 3.65, count: 20 }])
    expect(counted.fasteners.byRows).toBe(20 * (2 * 5 + 5 * 5))
  })
})

describe('columns', () => {
  const rows = rowsFor(settingsOf(), 25)

  test('sheets of a face are numbered in order, row by row', () => {
    const input: RoofInput = { shape: 'lean-to', lengthM: 2, widthM: 10, pitchDeg: 10, eaveM: 0, vergeM: 0 }
    const pieces = lay(buildRoof(input).faces[0] as Face, { ...settingsOf(), longest: 6 })
    expect(pieces.map(({ number, xM }) => [number, xM])).toEqual([
      [1, 0],
      [2, 0],
      [3, 1],
      [4, 1],
    ])
    // The slope is 10.16 m, so both rows are 5.16 m with an end lap of 0.15 m.
    expect(pieces[1]?.yM).toBeCloseTo(5.16 - 0.15, 9)
  })

  test('a column has the extent of the face at both edges', () => {
    // House 6 of docs/houses.md: the front of a T, its notch from 4 to 9 m along the eave.
    const pitchDeg = (Math.atan(0.75) * 180) / Math.PI
    const wings = [{ side: 'front' as const, atM: 4, outM: 3, widthM: 4 }]
    const roof = buildRoof({ shape: 'hip', lengthM: 12, widthM: 7, pitchDeg, eaveM: 0.5, vergeM: 0.3, wings })
    const front = columnsOf(roof.faces.find(({ name }) => name === 'front') as Face, 1, 'left')
    expect(front).toHaveLength(13)
    expect(front[1]).toMatchObject({
      lowM: 0,
      highM: expect.closeTo(2.5, 9),
      left: { lowM: 0, highM: expect.closeTo(1.25, 9) },
      right: { lowM: 0, highM: expect.closeTo(2.5, 9) },
      isStraight: true,
    })
    expect(front[5]).toMatchObject({
      lowM: expect.closeTo(1.25, 9),
      left: { lowM: expect.closeTo(1.25, 9) },
      right: { lowM: expect.closeTo(2.5, 9) },
      isStraight: true,
    })
    expect(front[6]).toMatchObject({ lowM: expect.closeTo(2.5, 9), isStraight: false })
  })

  test('a face that does not start at 0 has columns from its left end', () => {
    const outline: FacePoint[] = [
      [2, 0],
      [4, 0],
      [4, 3],
      [2, 3],
    ]
    const columns = columnsOf({ name: 'front', facing: 'front', outline, corners: [], edges: [] }, 1, 'left')
    expect(columns.map(({ xM, highM }) => [xM, highM])).toEqual([
      [2, 3],
      [3, 3],
    ])
  })

  test('a sheet reaches the top of a vertical edge inside it, on either side', () => {
    const outline: FacePoint[] = [
      [0, 0],
      [4, 0],
      [1, 3],
      [1, 1],
    ]
    const mirrored = outline.map(([along, up]): FacePoint => [4 - along, up])
    for (const each of [outline, mirrored]) {
      const face = { name: 'front', facing: 'front' as const, outline: each, corners: [], edges: [] }
      expect(columnsOf(face, 2, 'left').map(({ highM }) => highM)).toContain(3)
    }
  })

  test('with equally many lengths the shorter layout is used, or the left where both are equal', () => {
    const startOf = (lengthM: number, widthM: number, pitchDeg: number) =>
      count({ ...house, lengthM, widthM, pitchDeg }, box, usualSettings(box)).roofs[0]?.columnStart
    // The corners of the first roof are cut from off-cuts where it starts at the left.
    expect(startOf(6.5, 4, 20)).toBe('left')
    expect(startOf(6, 5.5, 20)).toBe('left')
    expect(startOf(6, 5.5, 25)).toBe('left')
  })

  test('with equally many lengths the shorter layout is used on any roof', () => {
    fc.assert(
      fc.property(anyRoof, input => {
        const { faces } = buildRoof(input)
        const laid = layOutColumns(faces, 1, rows)
        const metres = (columnStart: ColumnStart) => {
          const lengths = faces.flatMap(face => lay(face, settingsOf(), columnStart)).map(({ lengthM }) => lengthM)
          return { metres: sumM(lengths), kinds: new Set(lengths).size }
        }
        const [taken, other] = [metres(laid.columnStart), metres(laid.columnStart === 'left' ? 'middle' : 'left')]
        if (taken.kinds === other.kinds) expect(taken.metres).toBeLessThanOrEqual(other.metres)
        if (taken.kinds === other.kinds && taken.metres === other.metres) expect(laid.columnStart).toBe('left')
      }),
    )
  })
})

describe('for every valid roof', () => {
  test('the sheets laid cover at least the roof, face by face', () => {
    fc.assert(
      fc.property(anyRoof, anyProfile, anyRounding, anyColumnStart, (input, profile, rounding, columnStart) => {
        const settings = { ...settingsOf(profile), rounding }
        for (const face of buildRoof(input).faces) {
          const laid = lay(face, settings, columnStart).reduce((sum, piece) => sum + piece.lengthM * piece.widthM, 0)
          expect(laid).toBeGreaterThanOrEqual(faceAreaM2(face) - 1e-6)
        }
      }),
    )
  })

  test('every point of a face is under a sheet', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(
        fc.tuple(anyRoof, anyProfile, anyRounding, anyColumnStart, share, share),
        ([input, profile, rounding, columnStart, across, up]) => {
          for (const face of buildRoof(input).faces) {
            const pieces = lay(face, { ...settingsOf(profile), rounding }, columnStart)
            // A line up a face crosses it in one piece, so any point of it will do.
            const width = Math.max(...face.outline.map(([along]) => along))
            const x = 1e-4 + across * (width - 2e-4)
            const ys = face.outline.flatMap(([ax, ay], index) => {
              const [bx, by] = face.outline[(index + 1) % face.outline.length] as FacePoint
              return ax > x !== bx > x ? [ay + ((by - ay) * (x - ax)) / (bx - ax)] : []
            })
            expect(ys).toHaveLength(2)
            const y = Math.min(...ys) + up * (Math.max(...ys) - Math.min(...ys))
            const covered = pieces.some(
              ({ xM, yM, widthM, lengthM }) =>
                x >= xM - 1e-4 && x <= xM + widthM + 1e-4 && y >= yM - 1e-4 && y <= yM + lengthM + 1e-4,
            )
            expect(covered).toBe(true)
          }
        },
      ),
    )
  })

  test('every figure is finite, and reuse never needs more metres', () => {
    fc.assert(
      fc.property(anyRoof, anyProfile, anyRounding, (input, profile, rounding) => {
        const settings = { ...settingsOf(profile), rounding }
        const counted = count(input, profile, settings)
        const { roofs, cuts, warnings, ...figures } = counted
        const numbers = (value: unknown): number[] => {
          if (typeof value === 'number') return [value]
          return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbers) : []
        }
        expect(numbers(figures).length).toBeGreaterThan(25)
        for (const figure of numbers(counted)) expect(Number.isFinite(figure)).toBe(true)
        expect(figures.runningWithReuseM).toBeLessThanOrEqual(figures.runningM)
        expect(figures.runningWithReuseM * settings.cover).toBeGreaterThanOrEqual(figures.roofAreaM2 - 1e-6)
        if (!profile.reversible) expect(figures.runningWithReuseM).toBe(figures.runningM)
        expect(cuts.reduce((sum, cut) => sum + cut.count, 0)).toBe(figures.sheets)
        expect(roofs).toHaveLength(1)
        expect(warnings.length).toBeLessThan(4)
      }),
    )
  })

  // This holds for rectangular faces. On a hip a longer wall moves the columns along the slant, and rounding can save a
  // sheet; the roof's own tests check that area and slope grow.
  test.each(['lengthM', 'widthM', 'eaveM', 'vergeM', 'pitchDeg'] as const)('a larger %s never needs less', field => {
    const rectangular = anySimpleRoof.filter(({ shape }) => shape !== 'hip' && shape !== 'dutch-gable')
    fc.assert(
      fc.property(rectangular, fc.integer({ min: 0, max: 100 }), (input, cm) => {
        const larger = { ...input, [field]: input[field] + cm / 100 }
        const settings = { ...settingsOf(), endLap: 0.15 }
        const [small, large] = [takeOff([input], box, settings, 470), takeOff([larger], box, settings, 470)]
        expect(large.runningM).toBeGreaterThanOrEqual(small.runningM)
        expect(large.priceKsh).toBeGreaterThanOrEqual(small.priceKsh)
      }),
    )
  })

  test('opposite faces of one block have the same cuts, apart from corners that an off-cut of either may give', () => {
    fc.assert(
      fc.property(anySimpleRoof, anyProfile, (input, profile) => {
        const faces = Object.fromEntries(
          count(input, profile).roofs[0]?.faces.map(({ face, cuts }) => [
            face.name,
            cuts.filter(({ lengthM }) => lengthM * 1000 > profile.minSheetMm),
          ]) ?? [],
        )
        expect(Object.keys(faces).length).toBeGreaterThan(0)
        if (faces['back']) expect(faces['back']).toEqual(faces['front'])
        if (faces['left']) expect(faces['left']).toEqual(faces['right'])
      }),
    )
  })

  test('the number of sheets does not depend on where columns start', () => {
    fc.assert(
      fc.property(anyRoof, input => {
        for (const face of buildRoof(input).faces)
          expect(columnsOf(face, 1, 'middle')).toHaveLength(columnsOf(face, 1, 'left').length)
      }),
    )
  })

  test('turned off-cuts save nearly cover over cosine for each pair of slanted sheets at the hips', () => {
    const result = count(house)
    // 32 slanted sheets, sixteen pairs; the side lap of 66 mm is lost to each cut, and every length is rounded up.
    const perPair = (1 - 0.066) / Math.cos((25 * Math.PI) / 180)
    const saved = result.runningM - result.runningWithReuseM
    expect(saved / perPair).toBeGreaterThan(15.5)
    expect(saved / perPair).toBeLessThan(16.5)
  })
})

test('no sheet exceeds a longest length that is not whole centimetres', () => {
  const input: RoofInput = { ...house, shape: 'lean-to', widthM: 6.65, pitchDeg: 25, eaveM: 0 }
  const lengths = (widthM: number) =>
    count({ ...input, widthM }, box, { ...settingsOf(), longest: 7.335 }).cuts.map(({ lengthM }) => lengthM)
  // Slopes of 7.324 and 7.338 m.
  expect(lengths(6.638)).toEqual([7.33])
  expect(lengths(6.65)).toEqual([3.75, 3.74])
})

test('counts the largest valid roof quickly', () => {
  const largest: RoofInput = { shape: 'hip', lengthM: 60, widthM: 60, pitchDeg: 60, eaveM: 2, vergeM: 2 }
  const result = count(largest, box, { ...settingsOf(), cover: 0.5, longest: 2, endLap: 0.5 })
  expect(result.sheets).toBeGreaterThan(5000)
  expect(Number.isFinite(result.priceKsh)).toBe(true)
})

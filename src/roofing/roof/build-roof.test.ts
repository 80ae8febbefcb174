import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRoof } from './any-roof.ts'
import { buildRoof, faceAreaM2 } from './build-roof.ts'
import { edgeLengthM, type Face, type Roof, type RoomPoint } from './roof.ts'

const radians = (deg: number) => (deg * Math.PI) / 180
const area = (roof: Roof) => roof.faces.reduce((sum, face) => sum + faceAreaM2(face), 0)
const distance = (a: RoomPoint, b: RoomPoint) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

test('the published Kenyan example comes out: 7.9 x 3.0 m, gable, 30 degrees', () => {
  const roof = buildRoof({ shape: 'gable', lengthM: 7.9, widthM: 3, pitchDeg: 30, eaveM: 0.45, vergeM: 0.3 })
  expect(edgeLengthM(roof, 'ridge')).toBeCloseTo(8.5, 9)
  expect(roof.slopeLengthM).toBeCloseTo(2.252, 3)
  // The run, 1.95 m, as the corners in the room have it.
  expect(roof.faces[0]?.corners.map(([, y]) => y)).toEqual([-1.95, -1.95, 0, 0])
})

test('the areas of the faces sum to the plan area over the cosine of the pitch', () => {
  fc.assert(
    fc.property(anyRoof, input => {
      const roof = buildRoof(input)
      const expected = roof.planAreaM2 / Math.cos(radians(input.pitchDeg))
      expect(area(roof) / expected).toBeCloseTo(1, 9)
    }),
  )
})

test('a face has the same edges flat as in the room', () => {
  const edges = (face: Face) =>
    face.outline.map((point, index) => {
      const next = face.outline[(index + 1) % face.outline.length] as readonly [number, number]
      const flat = Math.hypot(point[0] - next[0], point[1] - next[1])
      const here = face.corners[index] as RoomPoint
      const there = face.corners[(index + 1) % face.corners.length] as RoomPoint
      return [flat, distance(here, there)] as const
    })
  fc.assert(
    fc.property(anyRoof, input => {
      for (const face of buildRoof(input).faces) {
        expect(face.outline.length).toBe(face.corners.length)
        for (const [flat, room] of edges(face)) expect(flat).toBeCloseTo(room, 6)
      }
    }),
  )
})

test('a hip is as long as its run, pitch and the square root of two say', () => {
  fc.assert(
    fc.property(anyRoof, input => {
      const roof = buildRoof({ ...input, shape: 'hip' })
      const run = Math.min(input.lengthM, input.widthM) / 2 + input.eaveM
      const one = run * Math.sqrt(2 + Math.tan(radians(input.pitchDeg)) ** 2)
      expect(edgeLengthM(roof, 'hip')).toBeCloseTo(4 * one, 6)
    }),
  )
})

test('a hip roof over a square is a pyramid: four triangles, no ridge, one point where the hips meet', () => {
  const roof = buildRoof({ shape: 'hip', lengthM: 6, widthM: 6, pitchDeg: 25, eaveM: 0.5, vergeM: 0.3 })
  expect(roof.faces.map(face => face.outline.length)).toEqual([3, 3, 3, 3])
  expect(edgeLengthM(roof, 'ridge')).toBe(0)
  expect(roof.junctions).toBe(1)
})

test('a hip roof is the same whichever side is called its length', () => {
  fc.assert(
    fc.property(anyRoof, input => {
      const one = buildRoof({ ...input, shape: 'hip' })
      const other = buildRoof({ ...input, shape: 'hip', lengthM: input.widthM, widthM: input.lengthM })
      expect(one.faces).toEqual(other.faces)
      expect(one.edges).toEqual(other.edges)
    }),
  )
})

test('a roof twice as large in plan has four times the area', () => {
  fc.assert(
    fc.property(anyRoof, input => {
      const double = {
        ...input,
        lengthM: input.lengthM * 2,
        widthM: input.widthM * 2,
        eaveM: input.eaveM * 2,
        vergeM: input.vergeM * 2,
      }
      expect(area(buildRoof(double)) / area(buildRoof(input))).toBeCloseTo(4, 6)
    }),
  )
})

test('a lean-to against a wall ends at the wall; standing free it reaches past both', () => {
  fc.assert(
    fc.property(anyRoof, input => {
      const across = (roof: Roof) => roof.faces[0]?.corners.map(([, y]) => y) ?? []
      const half = input.widthM / 2
      const wall = across(buildRoof({ ...input, shape: 'lean-to', top: 'wall' }))
      const free = across(buildRoof({ ...input, shape: 'lean-to', top: 'free' }))
      expect(Math.max(...wall)).toBeCloseTo(half, 9)
      expect(Math.min(...wall)).toBeCloseTo(-half - input.eaveM, 9)
      expect(Math.max(...free)).toBeCloseTo(half + input.eaveM, 9)
      expect(Math.min(...free)).toBeCloseTo(-half - input.eaveM, 9)
    }),
  )
})

test('only gables and lean-tos have verges, and a lean-to has a head instead of a ridge', () => {
  const base = { lengthM: 8, widthM: 4, pitchDeg: 15, eaveM: 0.45, vergeM: 0.3 }
  expect(edgeLengthM(buildRoof({ ...base, shape: 'hip' }), 'verge')).toBe(0)
  const leanTo = buildRoof({ ...base, shape: 'lean-to' })
  expect(edgeLengthM(leanTo, 'ridge')).toBe(0)
  expect(edgeLengthM(leanTo, 'head')).toBeCloseTo(8.6, 9)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRoof, anySimpleRoof, anyWingedRoof } from '../../../tests/roof-arbitraries.ts'
import { buildRoof, faceAreaM2 } from './build-roof.ts'
import { type EdgeKind, edgeKinds, edgeLengthM, type Face, type Point3D, type Roof, type RoofInput } from './roof.ts'

const radians = (deg: number) => (deg * Math.PI) / 180
const area = (roof: Roof) => roof.faces.reduce((sum, face) => sum + faceAreaM2(face), 0)
const distance = (a: Point3D, b: Point3D) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
const round = (value: number) => Math.round(value * 1e6) / 1e6 + 0

/** The outlines of all faces as text, without the direction that they face. */
const faceOutlines = (roof: Roof) =>
  roof.faces
    .map(({ outline, edges }) =>
      outline.map(([along, up], index) => `${round(along)} ${round(up)} ${edges[index]}`).join(),
    )
    .sort()

/** The height of a face over a point of the plan; `undefined` where the point is not under it. */
function heightOver({ corners }: Face, x: number, y: number): number | undefined {
  const inside = corners.reduce((is, [ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length] as Point3D
    return ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay) ? !is : is
  }, false)
  return inside ? planeHeight(corners, x, y) : undefined
}

/** The height of a face's plane over a point of the plan. */
function planeHeight(corners: readonly Point3D[], x: number, y: number): number {
  const [a, b] = corners as [Point3D, Point3D]
  const c = corners.find(corner => corner[2] > 1e-9) as Point3D
  const along = [(b[0] - a[0]) / distance(a, b), (b[1] - a[1]) / distance(a, b)] as const
  const up = ([px, py]: readonly [number, number]) => Math.abs(along[0] * (py - a[1]) - along[1] * (px - a[0]))
  return (c[2] * up([x, y])) / up([c[0], c[1]])
}

const house: RoofInput = { shape: 'hip', lengthM: 12, widthM: 6, pitchDeg: 25, eaveM: 0.5, vergeM: 0.3 }

test('reproduces the published Kenyan example: 7.9 x 3.0 m, gable, 30 degrees', () => {
  const roof = buildRoof({ shape: 'gable', lengthM: 7.9, widthM: 3, pitchDeg: 30, eaveM: 0.45, vergeM: 0.3 })
  expect(edgeLengthM(roof, 'ridge')).toBeCloseTo(8.5, 9)
  expect(roof.slopeLengthM).toBeCloseTo(2.252, 3)
  // The run is 1.95 m.
  expect(roof.faces[0]?.corners.map(([, y]) => y)).toEqual([-1.95, -1.95, 0, 0])
})

describe('for every valid roof', () => {
  test('the areas of the faces sum to the plan area over the cosine of the pitch', () => {
    fc.assert(
      fc.property(anyRoof, input => {
        const roof = buildRoof(input)
        expect(area(roof) / (roof.planAreaM2 / Math.cos(radians(input.pitchDeg)))).toBeCloseTo(1, 9)
      }),
    )
  })

  test('each point of the plan is under exactly one face, and no other point is', () => {
    const share = fc.double({ min: 0.001, max: 0.999, noNaN: true })
    fc.assert(
      fc.property(anyRoof, share, share, (input, across, deep) => {
        const roof = buildRoof(input)
        const xs = roof.faces.flatMap(face => face.corners.map(([x]) => x))
        const ys = roof.faces.flatMap(face => face.corners.map(([, y]) => y))
        const between = (all: readonly number[], at: number) =>
          Math.min(...all) + at * (Math.max(...all) - Math.min(...all))
        // Slightly off the lattice, so that no point is on an edge.
        const [x, y] = [between(xs, across) + 1.7e-7, between(ys, deep) + 2.9e-7]
        const [minX, maxX, minY, maxY] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
        const faces = roof.faces.filter(face => heightOver(face, x, y) !== undefined)
        expect(faces.length).toBeLessThan(2)
        // Points outside are in the notches between wings.
        if ((input.wings ?? []).length === 0 && x > minX && x < maxX && y > minY && y < maxY)
          expect(faces).toHaveLength(1)
      }),
      { numRuns: 500 },
    )
  })

  test('edges have the same length in the outline and in space', () => {
    fc.assert(
      fc.property(anyRoof, input => {
        const roof = buildRoof(input)
        for (const { outline, corners, edges } of roof.faces) {
          expect(corners).toHaveLength(outline.length)
          expect(edges).toHaveLength(outline.length)
          for (const [index, point] of outline.entries()) {
            const next = outline[(index + 1) % outline.length] as readonly [number, number]
            const [from, to] = [corners[index], corners[(index + 1) % corners.length]] as [Point3D, Point3D]
            expect(Math.hypot(point[0] - next[0], point[1] - next[1])).toBeCloseTo(distance(from, to), 6)
          }
          expect(outline[0]?.[1]).toBe(0)
          expect(edges[0]).toBe('eave')
          expect(Math.min(...outline.map(([along]) => along))).toBe(0)
        }
        for (const { lengthM, from, to } of roof.edges) expect(lengthM).toBeCloseTo(distance(from, to), 9)
      }),
    )
  })

  test('an edge shared by two faces is counted once', () => {
    fc.assert(
      fc.property(anyRoof, input => {
        const roof = buildRoof(input)
        for (const kind of edgeKinds) {
          const seen = roof.faces.reduce((sum, { outline, edges }) => {
            return edges.reduce((part, edge, index) => {
              const [a, b] = [outline[index], outline[(index + 1) % outline.length]] as [
                [number, number],
                [number, number],
              ]
              return edge === kind ? part + Math.hypot(a[0] - b[0], a[1] - b[1]) : part
            }, sum)
          }, 0)
          const shared = kind === 'ridge' || kind === 'hip' || kind === 'valley' ? 2 : 1
          expect(seen / shared).toBeCloseTo(edgeLengthM(roof, kind), 6)
        }
      }),
    )
  })

  test('every figure is finite, and face names are unique', () => {
    fc.assert(
      fc.property(anyRoof, input => {
        const roof = buildRoof(input)
        const figures = [
          roof.planAreaM2,
          roof.slopeLengthM,
          roof.junctions,
          ...roof.edges.map(({ lengthM }) => lengthM),
          ...roof.faces.flatMap(({ outline, corners }) => [...outline.flat(), ...corners.flat()]),
          ...roof.walls.flatMap(({ top }) => top.flat()),
        ]
        for (const figure of figures) expect(Number.isFinite(figure)).toBe(true)
        expect(new Set(roof.faces.map(({ name }) => name)).size).toBe(roof.faces.length)
      }),
    )
  })

  test('twice the size in plan gives four times the area and twice the edge lengths', () => {
    fc.assert(
      fc.property(anyRoof, ({ wings = [], ...input }) => {
        const twice = (value = 0) => value * 2
        const large = {
          ...input,
          lengthM: twice(input.lengthM),
          widthM: twice(input.widthM),
          eaveM: twice(input.eaveM),
          vergeM: twice(input.vergeM),
          gabletM: twice(input.gabletM),
          wings: wings.map(({ side, atM, outM, widthM }) => {
            return { side, atM: twice(atM), outM: twice(outM), widthM: twice(widthM) }
          }),
        }
        const [one, other] = [buildRoof({ ...input, wings }), buildRoof(large)]
        expect(area(other) / area(one)).toBeCloseTo(4, 6)
        // The height of a small gable is rounded to the lattice.
        for (const kind of edgeKinds) expect(edgeLengthM(other, kind)).toBeCloseTo(2 * edgeLengthM(one, kind), 2)
        expect(other.junctions).toBe(one.junctions)
      }),
    )
  })

  test('a longer wall, larger overhang or pitch never makes the roof smaller', () => {
    const field = fc.constantFrom(
      'lengthM' as const,
      'widthM' as const,
      'eaveM' as const,
      'vergeM' as const,
      'pitchDeg' as const,
    )
    fc.assert(
      fc.property(anySimpleRoof, field, fc.integer({ min: 0, max: 100 }), (input, name, cm) => {
        const [small, large] = [buildRoof(input), buildRoof({ ...input, [name]: input[name] + cm / 100 })]
        expect(area(large)).toBeGreaterThanOrEqual(area(small) * (1 - 1e-12))
        // A longer gable has the same pitch, and no slope gets shorter.
        expect(large.slopeLengthM).toBeGreaterThanOrEqual(small.slopeLengthM * (1 - 1e-12))
      }),
    )
  })

  test('the walls reach up to the underside of the roof', () => {
    const share = fc.double({ min: 0.01, max: 0.99, noNaN: true })
    fc.assert(
      fc.property(anyRoof, share, (input, at) => {
        const roof = buildRoof(input)
        for (const { facing, top } of roof.walls) {
          const [first, last] = [top[0], top.at(-1)] as [Point3D, Point3D]
          const along = {
            front: last[0] - first[0],
            back: first[0] - last[0],
            right: last[1] - first[1],
            left: first[1] - last[1],
          }
          expect(along[facing]).toBeGreaterThan(0)
          if (input.shape === 'hidden') continue
          const index = Math.min(top.length - 2, Math.floor(at * (top.length - 1)))
          const [a, b] = [top[index], top[index + 1]] as [Point3D, Point3D]
          const [x, y, z] = [0, 1, 2].map(
            i => (a[i] as number) + ((b[i] as number) - (a[i] as number)) * at,
          ) as unknown as Point3D
          // Without an overhang the point may be on the roof's edge, so test slightly inside.
          const into = { front: [0, 1], back: [0, -1], right: [-1, 0], left: [1, 0] }[facing] as [number, number]
          const heights = roof.faces.flatMap(face => heightOver(face, x + into[0] * 1.3e-6, y + into[1] * 1.3e-6) ?? [])
          if (input.shape === 'dutch-gable') expect(heights.length).toBeGreaterThan(0)
          else expect(heights[0]).toBeCloseTo(z, 4)
        }
      }),
    )
  })
})

describe('for every roof with wings', () => {
  const mirrored = (input: RoofInput, isAcross: boolean): RoofInput => ({
    ...input,
    wings: (input.wings ?? []).map(({ side, atM, outM, widthM }) => ({
      side: isAcross ? side : side === 'front' ? 'back' : 'front',
      atM: Math.round((input.lengthM - atM - widthM) * 10_000) / 10_000,
      outM,
      widthM,
    })),
  })

  const edgeLengths = ({ edges }: Roof) => edges.map(({ kind, lengthM }) => `${kind} ${lengthM.toFixed(6)}`).sort()

  test.each(['front' as const, 'back' as const])('caps meet where a wing at the %s is as high as its block', side => {
    const { edges, junctions } = buildRoof({ ...house, shape: 'gable', wings: [{ side, atM: 4, outM: 2, widthM: 6 }] })
    const ridges = edges.flatMap(({ kind, lengthM }) => (kind === 'ridge' ? round(lengthM) : []))
    // The block's ridge is split where the wing's ridge meets it.
    expect(ridges.sort()).toEqual([5.3, 5.3, 7.3])
    expect(junctions).toBe(1)
  })

  test.each([
    ['left', 0, 3],
    ['right', 3, 0],
  ])('caps meet where wings on both sides make a higher block at its %s end', (_, front, back) => {
    const wings = [
      { side: 'front' as const, atM: front, outM: 4, widthM: 6 },
      { side: 'back' as const, atM: back, outM: 4, widthM: 6 },
    ]
    const roof = buildRoof({ ...house, shape: 'gable', lengthM: 9, wings })
    expect(edgeLengths(roof).filter(edge => edge.startsWith('ridge'))).toEqual([
      'ridge 6.300000',
      'ridge 7.300000',
      'ridge 7.300000',
    ])
    expect(roof.junctions).toBe(1)
  })

  test.each([true, false])('a mirrored plan gives the mirrored roof (across: %s)', isAcross => {
    fc.assert(
      fc.property(anyWingedRoof(), input => {
        const [one, other] = [buildRoof(input), buildRoof(mirrored(input, isAcross))]
        expect(edgeLengths(other)).toEqual(edgeLengths(one))
        expect(other.junctions).toBe(one.junctions)
        expect(other.planAreaM2).toBeCloseTo(one.planAreaM2, 9)
        const areas = (roof: Roof) => roof.faces.map(faceAreaM2).sort((a, b) => a - b)
        expect(other.faces).toHaveLength(one.faces.length)
        for (const [index, each] of areas(other).entries()) expect(each).toBeCloseTo(areas(one)[index] as number, 6)
      }),
    )
  })

  test('a half turn changes only the facing', () => {
    fc.assert(
      fc.property(anyWingedRoof(), input => {
        const turned = mirrored(mirrored(input, true), false)
        expect(faceOutlines(buildRoof(turned))).toEqual(faceOutlines(buildRoof(input)))
      }),
    )
  })

  test('a wing without depth or width changes nothing', () => {
    fc.assert(
      fc.property(anyWingedRoof(), fc.boolean(), fc.double({ min: 0, max: 1, noNaN: true }), (input, isFlat, at) => {
        const none = { side: 'front' as const, atM: at * input.lengthM, outM: isFlat ? 0 : 2, widthM: isFlat ? 2 : 0 }
        const { input: _, ...one } = buildRoof(input)
        const { input: __, ...other } = buildRoof({ ...input, wings: [...(input.wings ?? []), none] })
        expect(other).toEqual(one)
      }),
    )
  })

  test('a wing as wide as the block extends the block', () => {
    const side = fc.constantFrom('front' as const, 'back' as const)
    fc.assert(
      fc.property(anySimpleRoof, side, fc.integer({ min: 1, max: 1000 }), (block, at, cm) => {
        const shape = block.shape === 'lean-to' || block.shape === 'hidden' ? 'gable' : block.shape
        const outM = cm / 100
        const { input: _, ...one } = buildRoof({
          ...block,
          shape,
          wings: [{ side: at, atM: 0, outM, widthM: block.lengthM }],
        })
        const widthM = Math.round((block.widthM + outM) * 10_000) / 10_000
        const { input: __, ...other } = buildRoof({ ...block, shape, widthM })
        expect(one).toEqual(other)
      }),
    )
  })

  test('two touching wings of equal depth are one', () => {
    const one = { side: 'front' as const, atM: 2, outM: 3, widthM: 2 }
    const roof = (wings: RoofInput['wings']) =>
      faceOutlines(buildRoof({ ...house, shape: 'gable', wings: wings ?? [] }))
    expect(roof([one, { ...one, atM: 4 }])).toEqual(roof([{ ...one, widthM: 4 }]))
    expect(roof([{ ...one, atM: 4 }, one])).toEqual(roof([{ ...one, widthM: 4 }]))
  })

  test('an L is the same roof whichever arm is the wing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('gable' as const, 'hip' as const, 'dutch-gable' as const),
        fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 100, max: 1500 }))),
        (shape, [length = 0, width = 0, out = 0, wide = 0]) => {
          fc.pre(wide < length)
          const [lengthM, widthM, outM, wideM] = [length / 100, width / 100, out / 100, wide / 100]
          const base = { ...house, shape, gabletM: 0.4 }
          const one = buildRoof({ ...base, lengthM, widthM, wings: [{ side: 'front', atM: 0, outM, widthM: wideM }] })
          // The other arm as the block, rotated by a quarter turn.
          const other = buildRoof({
            ...base,
            lengthM: (width + out) / 100,
            widthM: wideM,
            wings: [{ side: 'back', atM: outM, outM: (length - wide) / 100, widthM }],
          })
          expect(faceOutlines(other)).toEqual(faceOutlines(one))
        },
      ),
    )
  })

  test('a straight verge or hip is one edge', () => {
    const wings = [{ side: 'front' as const, atM: 4, outM: 4, widthM: 4 }]
    const roof = buildRoof({ ...house, shape: 'gable', wings })
    const slope = (runM: number) => (runM / Math.cos(radians(25))).toFixed(6)
    expect(edgeLengths(roof).filter(edge => edge.startsWith('verge'))).toEqual([
      ...[1, 2].map(() => `verge ${slope(2.5)}`),
      ...[1, 2, 3, 4].map(() => `verge ${slope(3.5)}`),
    ])
    const hips = edgeLengths(buildRoof({ ...house, wings })).filter(edge => edge.startsWith('hip'))
    expect(hips).toHaveLength(6)
  })

  test('the roof covers every wall, also with long eaves and no verges', () => {
    const wings = [{ side: 'front' as const, atM: 1, outM: 0.5, widthM: 9.5 }]
    const { faces } = buildRoof({ ...house, shape: 'gable', lengthM: 10.5, widthM: 4.8, eaveM: 1, vergeM: 0, wings })
    const [xs = [], ys = []] = [0, 1].map(axis =>
      faces.flatMap(({ corners }) => corners.map(corner => corner[axis] as number)),
    )
    expect([Math.min(...xs), Math.max(...xs)].map(round)).toEqual([-6.25, 6.25])
    expect([Math.min(...ys), Math.max(...ys)].map(round)).toEqual([-3.65, 3.65])
  })

  test('the outer corner of an L is hipped for any verge', () => {
    for (const vergeM of [0.3, 0.8]) {
      const roof = buildRoof({
        ...house,
        shape: 'gable',
        vergeM,
        wings: [{ side: 'front', atM: 0, outM: 4, widthM: 5 }],
      })
      expect(edgeLengthM(roof, 'hip')).toBeGreaterThan(0)
    }
  })

  test('a larger wing never makes the roof smaller', () => {
    const field = fc.constantFrom('outM' as const, 'widthM' as const)
    fc.assert(
      fc.property(anyWingedRoof(), fc.integer({ min: 0, max: 200 }), field, (any, cm, name) => {
        const [wing, ...others] = any.wings ?? []
        fc.pre(wing !== undefined)
        // An end that becomes a side may change from verge to eave, so both are equal here.
        const input = { ...any, vergeM: any.eaveM }
        const more = name === 'widthM' ? Math.min(cm / 100, input.lengthM - wing.atM - wing.widthM) : cm / 100
        const larger = buildRoof({ ...input, wings: [{ ...wing, [name]: wing[name] + more }, ...others] })
        expect(larger.planAreaM2).toBeGreaterThanOrEqual(buildRoof(input).planAreaM2 - 1e-9)
      }),
    )
  })
})

describe('over one block', () => {
  const runM = ({ widthM, lengthM, eaveM }: RoofInput) => Math.min(widthM, lengthM) / 2 + eaveM

  test('the hips, eaves and ridge of a hip roof have the calculated lengths', () => {
    fc.assert(
      fc.property(anySimpleRoof, block => {
        const input = { ...block, shape: 'hip' as const }
        const roof = buildRoof(input)
        const tan = Math.tan(radians(input.pitchDeg))
        expect(edgeLengthM(roof, 'hip')).toBeCloseTo(4 * runM(input) * Math.sqrt(2 + tan ** 2), 6)
        expect(edgeLengthM(roof, 'ridge')).toBeCloseTo(Math.abs(input.lengthM - input.widthM), 9)
        expect(edgeLengthM(roof, 'eave')).toBeCloseTo(2 * (input.lengthM + input.widthM + 4 * input.eaveM), 9)
        expect(roof.slopeLengthM).toBeCloseTo(runM(input) / Math.cos(radians(input.pitchDeg)), 9)
        expect(roof.junctions).toBe(input.lengthM === input.widthM ? 1 : 2)
      }),
    )
  })

  test('the ridge of a gable runs along its length even where its width is larger', () => {
    fc.assert(
      fc.property(anySimpleRoof, block => {
        const input = { ...block, shape: 'gable' as const }
        const roof = buildRoof(input)
        const long = input.lengthM + 2 * input.vergeM
        const slope = (input.widthM / 2 + input.eaveM) / Math.cos(radians(input.pitchDeg))
        const expected = { eave: 2 * long, verge: 4 * slope, ridge: long, hip: 0, valley: 0, head: 0, wall: 0 }
        for (const kind of edgeKinds) expect(edgeLengthM(roof, kind)).toBeCloseTo(expected[kind], 6)
        expect(roof.faces.map(({ name }) => name)).toEqual(['front', 'back'])
        expect(roof.junctions).toBe(0)
      }),
    )
  })

  test('a hip roof over a square is a pyramid: four triangles, no ridge, one point where the hips meet', () => {
    const roof = buildRoof({ ...house, lengthM: 6 })
    expect(roof.faces.map(face => face.outline.length)).toEqual([3, 3, 3, 3])
    expect(edgeLengthM(roof, 'ridge')).toBe(0)
    expect(roof.junctions).toBe(1)
  })

  test('a hip roof is the same with length and width exchanged', () => {
    fc.assert(
      fc.property(anySimpleRoof, block => {
        const input = { ...block, shape: 'hip' as const }
        const other = buildRoof({ ...input, lengthM: input.widthM, widthM: input.lengthM })
        expect(faceOutlines(other)).toEqual(faceOutlines(buildRoof(input)))
      }),
    )
  })

  test('a lean-to has no overhang at a wall, and one on both sides where free-standing', () => {
    fc.assert(
      fc.property(anySimpleRoof, input => {
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

  const kinds = (roof: Roof): EdgeKind[] => edgeKinds.filter(kind => edgeLengthM(roof, kind) > 0)

  test('each shape has its kinds of edges', () => {
    const base = { ...house, lengthM: 8, widthM: 4 }
    expect(kinds(buildRoof({ ...base, shape: 'hip' }))).toEqual(['eave', 'ridge', 'hip'])
    expect(kinds(buildRoof({ ...base, shape: 'lean-to' }))).toEqual(['eave', 'verge', 'head'])
    expect(kinds(buildRoof({ ...base, shape: 'hidden' }))).toEqual(['eave', 'head', 'wall'])
    expect(kinds(buildRoof({ ...base, shape: 'hidden', falls: 'two' }))).toEqual(['eave', 'ridge', 'wall'])
    expect(kinds(buildRoof({ ...base, shape: 'dutch-gable', gabletM: 0.5 }))).toEqual([
      'eave',
      'verge',
      'ridge',
      'hip',
      'wall',
    ])
  })

  test('a hidden roof is between its walls, which are higher', () => {
    const roof = buildRoof({ ...house, shape: 'hidden', pitchDeg: 5 })
    expect(roof.planAreaM2).toBeCloseTo(12 * 6, 9)
    expect(edgeLengthM(roof, 'eave')).toBe(12)
    expect(edgeLengthM(roof, 'head')).toBe(12)
    const highest = Math.max(...roof.faces.flatMap(face => face.corners.map(([, , z]) => z)))
    for (const { top } of roof.walls) for (const [, , z] of top) expect(z).toBeGreaterThan(highest)
  })

  test('a Dutch gable is a hip up to a small gable of the given height', () => {
    // Run 3.5 m, rise 1.632 m at 25°; a gable of 0.6 m is 2 x 1.2867 m wide.
    const roof = buildRoof({ ...house, shape: 'dutch-gable', gabletM: 0.6 })
    const gablet = 0.6 / Math.tan(radians(25))
    expect(edgeLengthM(roof, 'wall')).toBeCloseTo(4 * gablet, 3)
    expect(roof.edges.filter(({ kind }) => kind === 'wall')).toHaveLength(2)
    expect(edgeLengthM(roof, 'ridge')).toBeCloseTo(6 + 2 * gablet, 3)
    expect(edgeLengthM(roof, 'verge')).toBeCloseTo((4 * gablet) / Math.cos(radians(25)), 3)
    expect(area(roof)).toBeCloseTo(area(buildRoof(house)), 9)
    expect(roof.junctions).toBe(0)
  })

  test('a Dutch gable on a square has its gables at the ends of its length', () => {
    const { edges } = buildRoof({ ...house, shape: 'dutch-gable', lengthM: 6, gabletM: 0.6 })
    for (const { from, to } of edges.filter(({ kind }) => kind === 'ridge')) expect(from[1]).toBe(to[1])
  })

  test('a small gable higher than the roof makes a gable', () => {
    const roof = buildRoof({ ...house, shape: 'dutch-gable', gabletM: 5 })
    expect(kinds(roof)).toEqual(['eave', 'verge', 'ridge'])
  })
})

describe('wings side by side', () => {
  const wing = { side: 'front' as const, outM: 4, widthM: 3 }
  const roof = (gapM: number) =>
    buildRoof({
      ...house,
      wings: [
        { ...wing, atM: 1 },
        { ...wing, atM: 4 + gapM },
      ],
    })

  test('whose eaves meet have one roof and report the closed gap', () => {
    expect(roof(1.01).closesGap).toBe(false)
    expect(roof(1).closesGap).toBe(true)
    expect(roof(0).closesGap).toBe(false)
    expect(edgeLengthM(roof(1.01), 'valley')).toBeGreaterThan(edgeLengthM(roof(1), 'valley'))
  })
})

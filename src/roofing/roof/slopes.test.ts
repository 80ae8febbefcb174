import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyWingedRoof } from '../../../tests/roof-arbitraries.ts'
import { difference, type Measures, ownMeasures } from '../../../tests/roof-reference/measures.ts'
import { planOf } from './plan.ts'
import { areaOf, type Box, type Side, sidesOf } from './region.ts'
import { movingBoxes, planPoint, riseAt, type SlopePoint, slopesOf } from './slopes.ts'

type Point = readonly [x: number, y: number]

function contains(polygon: readonly Point[], [x, y]: Point): boolean {
  return polygon.reduce((inside, [ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length] as Point
    return ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay) ? !inside : inside
  }, false)
}

function twiceArea(polygon: readonly Point[]): number {
  return polygon.reduce((sum, [ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length] as Point
    return sum + ax * by - ay * bx
  }, 0)
}

/** The Chebyshev distance from a point to a side. */
function distance([x, y]: Point, { facing, at, from, to }: Side): number {
  const [along, across] = facing === 'front' || facing === 'back' ? [x, y] : [y, x]
  return Math.max(Math.abs(across - at), from - along, along - to)
}

/** Connected boxes with even coordinates, so that all corners of slopes are whole numbers. */
const anyRegion = fc
  .array(
    fc.record({
      left: fc.integer({ min: 0, max: 20 }),
      front: fc.integer({ min: 0, max: 20 }),
      width: fc.integer({ min: 1, max: 14 }),
      depth: fc.integer({ min: 1, max: 14 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map(all => {
    const boxes = all.map(({ left, front, width, depth }): Box => {
      return { left: 2 * left, right: 2 * (left + width), front: 2 * front, back: 2 * (front + depth) }
    })
    const connected = boxes.slice(0, 1)
    const meets = (a: Box) => (b: Box) => a.left < b.right && a.right > b.left && a.front < b.back && a.back > b.front
    for (let found: Box | undefined = boxes[0]; found; ) {
      found = boxes.find(box => !connected.includes(box) && connected.some(meets(box)))
      if (found) connected.push(found)
    }
    return connected
  })

const anyPoint = fc.tuple(
  fc.integer({ min: 0, max: 70 }).map(x => x + 0.3),
  fc.integer({ min: 0, max: 70 }).map(y => y + 0.6),
)

describe('the slopes of any plan with right angles', () => {
  test('cover each point of the plan once, as high as its distance from the outline', () => {
    fc.assert(
      fc.property(anyRegion, fc.array(anyPoint, { minLength: 20, maxLength: 20 }), (boxes, points) => {
        const slopes = slopesOf(boxes, []).map(slope => ({ slope, plan: slope.points.map(p => planPoint(slope, p)) }))
        const sides = sidesOf(boxes)
        for (const point of points) {
          const [x, y] = point
          const isIn = boxes.some(({ left, right, front, back }) => x > left && x < right && y > front && y < back)
          const over = slopes.filter(({ plan }) => contains(plan, point))
          expect(over).toHaveLength(isIn ? 1 : 0)
          if (!isIn) continue
          const rise = Math.min(...sides.map(side => distance(point, side)))
          const { facing, at } = (over[0] as (typeof over)[0]).slope
          expect(Math.abs((facing === 'front' || facing === 'back' ? y : x) - at)).toBeCloseTo(rise, 9)
          expect(riseAt(movingBoxes(boxes, []), x, y)).toBeCloseTo(rise, 9)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('start with their leftmost eave', () => {
    fc.assert(
      fc.property(anyRegion, boxes => {
        for (const { points, edges } of slopesOf(boxes, [])) {
          const eaves = points.filter((_, index) => edges[index] === 'eave')
          expect(points[0]).toEqual(eaves.sort(([a], [b]) => a - b)[0])
        }
      }),
    )
  })

  test('have exactly the area of the plan and run counter-clockwise', () => {
    fc.assert(
      fc.property(anyRegion, boxes => {
        const twice = slopesOf(boxes, []).map(({ points }) => twiceArea(points))
        for (const each of twice) expect(each).toBeGreaterThan(0)
        expect(twice.reduce((sum, each) => sum + each, 0)).toBe(2 * areaOf(boxes))
      }),
    )
  })

  test('share every ridge, hip and valley between two slopes', () => {
    fc.assert(
      fc.property(anyRegion, boxes => {
        const slopeCounts = new Map<string, number>()
        for (const slope of slopesOf(boxes, []))
          for (const [index, edge] of slope.edges.entries()) {
            if (edge === 'eave') continue
            const ends = [slope.points[index], slope.points[(index + 1) % slope.points.length]] as [
              SlopePoint,
              SlopePoint,
            ]
            // Half a unit at a time, because a long edge of one slope may be shared with two others.
            const [a, b] = ends.map(end => planPoint(slope, end)) as [Point, Point]
            const parts = Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) * 2
            for (let part = 0; part < parts; part++) {
              const middle = [0, 1].map(
                i => (a[i] as number) + (((b[i] as number) - (a[i] as number)) * (part + 0.5)) / parts,
              )
              const key = `${edge} ${middle.join(' ')}`
              slopeCounts.set(key, (slopeCounts.get(key) ?? 0) + 1)
            }
          }
        expect([...slopeCounts].filter(([, count]) => count !== 2)).toEqual([])
      }),
    )
  })

  test('are crossed in one piece by a line up the slope', () => {
    fc.assert(
      fc.property(anyRegion, fc.integer({ min: 0, max: 70 }), (boxes, at) => {
        for (const { points } of slopesOf(boxes, [])) {
          const crossings = points.filter(([along], index) => {
            const [next] = points[(index + 1) % points.length] as SlopePoint
            return along > at + 0.3 !== next > at + 0.3
          })
          expect([0, 2]).toContain(crossings.length)
        }
      }),
    )
  })
})

test('the slopes of 300 random plans equal the straight skeletons computed by CGAL', () => {
  const rows = readFileSync('tests/roof-reference/straight-skeletons.jsonl', 'utf8').trim().split('\n')
  const table = rows.map((row): { boxes: [number, number, number, number][] } & Measures => JSON.parse(row))
  expect(table).toHaveLength(300)
  for (const { boxes, ...expected } of table) {
    const plan = boxes.map(([left, right, front, back]): Box => ({ left, right, front, back }))
    expect(difference(ownMeasures(plan), expected)).toBeUndefined()
  }
})

describe('gables', () => {
  /** An extension is this long, so that its end is never the nearest side. */
  const FAR = 1e8
  /** The box that continues the plan beyond a gable. */
  const extensionOf = ({ facing, at, from, to }: ReturnType<typeof planOf>['stoppedSides'][number]): Box => {
    const [near, far] = facing === 'left' || facing === 'front' ? [at - FAR, at] : [at, at + FAR]
    return facing === 'left' || facing === 'right'
      ? { left: near, right: far, front: from, back: to }
      : { left: from, right: to, front: near, back: far }
  }

  test('give the same height as a plan that continues beyond them', () => {
    fc.assert(
      fc.property(anyWingedRoof(['gable']), input => {
        const { outline, stoppedSides } = planOf(input)
        const slopes = slopesOf(outline, stoppedSides).map(slope => ({
          slope,
          plan: slope.points.map(p => planPoint(slope, p)),
        }))
        const sides = sidesOf([...outline, ...stoppedSides.map(extensionOf)])
        const [xs, ys] = [outline.flatMap(box => [box.left, box.right]), outline.flatMap(box => [box.front, box.back])]
        for (let i = 0; i < 12; i++)
          for (let j = 0; j < 12; j++) {
            const positionOf = (all: readonly number[], step: number) =>
              Math.min(...all) + ((step + 0.5) / 12) * (Math.max(...all) - Math.min(...all)) + 0.123
            const [x, y] = [positionOf(xs, i), positionOf(ys, j)]
            const isIn = outline.some(({ left, right, front, back }) => x > left && x < right && y > front && y < back)
            const over = slopes.filter(({ plan }) => contains(plan, [x, y]))
            expect(over).toHaveLength(isIn ? 1 : 0)
            if (!isIn) continue
            const rise = Math.min(...sides.map(side => distance([x, y], side)))
            const { facing, at } = (over[0] as (typeof over)[0]).slope
            expect(Math.abs((facing === 'front' || facing === 'back' ? y : x) - at)).toBeCloseTo(rise, 3)
          }
      }),
    )
  })
})

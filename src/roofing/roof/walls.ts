import type { Plan } from './plan.ts'
import { type Side, sidesOf } from './region.ts'
import type { Point3D, RoofInput, Wall } from './roof.ts'
import { movingBoxes, planPoint, riseAt, type Slope } from './slopes.ts'

/** Height of a parapet above the highest point of the roof behind it. */
const PARAPET_M = 0.3

type PlanPoint = readonly [x: number, y: number]

/** Positions along a wall where its upper edge may bend, because an edge of a slope crosses it in plan. */
function bendPositions(slopes: readonly (readonly PlanPoint[])[], { facing, at, from, to }: Side): number[] {
  const [across, along] = facing === 'left' || facing === 'right' ? ([0, 1] as const) : ([1, 0] as const)
  const positions = [from, to]
  for (const points of slopes)
    for (const [index, point] of points.entries()) {
      const next = points[(index + 1) % points.length] as PlanPoint
      // The distances of the edge's ends from the wall; of different signs where the edge crosses it.
      const [a, b] = [point[across] - at, next[across] - at]
      // An edge along the wall gives NaN, which the filter below removes.
      if (a * b <= 0) positions.push(point[along] + ((next[along] - point[along]) * a) / (a - b))
    }
  return [...new Set(positions.filter(position => position >= from && position <= to))].sort((p, q) => p - q)
}

/**
 * The outer walls of a plan, each up to the roof above it; the walls of a hidden roof are higher than the roof.
 * @param riseM height of the roof from eave to ridge
 */
export function wallsOf(
  plan: Plan,
  slopes: readonly Slope[],
  { shape }: RoofInput,
  riseM: number,
  toPoint3D: (x: number, y: number, rise: number) => Point3D,
): Wall[] {
  const boxes = movingBoxes(plan.outline, plan.stoppedSides)
  const slopesInPlan = slopes.map(slope => slope.points.map(point => planPoint(slope, point)))
  return sidesOf(plan.walls).map(side => {
    const { facing, at, from, to } = side
    const sideways = facing === 'left' || facing === 'right'
    const point = (along: number): [number, number] => (sideways ? [at, along] : [along, at])
    const positions = shape === 'hidden' ? [from, to] : bendPositions(slopesInPlan, side)
    const top = positions.map((along): Point3D => {
      const [x, y, z] = toPoint3D(...point(along), riseAt(boxes, ...point(along)))
      return [x, y, shape === 'hidden' ? riseM + PARAPET_M : z]
    })
    return { facing, top: facing === 'back' || facing === 'left' ? top.reverse() : top }
  })
}

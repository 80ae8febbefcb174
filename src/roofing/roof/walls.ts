import type { Plan } from './plan.ts'
import { type Side, sidesOf } from './region.ts'
import type { RoofInput, RoomPoint, Wall } from './roof.ts'
import { movingBoxes, planPoint, riseAt, type Slope } from './slopes.ts'

/** Height of a parapet above the highest point of the roof behind it. */
const PARAPET_M = 0.3

type PlanPoint = readonly [x: number, y: number]

/** Positions along a wall where its upper edge may bend, because an edge of a slope crosses it in plan. */
function bendPositions(slopes: readonly (readonly PlanPoint[])[], { facing, at, from, to }: Side): number[] {
  const [across, along] = facing === 'left' || facing === 'right' ? ([0, 1] as const) : ([1, 0] as const)
  const places = [from, to]
  for (const points of slopes)
    for (const [index, point] of points.entries()) {
      const next = points[(index + 1) % points.length] as PlanPoint
      const [a, b] = [point[across] - at, next[across] - at]
      // An edge along the wall gives NaN, which the filter below removes.
      if (a * b <= 0) places.push(point[along] + ((next[along] - point[along]) * a) / (a - b))
    }
  return [...new Set(places.filter(place => place >= from && place <= to))].sort((one, other) => one - other)
}

/** The outer walls of a plan, each up to the roof above it; the walls of a hidden roof are higher than the roof. */
export function wallsOf(
  plan: Plan,
  slopes: readonly Slope[],
  { shape }: RoofInput,
  riseM: number,
  inRoom: (x: number, y: number, rise: number) => RoomPoint,
): Wall[] {
  const boxes = movingBoxes(plan.outline, plan.tips)
  const slopesInPlan = slopes.map(slope => slope.points.map(point => planPoint(slope, point)))
  return sidesOf(plan.walls).map(side => {
    const { facing, at, from, to } = side
    const sideways = facing === 'left' || facing === 'right'
    const point = (along: number): [number, number] => (sideways ? [at, along] : [along, at])
    const places = shape === 'hidden' ? [from, to] : bendPositions(slopesInPlan, side)
    const top = places.map((along): RoomPoint => {
      const [x, y, z] = inRoom(...point(along), riseAt(boxes, ...point(along)))
      return [x, y, shape === 'hidden' ? riseM + PARAPET_M : z]
    })
    return { facing, top: facing === 'back' || facing === 'left' ? top.reverse() : top }
  })
}

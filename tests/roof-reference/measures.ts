import type { Box } from '../../src/roofing/roof/region.ts'
import { slopesOf } from '../../src/roofing/roof/slopes.ts'

/** The measures by which two layouts of slopes are compared, in plan. */
export interface Measures {
  readonly ridge: number
  readonly hip: number
  readonly valley: number
  /** Area of the slopes above each line of the outline, by the side that it faces and its position: `front 0`. */
  readonly areas: Readonly<Record<string, number>>
}

/** The measures of our own hipped slopes over a plan. */
export function ownMeasures(boxes: readonly Box[]): Measures {
  const length = { ridge: 0, hip: 0, valley: 0 }
  const areas: Record<string, number> = {}
  for (const { facing, at, points, edges } of slopesOf(boxes, [])) {
    const line = `${facing} ${at}`
    for (const [index, [along, rise]] of points.entries()) {
      const [nextAlong, nextRise] = points[(index + 1) % points.length] as readonly [number, number]
      areas[line] = (areas[line] ?? 0) + (along * nextRise - nextAlong * rise) / 2
      const edge = edges[index]
      // Each edge belongs to two slopes, so each adds half. Hips and valleys run diagonally in plan.
      if (edge === 'ridge' || edge === 'hip' || edge === 'valley')
        length[edge] += (Math.abs(nextAlong - along) * (edge === 'ridge' ? 1 : Math.SQRT2)) / 2
    }
  }
  return { ...length, areas }
}

/** The first difference between two measures; `undefined` where they agree. */
export function difference(one: Measures, other: Measures): string | undefined {
  const close = (a = 0, b = 0) => Math.abs(a - b) < 1e-3
  for (const kind of ['ridge', 'hip', 'valley'] as const)
    if (!close(one[kind], other[kind])) return `${kind}: ${one[kind]} and ${other[kind]}`
  for (const line of Object.keys({ ...one.areas, ...other.areas }))
    if (!close(one.areas[line], other.areas[line])) return `${line}: ${one.areas[line]} and ${other.areas[line]}`
  return undefined
}

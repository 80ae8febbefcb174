/**
 * Regions of a plan with right angles, as unions of rectangles. Coordinates are in lattice units (tenths of a millimetre).
 * They are whole numbers, and halves where slopes meet, so every comparison is exact without tolerances.
 */

/** The direction that a wall faces. Seen from above, the front is at the bottom and the back at the top. */
export type Facing = 'front' | 'right' | 'back' | 'left'

/** A rectangle in plan; empty unless `left` < `right` and `front` < `back`. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly front: number
  readonly back: number
}

/** One straight side of a region's outline. */
export interface Side {
  readonly facing: Facing
  /** Position of its line: x for `left` and `right`, y for `front` and `back`. */
  readonly at: number
  /** Its extent along the line, `from` < `to`. */
  readonly from: number
  readonly to: number
  /** Whether the region's corner at that end is an outer one (convex). */
  readonly fromOuter: boolean
  readonly toOuter: boolean
}

/** A grid with a line at every edge of the boxes, so that each cell is wholly inside or wholly outside their union. */
interface Grid {
  readonly xs: readonly number[]
  readonly ys: readonly number[]
  /** Whether the cell right of `xs[i]` and behind `ys[j]` is in the region; false beyond the grid. */
  readonly isFilled: (i: number, j: number) => boolean
}

function sorted(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b)
}

function gridOf(boxes: readonly Box[]): Grid {
  const xs = sorted(boxes.flatMap(({ left, right }) => [left, right]))
  const ys = sorted(boxes.flatMap(({ front, back }) => [front, back]))
  // Row by row. The last cell of each row stays empty, so an index of -1 in the next row reads an empty cell too.
  const cells = new Uint8Array(xs.length * ys.length)
  for (const box of boxes) {
    const [i0, i1] = [xs.indexOf(box.left), xs.indexOf(box.right)]
    const [j0, j1] = [ys.indexOf(box.front), ys.indexOf(box.back)]
    for (let j = j0; j < j1; j++) cells.fill(1, j * xs.length + i0, j * xs.length + i1)
  }
  return { xs, ys, isFilled: (i, j) => cells[j * xs.length + i] === 1 }
}

/** The maximal rectangles within the union of boxes: those not contained in another one. */
export function maximalBoxes(boxes: readonly Box[]): Box[] {
  const { xs, ys, isFilled } = gridOf(boxes)
  const found: Box[] = []
  // For each range of columns i0 to i1: runs of rows that are filled in all of these columns are boxes. A box is maximal if it
  // cannot be extended by the column to its left or right.
  for (const [i0, left] of xs.entries()) {
    let isRowFilled = ys.map(() => true)
    for (let i1 = i0; isRowFilled.includes(true); i1++) {
      isRowFilled = isRowFilled.map((is, j) => is && isFilled(i1, j))
      let j0 = 0
      for (const [j1, back] of ys.entries()) {
        if (isRowFilled[j1]) continue
        const rows = ys.slice(j0, j1)
        const isColumnFilled = (i: number) => rows.every((_, row) => isFilled(i, j0 + row))
        if (!isColumnFilled(i0 - 1) && !isColumnFilled(i1 + 1))
          found.push({ left, right: xs[i1 + 1] as number, front: ys[j0] as number, back })
        j0 = j1 + 1
      }
    }
  }
  return found
}

/**
 * The sides of a region's outline that face one direction.
 * @param along the grid's coordinates along these sides
 * @param lines the grid's coordinates across them: each side lies on one of these lines
 * @param inside whether the cell from `along[a]` to `along[a + 1]` on the inner side of `lines[b]` is in the region
 * @param outside the same for the cell on the outer side of the line
 */
function sidesAlong(
  facing: Facing,
  along: readonly number[],
  lines: readonly number[],
  inside: (a: number, b: number) => boolean,
  outside: (a: number, b: number) => boolean,
): Side[] {
  const sides: Side[] = []
  for (const [b, at] of lines.entries()) {
    for (let a = 0; a < along.length; a++) {
      if (!inside(a, b) || outside(a, b)) continue
      const first = a
      while (inside(a + 1, b) && !outside(a + 1, b)) a++
      sides.push({
        facing,
        at,
        from: along[first] as number,
        to: along[a + 1] as number,
        fromOuter: !inside(first - 1, b),
        toOuter: !inside(a + 1, b),
      })
    }
  }
  return sides
}

/** All sides of the outline of a union of boxes. */
export function sidesOf(boxes: readonly Box[]): Side[] {
  const { xs, ys, isFilled } = gridOf(boxes)
  return [
    ...sidesAlong('front', xs, ys, isFilled, (i, j) => isFilled(i, j - 1)),
    ...sidesAlong(
      'right',
      ys,
      xs,
      (j, i) => isFilled(i - 1, j),
      (j, i) => isFilled(i, j),
    ),
    ...sidesAlong('back', xs, ys, (i, j) => isFilled(i, j - 1), isFilled),
    ...sidesAlong(
      'left',
      ys,
      xs,
      (j, i) => isFilled(i, j),
      (j, i) => isFilled(i - 1, j),
    ),
  ]
}

/** Area of a union of boxes, in squares of the lattice. */
export function areaOf(boxes: readonly Box[]): number {
  const { xs, ys, isFilled } = gridOf(boxes)
  let area = 0
  for (const [i, left] of xs.entries())
    for (const [j, front] of ys.entries())
      if (isFilled(i, j)) area += ((xs[i + 1] as number) - left) * ((ys[j + 1] as number) - front)
  return area
}

/**
 * Plans with right angles, on a lattice of tenths of a millimetre. Coordinates are whole numbers, and halves where slopes
 * meet, so every comparison is exact without tolerances.
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
  /** Whether the corner at that end is an outer one. */
  readonly fromOuter: boolean
  readonly toOuter: boolean
}

interface Grid {
  readonly xs: readonly number[]
  readonly ys: readonly number[]
  /** Whether the cell right of `xs[i]` and behind `ys[j]` is in the region; false beyond the grid. */
  readonly filled: (i: number, j: number) => boolean
}

function sorted(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b)
}

function gridOf(boxes: readonly Box[]): Grid {
  const xs = sorted(boxes.flatMap(({ left, right }) => [left, right]))
  const ys = sorted(boxes.flatMap(({ front, back }) => [front, back]))
  // Stored row by row. The last cell of each row stays empty and also stands for the cell left of the next row.
  const cells = new Uint8Array(xs.length * ys.length)
  for (const box of boxes) {
    const [i0, i1] = [xs.indexOf(box.left), xs.indexOf(box.right)]
    const [j0, j1] = [ys.indexOf(box.front), ys.indexOf(box.back)]
    for (let j = j0; j < j1; j++) cells.fill(1, j * xs.length + i0, j * xs.length + i1)
  }
  return { xs, ys, filled: (i, j) => cells[j * xs.length + i] === 1 }
}

/** The maximal rectangles within the union of boxes: those not contained in another one. */
export function maximalBoxes(boxes: readonly Box[]): Box[] {
  const { xs, ys, filled } = gridOf(boxes)
  const found: Box[] = []
  for (const [i0, left] of xs.entries()) {
    let whole = ys.map(() => true)
    for (let i1 = i0; whole.includes(true); i1++) {
      whole = whole.map((is, j) => is && filled(i1, j))
      let j0 = 0
      for (const [j1, back] of ys.entries()) {
        if (whole[j1]) continue
        const rows = ys.slice(j0, j1)
        const isOpen = (i: number) => rows.every((_, row) => filled(i, j0 + row))
        if (!isOpen(i0 - 1) && !isOpen(i1 + 1))
          found.push({ left, right: xs[i1 + 1] as number, front: ys[j0] as number, back })
        j0 = j1 + 1
      }
    }
  }
  return found
}

/**
 * The sides of a region's outline in one direction. `inside(a, b)` tells whether the cell at index `a` on the inner side of
 * line `b` is in the region, `outside(a, b)` the same for the cell on the other side.
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
  const { xs, ys, filled } = gridOf(boxes)
  return [
    ...sidesAlong('front', xs, ys, filled, (i, j) => filled(i, j - 1)),
    ...sidesAlong(
      'right',
      ys,
      xs,
      (j, i) => filled(i - 1, j),
      (j, i) => filled(i, j),
    ),
    ...sidesAlong('back', xs, ys, (i, j) => filled(i, j - 1), filled),
    ...sidesAlong(
      'left',
      ys,
      xs,
      (j, i) => filled(i, j),
      (j, i) => filled(i - 1, j),
    ),
  ]
}

/** Area of a union of boxes, in squares of the lattice. */
export function areaOf(boxes: readonly Box[]): number {
  const { xs, ys, filled } = gridOf(boxes)
  let area = 0
  for (const [i, left] of xs.entries())
    for (const [j, front] of ys.entries())
      if (filled(i, j)) area += ((xs[i + 1] as number) - left) * ((ys[j + 1] as number) - front)
  return area
}

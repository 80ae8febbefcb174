import { type Box, type Side, sidesOf } from '../../src/roofing/roof/region.ts'

/** A seeded generator of random numbers from 0 to 1 (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const isSideways = ({ facing }: Side) => facing === 'left' || facing === 'right'

/** The corners of an outline, counter-clockwise; several loops where it has holes. */
export function loopsOf(boxes: readonly Box[]): (readonly [x: number, y: number])[][] {
  const ends = (side: Side) => {
    const isBackwards = side.facing === 'back' || side.facing === 'left'
    const [begin, end] = isBackwards ? [side.to, side.from] : [side.from, side.to]
    const point = (along: number) => (isSideways(side) ? ([side.at, along] as const) : ([along, side.at] as const))
    return { begin: point(begin), end: point(end) }
  }
  const rest = sidesOf(boxes).map(ends)
  const loops: (readonly [number, number])[][] = []
  while (rest.length > 0) {
    const loop: (readonly [number, number])[] = []
    for (let side = rest[0]; side; ) {
      rest.splice(rest.indexOf(side), 1)
      loop.push(side.begin)
      const { end } = side
      side = rest.find(({ begin }) => begin[0] === end[0] && begin[1] === end[1])
    }
    loops.push(loop)
  }
  return loops
}

/**
 * A random plan of one to six connected boxes, whose outline is one loop that does not touch itself, as CGAL requires. Its
 * coordinates are even, so that slopes meet at whole numbers.
 */
export function randomPlan(random: () => number): Box[] {
  /** An even number from twice `min` to twice `max`. */
  const evenNumber = (min: number, max: number) => 2 * (min + Math.floor(random() * (max - min + 1)))
  for (;;) {
    const boxes = Array.from({ length: evenNumber(1, 6) / 2 }, (): Box => {
      const [left, front] = [evenNumber(0, 20), evenNumber(0, 20)]
      return { left, right: left + evenNumber(1, 14), front, back: front + evenNumber(1, 14) }
    })
    const connected = boxes.slice(0, 1)
    for (const box of boxes) {
      const meets = (one: Box) =>
        box.left < one.right && box.right > one.left && box.front < one.back && box.back > one.front
      if (connected.some(meets) && !connected.includes(box)) connected.push(box)
    }
    const loops = loopsOf(connected)
    const corners = new Set(loops[0]?.map(([x, y]) => `${x} ${y}`))
    if (loops.length === 1 && corners.size === loops[0]?.length) return connected
  }
}

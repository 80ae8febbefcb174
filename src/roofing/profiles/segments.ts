import type { Segment } from './profile.ts'

/** A straight segment. */
export function line(dx: number, dz: number): Segment {
  return { kind: 'line', dx, dz }
}

/**
 * Half a wave, from trough to crest or back: a Bézier curve that is horizontal at both ends.
 * @param fullness the distance of each control point from its end, as a share of `dx`: 0.3642 gives a sine within 0.1 % of its
 * height, larger values give steeper flanks
 */
export function halfWave(dx: number, dz: number, fullness = 0.3642): Segment {
  return { kind: 'curve', c1: [dx * fullness, 0], c2: [dx * (1 - fullness), dz], dx, dz }
}

/** Splits a segment at `t` (0 to 1), for curves by de Casteljau's algorithm. */
export function split(segment: Segment, t: number): [Segment, Segment] {
  const { dx, dz } = segment
  if (segment.kind === 'line') return [line(dx * t, dz * t), line(dx * (1 - t), dz * (1 - t))]
  const mix = (a: readonly [number, number], b: readonly [number, number]): [number, number] => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t,
  ]
  const a = mix([0, 0], segment.c1)
  const b = mix(segment.c1, segment.c2)
  const c = mix(segment.c2, [dx, dz])
  const d = mix(a, b)
  const e = mix(b, c)
  const f = mix(d, e)
  const from = (p: readonly [number, number]): [number, number] => [p[0] - f[0], p[1] - f[1]]
  return [
    { kind: 'curve', c1: a, c2: d, dx: f[0], dz: f[1] },
    { kind: 'curve', c1: from(e), c2: from(c), dx: dx - f[0], dz: dz - f[1] },
  ]
}

/** Position on the segment at `t` (0 to 1), relative to its start. */
export function pointAt(segment: Segment, t: number): [x: number, z: number] {
  const { dx, dz } = split(segment, t)[0]
  return [dx, dz]
}

/** The `t` (0 to 1) at which a segment reaches `x`, found by bisection: every segment of a profile runs to the right. */
export function parameterAt(segment: Segment, x: number): number {
  let low = 0
  let high = 1
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2
    if (pointAt(segment, middle)[0] < x) low = middle
    else high = middle
  }
  return (low + high) / 2
}

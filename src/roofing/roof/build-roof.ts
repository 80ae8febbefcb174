import type { Edge, EdgeKind, Face, FaceName, Roof, RoofInput, RoomPoint } from './roof.ts'

const radians = (deg: number) => (deg * Math.PI) / 180

function edges(kind: EdgeKind, count: number, lengthM: number): Edge[] {
  return lengthM > 0 ? Array.from({ length: count }, () => ({ kind, lengthM })) : []
}

/** A face that is a rectangle, a trapezoid or a triangle: its eave, and how far in from each end its upper edge begins. */
function face(name: FaceName, eaveM: number, slopeM: number, insetM: number, corners: RoomPoint[]): Face {
  const upper = eaveM - 2 * insetM
  const outline = [
    [0, 0],
    [eaveM, 0],
    [eaveM - insetM, slopeM],
    ...(upper > 0 ? [[insetM, slopeM] as const] : []),
  ] as const
  return { name, outline: outline as Face['outline'], corners: upper > 0 ? corners : corners.slice(0, 3) }
}

function leanTo(input: RoofInput): Roof {
  const eaveLength = input.lengthM + 2 * input.vergeM
  const run = input.widthM + (input.top === 'free' ? 2 : 1) * input.eaveM
  const slope = run / Math.cos(radians(input.pitchDeg))
  const rise = run * Math.tan(radians(input.pitchDeg))
  const x = eaveLength / 2
  const eaveY = -input.widthM / 2 - input.eaveM
  const headY = eaveY + run
  return {
    input,
    faces: [
      face('front', eaveLength, slope, 0, [
        [-x, eaveY, 0],
        [x, eaveY, 0],
        [x, headY, rise],
        [-x, headY, rise],
      ]),
    ],
    edges: [...edges('eave', 1, eaveLength), ...edges('head', 1, eaveLength), ...edges('verge', 2, slope)],
    planAreaM2: eaveLength * run,
    slopeLengthM: slope,
    junctions: 0,
  }
}

function gable(input: RoofInput): Roof {
  const ridge = input.lengthM + 2 * input.vergeM
  const run = input.widthM / 2 + input.eaveM
  const slope = run / Math.cos(radians(input.pitchDeg))
  const rise = run * Math.tan(radians(input.pitchDeg))
  const x = ridge / 2
  const side = (name: FaceName, turn: 1 | -1) =>
    face(name, ridge, slope, 0, [
      [-x * turn, -run * turn, 0],
      [x * turn, -run * turn, 0],
      [x * turn, 0, rise],
      [-x * turn, 0, rise],
    ])
  return {
    input,
    faces: [side('front', 1), side('back', -1)],
    edges: [...edges('eave', 2, ridge), ...edges('ridge', 1, ridge), ...edges('verge', 4, slope)],
    planAreaM2: ridge * run * 2,
    slopeLengthM: slope,
    junctions: 0,
  }
}

/** The ridge runs along the longer side, whichever of the two was given as the length. */
function hip(input: RoofInput): Roof {
  const long = Math.max(input.lengthM, input.widthM) + 2 * input.eaveM
  const short = Math.min(input.lengthM, input.widthM) + 2 * input.eaveM
  const run = short / 2
  const ridge = long - short
  const tan = Math.tan(radians(input.pitchDeg))
  const slope = run / Math.cos(radians(input.pitchDeg))
  const rise = run * tan
  const [x, r] = [long / 2, ridge / 2]
  const side = (name: FaceName, turn: 1 | -1) =>
    face(name, long, slope, run, [
      [-x * turn, -run * turn, 0],
      [x * turn, -run * turn, 0],
      [r * turn, 0, rise],
      [-r * turn, 0, rise],
    ])
  const end = (name: FaceName, turn: 1 | -1) =>
    face(name, short, slope, run, [
      [x * turn, -run * turn, 0],
      [x * turn, run * turn, 0],
      [r * turn, 0, rise],
    ])
  return {
    input,
    faces: [side('front', 1), end('right', 1), side('back', -1), end('left', -1)],
    edges: [
      ...edges('eave', 2, long),
      ...edges('eave', 2, short),
      ...edges('ridge', 1, ridge),
      ...edges('hip', 4, run * Math.sqrt(2 + tan ** 2)),
    ],
    planAreaM2: long * short,
    slopeLengthM: slope,
    junctions: ridge > 0 ? 2 : 1,
  }
}

/** Lays out a roof's faces and edges. The input must be within `ranges`. */
export function buildRoof(input: RoofInput): Roof {
  if (input.shape === 'hip') return hip(input)
  return input.shape === 'gable' ? gable(input) : leanTo(input)
}

/** Area of a face, m²: the shoelace formula. */
export function faceAreaM2({ outline }: Face): number {
  const twice = outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] as readonly [number, number]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

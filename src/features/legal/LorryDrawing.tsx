import styles from './LorryDrawing.module.css'

/** Metres: to the right along the lorry, away from the viewer, and up. */
type Point = readonly [x: number, y: number, z: number]

/** How far to the right and up a metre of depth goes. */
const DEPTH_RIGHT = 0.42
const DEPTH_UP = 0.3

/** Oblique projection: the lorry from its side, its front and its top in view, the road level. */
const project = ([x, y, z]: Point): string =>
  [x + y * DEPTH_RIGHT, -z - y * DEPTH_UP].map(value => value.toFixed(2)).join(' ')

const line = (points: readonly Point[]) => `M${points.map(project).join('L')}`
const area = (points: readonly Point[]) => `${line(points)}Z`

type Colour =
  | 'yard'
  | 'road'
  | 'wall'
  | 'board'
  | 'steel'
  | 'sheets'
  | 'cab'
  | 'glass'
  | 'timber'
  | 'tyre'
  | 'light'
  | 'flag'

interface AreaProps {
  readonly colour: Colour
  readonly points: readonly Point[]
  /** Darker than in full light. */
  readonly isShaded?: boolean
}

const Area = ({ colour, points, isShaded }: AreaProps) => (
  <>
    <path className={styles[colour]} d={area(points)} />
    {isShaded && <path className={styles.shade} d={area(points)} />}
  </>
)

/** A box from its near left lower corner to its far right upper one: its top, its long side and its right end are seen. */
function Box({ colour, from, to }: { readonly colour: Colour; readonly from: Point; readonly to: Point }) {
  const [[x0, y0, z0], [x1, y1, z1]] = [from, to]
  return (
    <>
      <Area
        colour={colour}
        points={[
          [x0, y0, z1],
          [x1, y0, z1],
          [x1, y1, z1],
          [x0, y1, z1],
        ]}
      />
      <Area
        colour={colour}
        points={[
          [x0, y0, z0],
          [x1, y0, z0],
          [x1, y0, z1],
          [x0, y0, z1],
        ]}
      />
      <Area
        colour={colour}
        isShaded
        points={[
          [x1, y0, z0],
          [x1, y1, z0],
          [x1, y1, z1],
          [x1, y0, z1],
        ]}
      />
    </>
  )
}

const circle = (x: number, y: number, z: number, radiusM: number): Point[] =>
  Array.from({ length: 24 }, (_, part) => {
    const angle = (part * Math.PI) / 12
    return [x + radiusM * Math.cos(angle), y, z + radiusM * Math.sin(angle)]
  })

const Wheel = ({ x, isInArch }: { readonly x: number; readonly isInArch?: boolean }) => (
  <>
    {!isInArch && <Area colour="tyre" points={circle(x, 0.35, 0.46, 0.46)} />}
    <Area colour="tyre" points={circle(x, 0.02, 0.46, 0.46)} />
    <Area colour="board" points={circle(x, 0.02, 0.46, 0.24)} />
    <Area colour="steel" points={circle(x, 0.02, 0.46, 0.08)} />
  </>
)

/** Numbers from `from` to `to`, both included, in equal parts. */
const divide = (from: number, to: number, parts: number) =>
  Array.from({ length: parts + 1 }, (_, part) => from + ((to - from) * part) / parts)

/** A house with its ridge along the road, behind the lorry. */
function House() {
  const [left, right, front, back, wallM] = [-6.4, 1.6, 7, 11.8, 2.7]
  const ridge = (front + back) / 2
  const ridgeM = wallM + (ridge - front) * Math.tan((25 * Math.PI) / 180)
  const eaveM = wallM - 0.45 * Math.tan((25 * Math.PI) / 180)
  const verge = 0.35
  const opening = (x: number, widthM: number, fromM: number, toM: number): Point[] => [
    [x, front, fromM],
    [x + widthM, front, fromM],
    [x + widthM, front, toM],
    [x, front, toM],
  ]
  const slope: Point[] = [
    [left - verge, front - 0.45, eaveM],
    [right + verge, front - 0.45, eaveM],
    [right + verge, ridge, ridgeM],
    [left - verge, ridge, ridgeM],
  ]
  return (
    <>
      <Area
        colour="wall"
        points={[
          [left, front, 0],
          [right, front, 0],
          [right, front, wallM],
          [left, front, wallM],
        ]}
      />
      <Area
        colour="wall"
        isShaded
        points={[
          [right, front, 0],
          [right, back, 0],
          [right, back, wallM],
          [right, ridge, ridgeM],
          [right, front, wallM],
        ]}
      />
      {[-5.4, -0.6].map(x => (
        <Area key={x} colour="glass" points={opening(x, 1, 1, 2.15)} />
      ))}
      <Area colour="timber" points={opening(-2.8, 0.95, 0, 2.1)} />
      <Area
        colour="board"
        points={[
          [right + verge, front - 0.45, eaveM - 0.18],
          [right + verge, ridge, ridgeM - 0.18],
          [right + verge, back + 0.45, eaveM - 0.18],
          [right + verge, back + 0.45, eaveM],
          [right + verge, ridge, ridgeM],
          [right + verge, front - 0.45, eaveM],
        ]}
      />
      <Area colour="sheets" points={slope} />
      <path
        className={styles.ribs}
        d={divide(left - verge, right + verge, 34)
          .slice(1, -1)
          .map(x =>
            line([
              [x, front - 0.45, eaveM],
              [x, ridge, ridgeM],
            ]),
          )
          .join('')}
      />
      <Area
        colour="board"
        points={[
          [left - verge, front - 0.45, eaveM - 0.18],
          [right + verge, front - 0.45, eaveM - 0.18],
          [right + verge, front - 0.45, eaveM],
          [left - verge, front - 0.45, eaveM],
        ]}
      />
    </>
  )
}

/** Long sheets on timber, tied down; a flag marks what is longer than the deck. */
function Load() {
  const [left, right, near, far, low, high] = [-0.7, 4.9, 0.32, 1.88, 1.34, 1.78]
  const over = (x: number): Point[] => [
    [x, near, 1.18],
    [x, near, high],
    [x, far, high],
  ]
  return (
    <>
      {[0.5, 2.3, 4.1].map(x => (
        <Box key={x} colour="timber" from={[x, 0.25, 1.18]} to={[x + 0.16, 1.95, low]} />
      ))}
      <Box colour="sheets" from={[left, near, low]} to={[right, far, high]} />
      <path
        className={styles.ribs}
        d={[
          ...divide(low, high, 8)
            .slice(1, -1)
            .map(z =>
              line([
                [left, near, z],
                [right, near, z],
              ]),
            ),
          ...divide(near, far, 8)
            .slice(1, -1)
            .map(y =>
              line([
                [left, y, high],
                [right, y, high],
              ]),
            ),
        ].join('')}
      />
      <path className={styles.strap} d={[0.9, 2.6, 4.4].map(x => line(over(x))).join('')} />
      <Area
        colour="flag"
        points={[
          [left + 0.05, near - 0.01, high - 0.02],
          [left + 0.4, near - 0.01, high - 0.02],
          [left + 0.36, near - 0.01, high - 0.42],
          [left + 0.09, near - 0.01, high - 0.42],
        ]}
      />
    </>
  )
}

function Cab() {
  const [rear, front, far, low, waist, top] = [5.35, 7.1, 2.2, 0.62, 1.5, 2.5]
  /** The windscreen leans back. */
  const roofFront = front - 0.22
  const side: Point[] = [
    [rear, 0, low],
    [front, 0, low],
    [front, 0, waist],
    [roofFront, 0, top],
    [rear, 0, top],
  ]
  const across = (x: number, z: number, y: number): Point => [x, y, z]
  const lean = (share: number) => front - 0.22 * share
  return (
    <>
      <Area
        colour="cab"
        points={[across(rear, top, 0), across(roofFront, top, 0), across(roofFront, top, far), across(rear, top, far)]}
      />
      <Area
        colour="cab"
        isShaded
        points={[across(front, low, 0), across(front, low, far), across(front, waist, far), across(front, waist, 0)]}
      />
      <Area
        colour="cab"
        isShaded
        points={[
          across(front, waist, 0),
          across(front, waist, far),
          across(roofFront, top, far),
          across(roofFront, top, 0),
        ]}
      />
      <Area
        colour="glass"
        points={[
          across(lean(0.06), waist + 0.06, 0.12),
          across(lean(0.06), waist + 0.06, far - 0.12),
          across(lean(0.86), top - 0.14, far - 0.16),
          across(lean(0.86), top - 0.14, 0.16),
        ]}
      />
      <Area colour="cab" points={side} />
      <Area
        colour="glass"
        points={[
          [rear + 0.5, 0, waist + 0.06],
          [front - 0.2, 0, waist + 0.06],
          [roofFront - 0.16, 0, top - 0.16],
          [rear + 0.5, 0, top - 0.16],
        ]}
      />
      <path
        className={styles.ribs}
        d={[
          line([
            [rear + 0.4, 0, top - 0.06],
            [rear + 0.4, 0, low],
          ]),
          line([
            [front - 0.12, 0, waist],
            [front - 0.12, 0, 1.02],
          ]),
          line([
            [rear + 0.55, 0, 1.28],
            [rear + 0.8, 0, 1.28],
          ]),
        ].join('')}
      />
      <Box colour="steel" from={[front, -0.04, 0.46]} to={[front + 0.14, far + 0.04, 0.74]} />
      {[0.22, far - 0.62].map(y => (
        <Area
          key={y}
          colour="light"
          points={[
            across(front, 0.86, y),
            across(front, 0.86, y + 0.4),
            across(front, 1.1, y + 0.4),
            across(front, 1.1, y),
          ]}
        />
      ))}
    </>
  )
}

/** The shadow of a body on level ground. */
const Shadow = ({ from: [x0, y0], to: [x1, y1] }: Readonly<Record<'from' | 'to', readonly [number, number]>>) => (
  <path
    className={styles.shade}
    d={area([
      [x0, y0, 0],
      [x1, y0, 0],
      [x1, y1, 0],
      [x0, y1, 0],
    ])}
  />
)

/** A lorry with sheets on its deck, on the road before a house. */
export function LorryDrawing({ description }: { readonly description: string }) {
  return (
    <svg className={styles.drawing} viewBox="-4.3 -8 13.7 9.2" role="img" aria-label={description}>
      <Area
        colour="yard"
        points={[
          [-14, -6, 0],
          [16, -6, 0],
          [16, 15, 0],
          [-14, 15, 0],
        ]}
      />
      <Area
        colour="road"
        points={[
          [-14, -1.1, 0],
          [16, -1.1, 0],
          [16, 3.3, 0],
          [-14, 3.3, 0],
        ]}
      />
      <Shadow from={[1.6, 7]} to={[3.4, 11.8]} />
      <Shadow from={[0.2, 0.1]} to={[8.1, 2.2]} />
      <House />
      <Box colour="steel" from={[0.1, 0.55, 0.62]} to={[6.4, 1.65, 1]} />
      <Wheel x={1.15} />
      <Box colour="board" from={[0, 0, 1]} to={[5.2, 2.2, 1.18]} />
      <Load />
      <Box colour="steel" from={[5.12, 0.05, 1.18]} to={[5.24, 2.15, 2.3]} />
      <Cab />
      <Area colour="tyre" points={circle(6.2, 0, 0.62, 0.56).slice(0, 13)} />
      <Wheel x={6.2} isInArch />
    </svg>
  )
}

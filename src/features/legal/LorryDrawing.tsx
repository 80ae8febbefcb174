import { type Point, projectRoof, START_DEG } from '#features/quote/drawing/project-roof.ts'
import { usualGable } from '#roofing/quote/usual-gable.ts'
import { usualHouses } from '#roofing/quote/usual-houses.ts'
import { buildRoof } from '#roofing/roof/build-roof.ts'
import styles from './LorryDrawing.module.css'

// In centimetres: from the rear of the bed to the right, from the ground down.
const GROUND = 0
const RAIL = { top: -86, bottom: -68 }
const BED = { length: 520, top: -100 }
const TIMBER = 16
const AXLES = { rear: 185, front: 622 }
const WHEEL_RADIUS = 40
/** From the near side of the lorry to its far side: it is seen a little from behind and from above. */
const FAR = { x: -92, y: -50 }

const steps = (count: number, from: number, spacing: number) =>
  Array.from({ length: count }, (_, index) => from + index * spacing)

const pathOf = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
const outlineOf = (...points: readonly Point[]) => `${pathOf(points)}z`

/** A point of the near side, moved by a share of the way to the far side. */
const inwards = ([x, y]: Point, share = 1): Point => [x + share * FAR.x, y + share * FAR.y]

/** What an edge of the near side sweeps on its way to the far side. */
const swept = (from: Point, to: Point) => outlineOf(from, to, inwards(to), inwards(from))

/** Timbers and straps are above the stake pockets of the bed, in turn. */
const POCKET_SPACING = 90
const pockets = steps(6, 20, POCKET_SPACING)
const timbers = steps(3, 20, POCKET_SPACING * 2)
const straps = steps(2, 20 + POCKET_SPACING, POCKET_SPACING * 2)

/** A rear wheel is one of two: its rim lies deep. */
function Wheel({ x, isRear }: { readonly x: number; readonly isRear?: boolean }) {
  const nuts = steps(6, 0, 60)
  return (
    <g transform={`translate(${x} ${GROUND - WHEEL_RADIUS})`}>
      <circle className={styles.tyre} r={WHEEL_RADIUS - 1.5} />
      <circle className={styles.zinc} r={25} />
      <circle className={isRear ? styles.steel : styles.pale} r={isRear ? 18 : 12} />
      {isRear && <circle className={styles.pale} r={9} />}
      {!isRear &&
        nuts.map(angle => <circle key={angle} className={styles.dot} cx={18} r={2.6} transform={`rotate(${angle})`} />)}
    </g>
  )
}

/** A wheel of the far side, below the frame. */
const FarWheel = ({ x }: { readonly x: number }) => (
  <circle className={styles.tyre} cx={x + FAR.x} cy={GROUND - WHEEL_RADIUS + FAR.y} r={WHEEL_RADIUS - 1.5} />
)

/** Half a ring above a wheel, with a flap at its rear end. */
const Mudguard = ({ x }: { readonly x: number }) => (
  <path
    className={styles.steel}
    transform={`translate(${x} ${GROUND - WHEEL_RADIUS})`}
    d="M-50 0A50 50 0 0 1 50 0H45A45 45 0 0 0 -45 0V24H-50z"
  />
)

/** The frame with its guard at the rear, tank and tool box, behind the wheels. */
const Chassis = () => (
  <>
    <path className={styles.steel} d={swept([12, RAIL.top], [12, RAIL.bottom])} />
    <path className={styles.steel} d={swept([16, -50], [16, -38])} />
    <path className={styles.steel} d={`M22 ${RAIL.bottom}h10v18h6v12H16v-12h6z`} />
    <path className={styles.steel} d={`M12 ${RAIL.top}H690V${RAIL.bottom}H12z`} />
    <rect className={styles.zinc} x={254} y={RAIL.bottom} width={88} height={38} rx={9} />
    <path d={`M276 ${RAIL.bottom}v38M320 ${RAIL.bottom}v38`} />
    <path className={styles.steel} d={`M430 ${RAIL.bottom}h64v32h-64z`} />
  </>
)

/** The bed with its side rail, its stake pockets and the headboard. */
const Bed = () => (
  <>
    <path className={styles.zinc} d={swept([0, RAIL.top], [0, BED.top])} />
    <path className={styles.pale} d={swept([0, BED.top], [BED.length, BED.top])} />
    <path className={styles.zinc} d={`M0 ${BED.top}H${BED.length}V${RAIL.top}H0z`} />
    <path className={styles.steel} d={pockets.map(x => `M${x - 4} ${BED.top}h8V${RAIL.top}h-8z`).join('')} />
    <path className={styles.zinc} d={swept([510, BED.top], [510, -262])} />
    <path className={styles.steel} d={`M506 ${BED.top}V-262h8V${BED.top}z`} />
  </>
)

/** Bundles of sheets, from the bed up: long ones below. */
const SHEET = 13
const BUNDLES = [
  { left: -78, right: 486, bottom: BED.top - TIMBER, sheets: 5 },
  { left: 16, right: 470, bottom: BED.top - 2 * TIMBER - 5 * SHEET, sheets: 4 },
] as const
type Bundle = (typeof BUNDLES)[number]
const topOf = ({ bottom, sheets }: Bundle) => bottom - sheets * SHEET

/** The cross-section of a sheet on its way to the far side, from 0 to 1, and how high it is there. */
const RIBS = 4
const RIB_HEIGHT = 10
const section: readonly (readonly [share: number, above: number])[] = [
  [0, 0],
  ...steps(RIBS, 0.5 / RIBS, 1 / RIBS).flatMap(middle =>
    (
      [
        [-0.28, 0],
        [-0.16, RIB_HEIGHT],
        [0.16, RIB_HEIGHT],
        [0.28, 0],
      ] as const
    ).map(([aside, above]) => [middle + aside / RIBS, above] as const),
  ),
  [1, 0],
]
/** The end of a sheet whose near edge is at this point. */
const endOfSheet = (near: Point): Point[] =>
  section.map(([share, above]) => {
    const [x, y] = inwards(near, share)
    return [x, y - above]
  })

/** Sheets of one length: their long edges, their ends and, on top, their ribs. */
function SheetBundle(bundle: Bundle) {
  const { left, right, bottom, sheets } = bundle
  const top = topOf(bundle)
  const edges = steps(sheets - 1, top + SHEET, SHEET)
  const [rear, front] = [endOfSheet([left, top]), endOfSheet([right, top])]
  return (
    <>
      <path className={styles.top} d={outlineOf(...rear, ...front.toReversed())} />
      <path className={styles.thin} d={rear.map((point, index) => pathOf([point, front[index] as Point])).join('')} />
      <path className={styles.ends} d={outlineOf(...rear, inwards([left, bottom]), [left, bottom])} />
      <path className={styles.thin} d={edges.map(y => pathOf(endOfSheet([left, y]))).join('')} />
      <path className={styles.side} d={`M${left} ${top}H${right}V${bottom}H${left}z`} />
      <path className={styles.thin} d={edges.map(y => `M${left} ${y}H${right}`).join('')} />
    </>
  )
}

/** The timbers on which a bundle lies. */
const Timbers = ({ y, from = 0 }: { readonly y: number; readonly from?: number }) => (
  <path
    className={styles.timber}
    d={timbers
      .filter(x => x > from)
      .map(x => `M${x - TIMBER} ${y}h${TIMBER * 2}v${TIMBER}h${-TIMBER * 2}z`)
      .join('')}
  />
)

const FLAG = { left: BUNDLES[0].left + 4, width: 44, height: 50 }

/** Sheets of two lengths on timber, strapped down, with a flag where they pass the bed. */
function Load() {
  const [low, high] = BUNDLES
  const top = topOf(high)
  const strap = (x: number) => `${pathOf([inwards([x, top - 2]), [x, top - 2], [x, BED.top]])}`
  return (
    <>
      <Timbers y={low.bottom} />
      <SheetBundle {...low} />
      <Timbers y={high.bottom} from={high.left} />
      <SheetBundle {...high} />
      <path className={styles.strap} d={straps.map(strap).join('')} />
      <path
        className={styles.flag}
        d={`M${FLAG.left} ${low.bottom}h${FLAG.width}v${FLAG.height}q${-FLAG.width / 4} -10 ${-FLAG.width / 2} 0t${-FLAG.width / 2} 0z`}
      />
    </>
  )
}

/** The cab above its wheel arch, the windscreen leaning back. */
const Cab = () => (
  <>
    <path className={styles.steel} d={swept([537, -100], [537, -226])} />
    <path className={styles.pale} d={outlineOf([540, -229], [696, -229], inwards([696, -229]), inwards([540, -229]))} />
    <path className={styles.zinc} d="M535 -60V-220Q535 -230 545 -230H688Q697 -230 700 -221L722 -140L726 -100V-60z" />
    <path className={styles.pale} d="M565 -147V-211H679L696 -147z" />
    <path d="M554 -98V-221H687L709 -140L712 -98zM655 -147V-211" />
    <path className={styles.pale} d="M565 -130h20v8h-20z" />
    <path d="M703 -208H718M714 -172H718" />
    <rect className={styles.steel} x={716} y={-212} width={11} height={44} rx={4} />
    <path className={styles.lamp} d="M708 -100h18v18h-18z" />
    <rect className={styles.steel} x={676} y={-74} width={58} height={28} rx={5} />
  </>
)

/** Tablets show less of the sky. */
const SCENE = { left: -220, right: 1250, top: -520, bottom: 120 }
const LAND_TOP = -136
const WIDTH = SCENE.right - SCENE.left

/** Pale hills, and the land on which the lorry and the house stand. */
const Land = () => (
  <>
    <path
      className={styles.hills}
      d={`M${SCENE.left} ${LAND_TOP}V-300q190 -190 390 -50t360 -70t330 50t390 -60V${LAND_TOP}z`}
    />
    <path className={styles.land} d={`M${SCENE.left} ${LAND_TOP}h${WIDTH}V${SCENE.bottom}h${-WIDTH}z`} />
    <path className={styles.horizon} d={`M${SCENE.left} ${LAND_TOP}h${WIDTH}`} />
  </>
)

/** The house is farther than the lorry, with a gap between them. */
const HOUSE = { right: 1210, bottom: -84, unitsPerM: 38 }
/** How much of the roof is covered, from the left: the rest waits for the lorry. */
const LAID = 0.5
const rafters = steps(4, LAID, (1 - LAID) / 3)
const purlins = steps(5, 0.02, 0.24)
const ribs = steps(9, LAID / 9, LAID / 9).slice(0, -1)

/** A slope from its corners, which begin with its eave, the part that is covered and the frame that waits. */
function Slope({ corners }: { readonly corners: readonly Point[] }) {
  const [eaveLeft, eaveRight, , ridgeLeft] = corners as readonly [Point, Point, Point, Point]
  const at = (along: number, up: number): Point => [
    eaveLeft[0] + along * (eaveRight[0] - eaveLeft[0]) + up * (ridgeLeft[0] - eaveLeft[0]),
    eaveLeft[1] + along * (eaveRight[1] - eaveLeft[1]) + up * (ridgeLeft[1] - eaveLeft[1]),
  ]
  const part = (from: number, to: number) => outlineOf(at(from, 0), at(to, 0), at(to, 1), at(from, 1))
  const frame = [
    ...rafters.map(along => pathOf([at(along, 0), at(along, 1)])),
    ...purlins.map(up => pathOf([at(LAID, up), at(1, up)])),
  ].join('')
  return (
    <>
      <path className={styles.pale} d={part(LAID, 1)} />
      <path className={styles.frame} d={frame} />
      <path className={styles.roof} d={part(0, LAID)} />
      <path className={styles.ribs} d={ribs.map(along => pathOf([at(along, 0), at(along, 1)])).join('')} />
    </>
  )
}

/** One of the estimator's houses in its view, with half of its sheets. */
function House() {
  const roof = buildRoof(usualGable(usualHouses['one-bedroom']))
  const noSheets = roof.faces.map(() => [])
  const { sides, box } = projectRoof(roof, noSheets, START_DEG)
  const place = ([x, y]: Point): Point => [
    HOUSE.right + (x - box.x - box.width) * HOUSE.unitsPerM,
    HOUSE.bottom + (y - box.y - box.height) * HOUSE.unitsPerM,
  ]
  return sides.map((side, index) => {
    const outline = side.outline.map(place)
    if (side.kind === 'face') return !side.isUnderside && <Slope key={side.name} corners={outline} />
    if (side.kind === 'board') return <path key={index} className={styles.pale} d={outlineOf(...outline)} />
    return (
      <g key={index}>
        <path className={side.light < 1 ? styles.gable : styles.wall} d={outlineOf(...outline)} />
        {side.parts.map((part, number) => (
          <path key={number} className={styles[part.kind]} d={outlineOf(...part.outline.map(place))} />
        ))}
      </g>
    )
  })
}

const LETTER_RADIUS = 36
const LETTERS_Y = 66
/** What each letter is about, in the order of the list, and the height of the letter. */
const shown = [
  { x: FLAG.left + FLAG.width / 2, from: BUNDLES[0].bottom + FLAG.height / 2, to: LETTERS_Y },
  { x: 190, from: topOf(BUNDLES[1]) + SHEET * 2, to: -392 },
  { x: Math.max(...timbers), from: BED.top - TIMBER / 2, to: LETTERS_Y },
]

/** A letter for each row of the list below the drawing, from left to right. The steps of an order have numbers. */
const Letters = () => (
  <g className={styles.letters}>
    {shown.map(({ x, from, to }, index) => (
      <g key={x}>
        <path className={styles.halo} d={`M${x} ${from}V${to}`} />
        <path d={`M${x} ${from}V${to}`} />
        <circle cx={x} cy={from} r={8} />
        <circle cx={x} cy={to} r={LETTER_RADIUS} />
        <text x={x} y={to}>
          {'ABC'[index]}
        </text>
      </g>
    ))}
  </g>
)

interface LorryDrawingProps {
  readonly description: string
  readonly labels: { readonly flag: string; readonly lengths: string; readonly timber: string }
}

/**
 * A loaded lorry that reaches a house whose roof waits for its sheets. The letters are explained in a list below, which the
 * description of the drawing repeats for screen readers.
 */
export function LorryDrawing({ description, labels }: LorryDrawingProps) {
  return (
    <div className={styles.panel}>
      <svg
        className={styles.drawing}
        viewBox={`${SCENE.left} ${SCENE.top} ${WIDTH} ${SCENE.bottom - SCENE.top}`}
        preserveAspectRatio="xMidYMax slice"
        role="img"
        aria-label={description}
      >
        <Land />
        <House />
        <FarWheel x={AXLES.rear} />
        <FarWheel x={AXLES.front} />
        <Chassis />
        <Mudguard x={AXLES.rear} />
        <Wheel x={AXLES.rear} isRear />
        <Cab />
        <Bed />
        <Load />
        <Mudguard x={AXLES.front} />
        <Wheel x={AXLES.front} />
        <Letters />
      </svg>
      <ol className={styles.legend} aria-hidden="true">
        {[labels.flag, labels.lengths, labels.timber].map(label => (
          <li key={label}>{label}</li>
        ))}
      </ol>
    </div>
  )
}

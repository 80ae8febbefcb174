import styles from './LorryDrawing.module.css'

// In centimetres: from the rear of the bed to the right, from the ground down.
const GROUND = 0
const RAIL = { top: -86, bottom: -68 }
const BED = { length: 520, top: -100 }
const TIMBER = 10
const SHEETS = { left: -75, right: 485, top: -158, bottom: BED.top - TIMBER }
const EDGE_SPACING = 12
const FLAG = { left: SHEETS.left + 3, width: 34, height: 36 }
const AXLES = { rear: 185, front: 622 }
const WHEEL_RADIUS = 40

const steps = (count: number, from: number, spacing: number) =>
  Array.from({ length: count }, (_, index) => from + index * spacing)

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
    <path className={styles.zinc} d={`M506 ${BED.top}V-200h10V${BED.top}z`} />
    <path className={styles.zinc} d={`M0 ${BED.top}H${BED.length}V${RAIL.top}H0z`} />
    <path className={styles.steel} d={pockets.map(x => `M${x - 4} ${BED.top}h8V${RAIL.top}h-8z`).join('')} />
  </>
)

/** Sheets seen from their long side, on timber, strapped down, with a flag where they pass the bed. */
function Load() {
  const { left, right, top, bottom } = SHEETS
  const edges = steps((bottom - top) / EDGE_SPACING - 1, top + EDGE_SPACING, EDGE_SPACING)
  return (
    <>
      <path
        className={styles.timber}
        d={timbers.map(x => `M${x - TIMBER} ${bottom}h${TIMBER * 2}v${TIMBER}h${-TIMBER * 2}z`).join('')}
      />
      <path className={styles.zinc} d={`M${left} ${top}H${right}V${bottom}H${left}z`} />
      <path className={styles.thin} d={edges.map(y => `M${left} ${y}H${right}`).join('')} />
      <path className={styles.strap} d={straps.map(x => `M${x - 3} ${top - 3}h6V${BED.top}h-6z`).join('')} />
      <path
        className={styles.paint}
        d={`M${FLAG.left} ${bottom}h${FLAG.width}v${FLAG.height}q${-FLAG.width / 4} -8 ${-FLAG.width / 2} 0t${-FLAG.width / 2} 0z`}
      />
    </>
  )
}

/** The cab above its wheel arch, the windscreen leaning back. */
const Cab = () => (
  <>
    <path className={styles.paint} d="M535 -60V-220Q535 -230 545 -230H688Q697 -230 700 -221L722 -140L726 -100V-60z" />
    <path className={styles.pale} d="M565 -147V-211H679L696 -147z" />
    <path d="M554 -98V-221H687L709 -140L712 -98zM655 -147V-211" />
    <path className={styles.pale} d="M565 -130h20v8h-20z" />
    <path d="M703 -208H718M714 -172H718" />
    <rect className={styles.steel} x={716} y={-212} width={11} height={44} rx={4} />
    <path className={styles.lamp} d="M708 -100h18v18h-18z" />
    <rect className={styles.zinc} x={676} y={-74} width={58} height={28} rx={5} />
  </>
)

/** Wide screens of one column show less of the sky, and a high card more. */
const SCENE = { left: -120, right: 1310, top: -590, bottom: 120 }
const SKY_TOP = -2000
const ROAD_TOP = -34
const WIDTH = SCENE.right - SCENE.left

/** A line of hills above the land behind the road, from the left edge of the scene to the right one. */
const hills = (line: string) => `M${SCENE.left} ${ROAD_TOP}${line}V${ROAD_TOP}z`

/** An acacia with a flat top, at the height of its ground. */
const acacia = (x: number, y: number, size: number) => ({
  trunk: `M${x} ${y}l${4 * size} ${-100 * size}M${x + 3 * size} ${y - 62 * size}l${-48 * size} ${-52 * size}M${x + 4 * size} ${y - 72 * size}l${52 * size} ${-46 * size}`,
  crown: `M${x - 100 * size} ${y - 106 * size}q${6 * size} ${-34 * size} ${56 * size} ${-38 * size}q${44 * size} ${-32 * size} ${92 * size} ${-2 * size}q${52 * size} ${4 * size} ${58 * size} ${40 * size}q${-100 * size} ${14 * size} ${-206 * size} 0z`,
})

const trees = [acacia(20, -60, 1.35), acacia(470, -64, 0.9)]

/** Sky with the sun, two lines of hills, acacias, the land and the road. */
const Land = () => (
  <>
    <path className={styles.sky} d={`M${SCENE.left} ${SKY_TOP}H${SCENE.right}V${ROAD_TOP}H${SCENE.left}z`} />
    <circle className={styles.sun} cx={640} cy={-390} r={74} />
    <path className={styles.farHills} d={hills('V-250q150 -130 330 -40t330 -40t370 30t400 -50')} />
    <path className={styles.nearHills} d={hills('V-120q260 -110 520 -20t480 -30t430 -20')} />
    {trees.map(({ trunk, crown }) => (
      <g key={trunk}>
        <path className={styles.trunk} d={trunk} />
        <path className={styles.crown} d={crown} />
      </g>
    ))}
    <path className={styles.road} d={`M${SCENE.left} ${ROAD_TOP}h${WIDTH}V${SCENE.bottom}h${-WIDTH}z`} />
    <path className={styles.verge} d={`M${SCENE.left} ${ROAD_TOP}h${WIDTH}`} />
  </>
)

const HOUSE = { left: 806, corner: 930, right: 1226, ground: -36, eave: -214, overhang: 22 }
const PEAK = { x: (HOUSE.left + HOUSE.corner) / 2, y: -376 }
const EAVE_END = { x: HOUSE.corner + HOUSE.overhang, y: HOUSE.eave + 26 }
/** How long the ridge is: the slope to the right of the peak has parallel sides. */
const RIDGE = HOUSE.right - HOUSE.corner + HOUSE.overhang
/** How much of the roof is covered, from the left: the rest waits for the lorry. */
const LAID = 0.55

/** A point of the slope: along the ridge from the left, and from the ridge down to the eave, both from 0 to 1. */
const onSlope = (along: number, down: number) =>
  `${(PEAK.x + along * RIDGE + down * (EAVE_END.x - PEAK.x)).toFixed(1)} ${(PEAK.y + down * (EAVE_END.y - PEAK.y)).toFixed(1)}`

const slope = (from: number, to: number) =>
  `M${onSlope(from, 0)}L${onSlope(to, 0)}L${onSlope(to, 1)}L${onSlope(from, 1)}z`

const ribs = steps(6, 0, LAID / 6).slice(1)
const rafters = steps(4, LAID, (1 - LAID) / 3)
const purlins = steps(5, 0.02, 0.24)

/** A house whose roof is half covered. */
const House = () => (
  <>
    <path
      className={styles.gable}
      d={`M${HOUSE.left} ${HOUSE.ground}V${HOUSE.eave}L${PEAK.x} ${PEAK.y}L${HOUSE.corner} ${HOUSE.eave}V${HOUSE.ground}z`}
    />
    <path
      className={styles.wall}
      d={`M${HOUSE.corner} ${HOUSE.ground}V${HOUSE.eave}H${HOUSE.right}V${HOUSE.ground}z`}
    />
    <path className={styles.window} d="M842 -160h52v56h-52zM962 -160h60v56h-60zM1140 -160h60v56h-60z" />
    <path className={styles.door} d={`M1052 ${HOUSE.ground}v-124h56v124z`} />
    <path className={styles.open} d={slope(LAID, 1)} />
    <path
      className={styles.frame}
      d={[
        ...rafters.map(along => `M${onSlope(along, 0)}L${onSlope(along, 1)}`),
        ...purlins.map(down => `M${onSlope(LAID, down)}L${onSlope(1, down)}`),
      ].join('')}
    />
    <path className={styles.roof} d={slope(0, LAID)} />
    <path className={styles.ribs} d={ribs.map(along => `M${onSlope(along, 0)}L${onSlope(along, 1)}`).join('')} />
    <path
      className={styles.barge}
      d={`M${HOUSE.left - HOUSE.overhang} ${EAVE_END.y}L${PEAK.x} ${PEAK.y}L${EAVE_END.x} ${EAVE_END.y}`}
    />
  </>
)

const NUMBER_RADIUS = 36
const NUMBERS_Y = 66
/** What each number is about, in the order of the list, and the height of the number. */
const shown = [
  { x: (SHEETS.left + SHEETS.right) / 2, from: SHEETS.top + EDGE_SPACING, to: SHEETS.top - 80 },
  { x: Math.max(...timbers), from: BED.top - TIMBER / 2, to: NUMBERS_Y },
  { x: FLAG.left + FLAG.width / 2, from: SHEETS.bottom + FLAG.height / 2, to: NUMBERS_Y },
]

/** A number for each row of the list below the drawing. */
const Numbers = () => (
  <g className={styles.numbers}>
    {shown.map(({ x, from, to }, index) => (
      <g key={x}>
        <path d={`M${x} ${from}V${to}`} />
        <circle cx={x} cy={from} r={7} />
        <circle cx={x} cy={to} r={NUMBER_RADIUS} />
        <text x={x} y={to}>
          {index + 1}
        </text>
      </g>
    ))}
  </g>
)

interface LorryDrawingProps {
  readonly description: string
  readonly labels: { readonly lengths: string; readonly timber: string; readonly flag: string }
}

/**
 * A loaded lorry that reaches a house whose roof waits for its sheets. The numbers are explained in a list below, which the
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
        <Chassis />
        <Mudguard x={AXLES.rear} />
        <Wheel x={AXLES.rear} isRear />
        <Bed />
        <Load />
        <Cab />
        <Mudguard x={AXLES.front} />
        <Wheel x={AXLES.front} />
        <Numbers />
      </svg>
      <ol className={styles.legend} aria-hidden="true">
        {[labels.lengths, labels.timber, labels.flag].map(label => (
          <li key={label}>{label}</li>
        ))}
      </ol>
    </div>
  )
}

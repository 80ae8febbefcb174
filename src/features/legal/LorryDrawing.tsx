import styles from './LorryDrawing.module.css'

// In centimetres: from the rear of the bed to the right, from the ground down.
const GROUND = 0
const RAIL = { top: -86, bottom: -68 }
const BED = { length: 520, top: -100 }
const TIMBER = 10
const SHEETS = { left: -75, right: 485, top: -158, bottom: BED.top - TIMBER }
const EDGE_SPACING = 6
const FLAG = { left: SHEETS.left + 3, width: 34, height: 36 }
const AXLES = { rear: 185, front: 622 }
/** Where the ground ends. */
const FAR_RIGHT = 736
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

interface LorryLabels {
  readonly lengths: string
  readonly timber: string
  readonly flag: string
}

const MEASURE_Y = SHEETS.top - 22
const MIDDLE_X = (SHEETS.left + SHEETS.right) / 2
/** What the lines to the labels and to the numbers begin at. */
const TIMBER_SHOWN = { x: Math.max(...timbers), y: BED.top - TIMBER / 2 }
const FLAG_SHOWN = { x: FLAG.left + FLAG.width / 2, y: SHEETS.bottom + FLAG.height / 2 }

/** A line over the whole length of the sheets. */
const Measure = () => (
  <path
    className={styles.thin}
    d={`M${SHEETS.left} ${MEASURE_Y}H${SHEETS.right}${[SHEETS.left, SHEETS.right].map(x => `M${x} ${MEASURE_Y - 9}V${SHEETS.top - 5}`).join('')}`}
  />
)

/** A line from a point of the drawing down. */
const Leader = ({ from, to }: { readonly from: typeof FLAG_SHOWN; readonly to: number }) => (
  <>
    <circle className={styles.dot} cx={from.x} cy={from.y} r={4.5} />
    <path className={styles.thin} d={`M${from.x} ${from.y}V${to}`} />
  </>
)

/** A label above the sheets, and two below the ground, one below the other. */
function Labels({ labels }: { readonly labels: LorryLabels }) {
  const timberY = 56
  const flagY = 104
  return (
    <g className={styles.labels}>
      <text className={styles.centred} x={MIDDLE_X} y={MEASURE_Y - 14}>
        {labels.lengths}
      </text>
      <Leader from={TIMBER_SHOWN} to={timberY - 40} />
      <text className={styles.toTheLeft} x={FAR_RIGHT} y={timberY}>
        {labels.timber}
      </text>
      <Leader from={FLAG_SHOWN} to={flagY - 40} />
      <text x={FLAG_SHOWN.x - 2} y={flagY}>
        {labels.flag}
      </text>
    </g>
  )
}

const NUMBER_RADIUS = 19

/** A number in place of each label, in the order of the list below the drawing. */
function Numbers() {
  const belowY = GROUND - NUMBER_RADIUS - 14
  const places = [
    { x: MIDDLE_X, y: MEASURE_Y },
    { x: TIMBER_SHOWN.x, y: belowY },
    { x: FLAG_SHOWN.x, y: belowY },
  ]
  return (
    <g className={styles.numbers}>
      <Leader from={TIMBER_SHOWN} to={belowY} />
      <Leader from={FLAG_SHOWN} to={belowY} />
      {places.map(({ x, y }, index) => (
        <g key={x}>
          <circle className={styles.dot} cx={x} cy={y} r={NUMBER_RADIUS} />
          <text className={styles.centred} x={x} y={y + 9}>
            {index + 1}
          </text>
        </g>
      ))}
    </g>
  )
}

interface LorryDrawingProps {
  readonly description: string
  readonly labels: LorryLabels
}

/**
 * A loaded lorry from its side, to scale. Narrow screens have its labels in the drawing; wide ones have numbers there, and the labels
 * in a list below, which the description of the drawing repeats for screen readers.
 */
export function LorryDrawing({ description, labels }: LorryDrawingProps) {
  return (
    <div className={styles.panel}>
      <svg
        className={styles.drawing}
        viewBox="-93 -236 832 354"
        preserveAspectRatio="xMidYMin slice"
        role="img"
        aria-label={description}
      >
        <path d={`M-90 ${GROUND}H${FAR_RIGHT}`} />
        <Chassis />
        <Mudguard x={AXLES.rear} />
        <Wheel x={AXLES.rear} isRear />
        <Bed />
        <Load />
        <Cab />
        <Mudguard x={AXLES.front} />
        <Wheel x={AXLES.front} />
        <Measure />
        <Labels labels={labels} />
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

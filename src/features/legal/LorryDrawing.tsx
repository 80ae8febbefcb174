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
      <path className={styles.edges} d={edges.map(y => `M${left} ${y}H${right}`).join('')} />
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

/** A measure above the sheets, and lines from a timber and the flag down to their labels, one below the other. */
function Labels({ labels }: { readonly labels: LorryLabels }) {
  const { left, right, top, bottom } = SHEETS
  const measureY = top - 22
  const flagX = FLAG.left + FLAG.width / 2
  const leaders = [
    {
      x: Math.max(...timbers),
      y: BED.top - TIMBER / 2,
      text: labels.timber,
      textX: FAR_RIGHT,
      textY: 56,
      className: styles.toTheLeft,
    },
    { x: flagX, y: bottom + FLAG.height / 2, text: labels.flag, textX: flagX - 2, textY: 104 },
  ]
  return (
    <>
      <path
        className={styles.edges}
        d={`M${left} ${measureY}H${right}${[left, right].map(x => `M${x} ${measureY - 9}V${top - 5}`).join('')}`}
      />
      <text className={styles.measured} x={(left + right) / 2} y={measureY - 14}>
        {labels.lengths}
      </text>
      {leaders.map(({ x, y, text, textX, textY, className }) => (
        <g key={text}>
          <circle className={styles.dot} cx={x} cy={y} r={4.5} />
          <path className={styles.edges} d={`M${x} ${y}V${textY - 40}`} />
          <text className={className} x={textX} y={textY}>
            {text}
          </text>
        </g>
      ))}
    </>
  )
}

interface LorryDrawingProps {
  readonly description: string
  readonly labels: LorryLabels
}

/** A loaded lorry from its side, to scale, with labels. */
export function LorryDrawing({ description, labels }: LorryDrawingProps) {
  return (
    <svg className={styles.drawing} viewBox="-97 -236 840 354" role="img" aria-label={description}>
      <path d={`M-90 ${GROUND}H${FAR_RIGHT}`} />
      <Chassis />
      <Mudguard x={AXLES.rear} />
      <Wheel x={AXLES.rear} isRear />
      <Bed />
      <Load />
      <Cab />
      <Mudguard x={AXLES.front} />
      <Wheel x={AXLES.front} />
      <Labels labels={labels} />
    </svg>
  )
}

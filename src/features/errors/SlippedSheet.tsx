import styles from './SlippedSheet.module.css'

// One side of a roof, its sheets side by side, in pixels of a phone. The ridge is to the right of the eave.
const RIDGE_Y = 2
const EAVE_Y = 78
const SLANT = 56
const SHEET_WIDTH = 49
const SHEETS = 6
const LEFT = 2
/** Which sheet has slipped, from the left, and how far down. */
const SLIPPED = 3
const SLIP = 40

/** A point at so many sheets from the left end, on the slope or on its line below the eave. */
const at = (sheets: number, y: number) =>
  `${(LEFT + sheets * SHEET_WIDTH + (SLANT * (EAVE_Y - y)) / (EAVE_Y - RIDGE_Y)).toFixed(1)} ${y}`

const along = (sheets: number, from = RIDGE_Y, to = EAVE_Y) => `M${at(sheets, from)}L${at(sheets, to)}`

const outline = (from: number, to: number, down = 0) =>
  `M${at(from, RIDGE_Y + down)}L${at(to, RIDGE_Y + down)}L${at(to, EAVE_Y + down)}L${at(from, EAVE_Y + down)}z`

const laid = Array.from({ length: SHEETS }, (_, index) => index).filter(index => index !== SLIPPED)
/** Two ribs on each sheet. */
const ribs = [1 / 3, 2 / 3]
const seams = laid.filter(index => index > 0 && index - 1 !== SLIPPED)
/** The purlins that show in the gap. */
const purlins = [RIDGE_Y + 8, RIDGE_Y + 28]

const WIDTH = 2 * LEFT + SHEETS * SHEET_WIDTH + SLANT
const HEIGHT = EAVE_Y + SLIP + RIDGE_Y

/** A roof of which one sheet has slipped, so that the purlins show where it was. It adds no fact, so screen readers skip it. */
export const SlippedSheet = () => (
  <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
    <path className={styles.purlins} d={purlins.map(y => `M${at(SLIPPED, y)}L${at(SLIPPED + 1, y)}`).join('')} />
    <path className={styles.laid} d={`${outline(0, SLIPPED)}${outline(SLIPPED + 1, SHEETS)}`} />
    <path className={styles.ribs} d={laid.flatMap(index => ribs.map(rib => along(index + rib))).join('')} />
    <path d={seams.map(index => along(index)).join('')} />
    <path className={styles.slipped} d={outline(SLIPPED, SLIPPED + 1, SLIP)} />
    <path
      className={styles.slippedRibs}
      d={ribs.map(rib => along(SLIPPED + rib, RIDGE_Y + SLIP, EAVE_Y + SLIP)).join('')}
    />
  </svg>
)

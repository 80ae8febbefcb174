import { LineDrawing } from '#ui/LineDrawing.tsx'
import styles from './SlippedSheet.module.css'

// One side of a roof, its sheets side by side. The ridge is to the right of the eave.
const RIDGE_Y = 1
const EAVE_Y = 53
const SLANT = 40
const SHEET_WIDTH = 32
const SHEETS = 6
const LEFT = 1
/** Which sheet has slipped, from the left, and how far down. */
const SLIPPED = 3
const SLIP = 28

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
const purlins = [RIDGE_Y + 8, RIDGE_Y + 20]

const lines = {
  steel: [
    ...laid.flatMap(index => ribs.map(rib => along(index + rib))),
    along(SLIPPED + 0.5, RIDGE_Y, RIDGE_Y + SLIP),
  ].join(''),
  ink: [
    outline(0, SLIPPED),
    outline(SLIPPED + 1, SHEETS),
    ...seams.map(index => along(index)),
    ...purlins.map(y => `M${at(SLIPPED, y)}L${at(SLIPPED + 1, y)}`),
  ].join(''),
  accent: [
    outline(SLIPPED, SLIPPED + 1, SLIP),
    ...ribs.map(rib => along(SLIPPED + rib, RIDGE_Y + SLIP, EAVE_Y + SLIP)),
  ].join(''),
}

const WIDTH = 2 * LEFT + SHEETS * SHEET_WIDTH + SLANT
const HEIGHT = EAVE_Y + SLIP + RIDGE_Y

/** A roof of which one sheet has slipped, so that the purlins show where it was. */
export const SlippedSheet = () => (
  <LineDrawing lines={lines} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.drawing} />
)

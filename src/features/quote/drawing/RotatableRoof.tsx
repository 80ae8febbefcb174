import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { RoofTakeOff } from '#roofing/take-off/take-off.ts'
import { classes } from '#ui/classes.ts'
import type { Size } from './frame-roof.ts'
import { GroundMeasures } from './GroundMeasures.tsx'
import { type SheetPattern, START_DEG } from './project-roof.ts'
import { RoofSketch } from './RoofSketch.tsx'
import styles from './RotatableRoof.module.css'
import { useSize } from './use-size.ts'

const KEY_DEG = 15
const DEG_PER_PIXEL = 0.5

const MAX_DEG = 359
/** The drawing of one roof on the narrowest phone. */
const SMALLEST_PX = { width: 288, height: 128 }

/** The turn after a key of a slider; undefined for every other key. */
function turnByKey(key: string, nowDeg: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return MAX_DEG
  const steps = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -3, PageUp: 3 }[key]
  return steps && nowDeg + steps * KEY_DEG
}

interface RotatableRoofProps {
  readonly takeOff: RoofTakeOff
  /** Description of its walls. */
  readonly walls: string
  /** The length and the width of its walls, with their unit. */
  readonly measures: Readonly<Record<'length' | 'width', string>>
  /** The size in metres that all roofs are drawn to fit. */
  readonly shared: Size
  readonly colour: string
  readonly pattern: SheetPattern
  /** Number, shape and walls of the roof, where there are several: the hint how to turn it then is elsewhere. */
  readonly name: string | undefined
  /** The sheets of the roof, below its name. */
  readonly sheets: string
  /** The id of that hint. */
  readonly hintId: string
}

/** A roof that turns by dragging, with the arrow keys or with two buttons. */
export function RotatableRoof({
  takeOff,
  walls,
  measures,
  shared,
  colour,
  pattern,
  name,
  sheets,
  hintId,
}: RotatableRoofProps) {
  const { words } = useQuote()
  const [turnDeg, setTurnDeg] = useState(START_DEG)
  const dragged = useRef<number>(undefined)
  const drawing = useRef<HTMLDivElement>(null)
  const drawingPx = useSize(drawing, SMALLEST_PX)
  const { input } = takeOff.roof
  const shownDeg = Math.round(((turnDeg % 360) + 360) % 360) % 360

  const drag = (event: PointerEvent) => {
    if (dragged.current === undefined) return
    const moved = event.clientX - dragged.current
    dragged.current = event.clientX
    setTurnDeg(now => now + moved * DEG_PER_PIXEL)
  }
  const onKey = (event: KeyboardEvent) => {
    const turned = turnByKey(event.key, shownDeg)
    if (turned === undefined) return
    event.preventDefault()
    setTurnDeg(turned)
  }
  return (
    <figure className={classes(styles.figure, name === undefined && styles.alone)}>
      <div
        className={styles.turnable}
        role="slider"
        tabIndex={0}
        aria-label={words.drawings.roofAlt(words.roofs.shapes[input.shape], walls)}
        aria-describedby={hintId}
        aria-valuemin={0}
        aria-valuemax={MAX_DEG}
        aria-valuenow={shownDeg}
        aria-valuetext={words.drawings.rotation(shownDeg)}
        onKeyDown={onKey}
        onPointerDown={event => {
          dragged.current = event.clientX
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          dragged.current = undefined
        }}
        onPointerCancel={() => {
          dragged.current = undefined
        }}
      >
        <div className={styles.drawing} ref={drawing}>
          <RoofSketch
            roof={takeOff.roof}
            pieces={takeOff.faces.map(face => face.pieces)}
            turnDeg={turnDeg}
            colour={colour}
            pattern={pattern}
            fit={{ drawingPx, shared }}
            front={({ metresPerPx }) => (
              <GroundMeasures roof={takeOff.roof} turnDeg={turnDeg} metresPerPx={metresPerPx} texts={measures} />
            )}
          />
        </div>
      </div>
      <figcaption>
        <span className={styles.buttons}>
          <button type="button" aria-label={words.drawings.turnLeft} onClick={() => setTurnDeg(turnDeg - 3 * KEY_DEG)}>
            ←
          </button>
          <button type="button" aria-label={words.drawings.turnRight} onClick={() => setTurnDeg(turnDeg + 3 * KEY_DEG)}>
            →
          </button>
        </span>
        {name ? (
          <span>
            <b>{name}</b>
            {sheets}
          </span>
        ) : (
          <span id={hintId} className={styles.hint}>
            {words.drawings.turnHint}
          </span>
        )}
      </figcaption>
    </figure>
  )
}

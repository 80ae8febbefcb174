import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { RoofTakeOff } from '#roofing/take-off/take-off.ts'
import { RoofSketch } from './RoofSketch.tsx'
import styles from './RotatableRoof.module.css'

const START_DEG = 32
const KEY_DEG = 15
const DEG_PER_PIXEL = 0.5

interface RotatableRoofProps {
  readonly takeOff: RoofTakeOff
  /** Description of its walls. */
  readonly walls: string
  readonly colour: string
}

/** A roof that turns by dragging, with the arrow keys or with two buttons. */
export function RotatableRoof({ takeOff, walls, colour }: RotatableRoofProps) {
  const { words } = useQuote()
  const id = useId()
  const [turnDeg, setTurnDeg] = useState(START_DEG)
  const dragged = useRef<number>(undefined)
  const { input } = takeOff.roof

  const drag = (event: PointerEvent) => {
    if (dragged.current === undefined) return
    const moved = event.clientX - dragged.current
    dragged.current = event.clientX
    setTurnDeg(now => now + moved * DEG_PER_PIXEL)
  }
  const onKey = (event: KeyboardEvent) => {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!direction) return
    event.preventDefault()
    setTurnDeg(now => now + direction * KEY_DEG)
  }
  return (
    <figure className={styles.figure}>
      <div
        className={styles.turnable}
        role="slider"
        tabIndex={0}
        aria-label={words.drawings.roofAlt(words.roofs.shapes[input.shape], walls)}
        aria-describedby={id}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={Math.round(((turnDeg % 360) + 360) % 360)}
        aria-valuetext={words.drawings.rotation(Math.round(((turnDeg % 360) + 360) % 360))}
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
        <RoofSketch
          roof={takeOff.roof}
          pieces={takeOff.faces.map(face => face.pieces)}
          turnDeg={turnDeg}
          colour={colour}
        />
      </div>
      <figcaption>
        <span id={id}>{words.drawings.turnHint}</span>
        <span className={styles.buttons}>
          <button type="button" aria-label={words.drawings.turnLeft} onClick={() => setTurnDeg(turnDeg - 3 * KEY_DEG)}>
            ←
          </button>
          <button type="button" aria-label={words.drawings.turnRight} onClick={() => setTurnDeg(turnDeg + 3 * KEY_DEG)}>
            →
          </button>
        </span>
      </figcaption>
    </figure>
  )
}

import { type KeyboardEvent, memo, type PointerEvent, useRef } from 'react'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { WallUnit } from '#roofing/lengths/format-length.ts'
import { metresPer } from '#roofing/lengths/unit.ts'
import type { Wing } from '#roofing/roof/roof.ts'
import { formatLength } from '#roofing/take-off/rounding.ts'
import styles from './PlanDrawing.module.css'
import { type DrawnMeasure, layOutPlan, type PlanTexts } from './plan-drawing.ts'

/** Moved wings snap to multiples of the step. */
const STEP_M: Readonly<Record<WallUnit, number>> = { m: 0.1, ft: metresPer.ft / 2 }
const LARGE_STEP_M: Readonly<Record<WallUnit, number>> = { m: 1, ft: metresPer.ft * 3 }

/** What the drawing shows. */
export interface Plan {
  readonly lengthM: number
  readonly widthM: number
  readonly wings: readonly Wing[]
  readonly texts: PlanTexts
  readonly unit: WallUnit
}

interface PlanDrawingProps extends Plan {
  /** Where a wing is now, which may be ahead of the drawing while a key repeats. */
  readonly findAtM?: (wing: number) => number | undefined
  /** Moves a wing along its wall. */
  readonly onMove: (wing: number, atM: number) => void
}

function Measure({ line, x, y, isTurned, anchor, text }: DrawnMeasure) {
  return (
    <g>
      <path className={styles.measure} d={line} />
      <text x={x} y={y} textAnchor={anchor} {...(isTurned && { transform: `rotate(-90 ${x} ${y})` })}>
        {text}
      </text>
    </g>
  )
}

/**
 * The plan from above, with the front at the bottom. Wings move along their wall, by dragging or with the keys of a slider; on
 * a touch screen a tap selects a wing first.
 */
export const PlanDrawing = memo(({ lengthM, widthM, wings, texts, unit, findAtM, onMove }: PlanDrawingProps) => {
  const { words } = useQuote()
  const plan = layOutPlan(lengthM, widthM, wings, texts)
  const labels = words.roofs
  const maxAtM = ({ widthM: wingWidthM }: Wing) => Math.max(0, Math.floor((lengthM - wingWidthM) * 1e4) / 1e4)
  const dragged = useRef<{ readonly x: number; readonly wing: Wing }>(undefined)

  const move = (index: number, wing: Wing, atM: number) => {
    const snappedM = Math.round(atM / STEP_M[unit]) * STEP_M[unit]
    onMove(index, Math.min(maxAtM(wing), Math.max(0, snappedM)))
  }
  /** The right of the drawing is further from the left corner of the front, and nearer to that of the back. */
  const toRight = ({ side }: Wing) => (side === 'front' ? 1 : -1)
  const onKey = (index: number, wing: Wing) => (event: KeyboardEvent) => {
    const step = (event.shiftKey ? LARGE_STEP_M : STEP_M)[unit]
    const atM = findAtM?.(index) ?? wing.atM
    const nextM = {
      ArrowLeft: atM - step * toRight(wing),
      ArrowRight: atM + step * toRight(wing),
      ArrowDown: atM - step,
      ArrowUp: atM + step,
      PageDown: atM - LARGE_STEP_M[unit],
      PageUp: atM + LARGE_STEP_M[unit],
      Home: 0,
      End: maxAtM(wing),
    }[event.key]
    if (nextM === undefined) return
    event.preventDefault()
    move(index, wing, nextM)
  }
  const drag = (index: number) => (event: PointerEvent<SVGRectElement>) => {
    const from = dragged.current
    if (!from) return
    const { a = 1 } = event.currentTarget.getScreenCTM() ?? {}
    move(index, from.wing, from.wing.atM + ((event.clientX - from.x) / a / plan.pxPerM) * toRight(from.wing))
  }
  const drop = () => {
    dragged.current = undefined
  }
  const { block } = plan
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${plan.width.toFixed(1)} ${plan.height.toFixed(1)}`} width={plan.width} height={plan.height}>
        <title>{labels.planAlt}</title>
        <rect className={styles.block} x={block.x} y={block.y} width={block.width} height={block.height} />
        {wings.map((wing, index) => (
          <rect
            key={index}
            className={styles.wing}
            {...plan.wings[index]}
            role="slider"
            tabIndex={0}
            aria-label={labels.moveWing(index + 1)}
            aria-valuemin={0}
            aria-valuemax={maxAtM(wing)}
            aria-valuenow={wing.atM}
            aria-valuetext={labels.wingPosition(formatLength(wing.atM, unit), formatLength(wing.outM, unit))}
            onKeyDown={onKey(index, wing)}
            onClick={event => event.currentTarget.focus()}
            onPointerDown={event => {
              // Scrolling by touch must not move a wing.
              if (event.pointerType === 'touch' && document.activeElement !== event.currentTarget) return
              dragged.current = { x: event.clientX, wing }
              event.currentTarget.setPointerCapture(event.pointerId)
            }}
            onPointerMove={drag(index)}
            onPointerUp={drop}
            onPointerCancel={drop}
          />
        ))}
        {plan.measures.map((measure, index) => (
          <Measure key={index} {...measure} />
        ))}
        <text className={styles.front} textAnchor="middle" x={block.x + block.width / 2} y={plan.height - 10}>
          {labels.planFront}
        </text>
      </svg>
      {wings.length > 0 && <figcaption>{labels.planHint}</figcaption>}
    </figure>
  )
})

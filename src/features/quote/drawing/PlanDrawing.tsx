import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { WallUnit } from '#roofing/lengths/format-length.ts'
import type { Wing } from '#roofing/roof/roof.ts'
import { formatLength } from '#roofing/take-off/rounding.ts'
import styles from './PlanDrawing.module.css'
import { type DrawnMeasure, layOutPlan, type PlanTexts } from './plan-drawing.ts'

const STEP_M = 0.1
const LARGE_STEP_M = 1
/** Dragged wings snap to multiples of this. */
const SNAP_M = 0.1

interface PlanDrawingProps {
  readonly lengthM: number
  readonly widthM: number
  readonly wings: readonly Wing[]
  readonly texts: PlanTexts
  readonly unit: WallUnit
  readonly onMove: (wing: number, place: { readonly atM: number; readonly outM: number }) => void
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
 * The plan from above, with the front at the bottom. Wings move by dragging or with the arrow keys; on a touch screen a tap
 * selects a wing first.
 */
export function PlanDrawing({ lengthM, widthM, wings, texts, unit, onMove }: PlanDrawingProps) {
  const { words } = useQuote()
  const plan = layOutPlan(lengthM, widthM, wings, texts)
  const labels = words.roofs
  const dragged = useRef<{ readonly x: number; readonly y: number; readonly wing: Wing }>(undefined)

  const move = (index: number, wing: Wing, alongM: number, outM: number) => {
    const snapped = (valueM: number) => Math.round(valueM / SNAP_M) * SNAP_M
    const maxAtM = Math.floor((lengthM - wing.widthM) * 1e4) / 1e4
    const atM = Math.min(maxAtM, Math.max(0, snapped(wing.atM + (wing.side === 'front' ? alongM : -alongM))))
    onMove(index, { atM, outM: Math.max(SNAP_M * 3, snapped(wing.outM + outM)) })
  }
  const onKey = (index: number, wing: Wing) => (event: KeyboardEvent) => {
    const step = event.shiftKey ? LARGE_STEP_M : STEP_M
    const outwards = wing.side === 'front' ? 1 : -1
    const [along, down] =
      { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? []
    if (along === undefined || down === undefined) return
    event.preventDefault()
    move(index, wing, along * step, down * step * outwards)
  }
  const drag = (index: number) => (event: PointerEvent<SVGRectElement>) => {
    const from = dragged.current
    if (!from) return
    const { a = 1 } = event.currentTarget.getScreenCTM() ?? {}
    const metres = (px: number) => px / a / plan.pxPerM
    const down = metres(event.clientY - from.y)
    move(index, from.wing, metres(event.clientX - from.x), from.wing.side === 'front' ? down : -down)
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
            aria-valuemax={Math.max(0, lengthM - wing.widthM)}
            aria-valuenow={wing.atM}
            aria-valuetext={labels.wingPosition(formatLength(wing.atM, unit), formatLength(wing.outM, unit))}
            onKeyDown={onKey(index, wing)}
            onClick={event => event.currentTarget.focus()}
            onPointerDown={event => {
              // Scrolling by touch must not move a wing.
              if (event.pointerType === 'touch' && document.activeElement !== event.currentTarget) return
              dragged.current = { x: event.clientX, y: event.clientY, wing }
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
}

import { Fragment, type ReactNode } from 'react'
import type { Roof } from '#roofing/roof/roof.ts'
import type { Piece } from '#roofing/take-off/cut-face.ts'
import { type Frame, fitMeasuredRoof, type Size } from './frame-roof.ts'
import {
  type BuildingWalls,
  type Line,
  type Point,
  projectRoof,
  type RoofProjection,
  type SheetPattern,
  type SketchedFace,
  type SketchedWall,
} from './project-roof.ts'
import styles from './RoofSketch.module.css'

const WALL = [236, 228, 212]
const BOARD = [250, 247, 240]
const PART = {
  window: [104, 120, 128],
  door: [112, 76, 52],
  shutter: [140, 148, 152],
  awning: [156, 58, 34],
}

const openPath = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`
const closedPath = (points: readonly Point[]) => `${openPath(points)}Z`

function shade(colour: readonly number[], light: number): string {
  return `rgb(${colour.map(channel => Math.round(channel * light)).join()})`
}

function channels(colour: string): number[] {
  return [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
}

const linesPath = (lines: readonly Line[]) => lines.map(openPath).join('')

/** How bright a colour is, from 0 to 1. */
const brightnessOf = (colour: readonly number[]) => Math.max(...colour) / 255

/** Ribs are drawn at least so far apart: closer ones would be one tone. */
const MIN_RIB_PX = 3
/** The part of each rib or wave that is drawn in another tone: its side away from the sun, or towards it on dark paint. */
const RIB_SHARE = 0.45

/** How far the first two of parallel lines are apart on a drawing. */
function spacingOf([one, other]: readonly Line[]): number {
  if (!(one && other)) return 0
  const [[ax, ay], [bx, by]] = one
  const [[cx, cy]] = other
  return Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / Math.hypot(bx - ax, by - ay)
}

interface FaceSketchProps extends SketchedFace {
  readonly paint: readonly number[]
  /** Draws every rib, every second, and so on. */
  readonly nthRib: number
}

/** A side of the roof with its ribs, steps, laps and caps. */
function FaceSketch({ outline, light, isUnderside, sideLaps, ribs, steps, caps, paint, nthRib }: FaceSketchProps) {
  if (isUnderside) return <path d={closedPath(outline)} fill={shade(paint, light * 0.4)} className={styles.face} />
  // Lines are darker than the paint, or paler where it is as dark as they are.
  const isDark = brightnessOf(paint) < 0.45
  const drawnRibs = ribs.filter((_, index) => (index + 1) % nthRib === 0)
  const toned = (share: number) => shade(paint, light * (isDark ? 2 - share : share))
  return (
    <>
      <path d={closedPath(outline)} fill={shade(paint, light)} className={styles.face} />
      {drawnRibs.length > 0 && (
        <path
          d={linesPath(drawnRibs)}
          stroke={toned(0.86)}
          strokeWidth={RIB_SHARE * spacingOf(drawnRibs)}
          className={styles.rib}
        />
      )}
      {steps.length > 0 && <path d={linesPath(steps)} stroke={shade(paint, light * 0.55)} className={styles.step} />}
      {sideLaps.length > 0 && (
        <path d={linesPath(sideLaps)} className={isDark ? styles.sideLap : styles.sideLapOnPale} />
      )}
      {caps.length > 0 && (
        <>
          <path d={linesPath(caps)} className={styles.capEdge} />
          <path d={linesPath(caps)} stroke={shade(paint, Math.min(1, light * 1.06))} className={styles.cap} />
        </>
      )}
    </>
  )
}

/** The upright through the middle of a window. */
function middleBar([bottomLeft, bottomRight, topRight, topLeft]: readonly Point[]): Line[] {
  if (!(bottomLeft && bottomRight && topRight && topLeft)) return []
  const between = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]
  return [[between(bottomLeft, bottomRight), between(topLeft, topRight)]]
}

/** The frame of a door stands on the ground and has no sill. */
function doorFrame([bottomLeft, ...others]: readonly Point[]): string {
  return openPath(bottomLeft ? [...others, bottomLeft] : others)
}

/** A wall with its door and its windows, which have frames where the drawing is large enough. */
function WallSketch({ outline, light, parts, shaded, hasFrames }: SketchedWall & { readonly hasFrames: boolean }) {
  const frame = { stroke: shade(BOARD, 1), className: styles.frame }
  return (
    <>
      <path d={closedPath(outline)} fill={shade(WALL, light)} className={styles.face} />
      {parts.map(({ kind, outline }, index) => (
        <Fragment key={index}>
          <path d={closedPath(outline)} fill={shade(PART[kind], light)} />
          {hasFrames && <path d={kind === 'door' ? doorFrame(outline) : closedPath(outline)} fill="none" {...frame} />}
          {hasFrames && kind === 'window' && <path d={linesPath(middleBar(outline))} {...frame} />}
        </Fragment>
      ))}
      {shaded.length > 0 && <path d={closedPath(shaded)} className={styles.shaded} />}
    </>
  )
}

interface RoofSketchProps {
  readonly roof: Roof
  /** The sheets of each face; empty for a small drawing, which has no details. */
  readonly pieces: readonly (readonly Piece[])[]
  readonly turnDeg: number
  /** `#rrggbb` */
  readonly colour: string
  /** The ribs and steps of the sheets; without it, they are drawn flat. */
  readonly pattern?: SheetPattern
  /** The size of the drawing in pixels, which has room for dimension lines, and the size in metres that its scale leaves room for. */
  readonly fit?: { readonly drawingPx: Size; readonly shared: Size }
  /** The room of a small drawing in metres; without it, the house fills the drawing. It stands at the bottom of both. */
  readonly room?: Size
  /** The walls of a small drawing; without it, they have nothing. */
  readonly building?: BuildingWalls
  /** What is drawn in front of the house. */
  readonly front?: (frame: Frame) => ReactNode
}

function viewBoxOf(box: RoofProjection['box'], { width, height }: Size = box): string {
  const left = box.x + (box.width - width) / 2
  const top = box.y + box.height - height
  return [left, top, width, height].map(value => value.toFixed(2)).join(' ')
}

/** The roof and its walls in parallel projection. */
export function RoofSketch({ roof, pieces, turnDeg, colour, pattern, fit, room, building, front }: RoofSketchProps) {
  const { sides, shadow, box } = projectRoof(roof, pieces, turnDeg, pattern, building)
  const frame = fit && fitMeasuredRoof(roof, turnDeg, box, fit.shared, fit.drawingPx)
  const paint = channels(colour)
  const nthRib = frame && pattern ? Math.ceil((MIN_RIB_PX * frame.metresPerPx) / pattern.ribSpacingM) : 1
  return (
    <svg
      preserveAspectRatio={fit ? undefined : 'xMidYMax'}
      className={styles.sketch}
      viewBox={frame?.viewBox ?? viewBoxOf(box, room)}
      aria-hidden="true"
    >
      {shadow.map((part, index) => (
        <path key={index} d={closedPath(part)} className={styles.shadow} />
      ))}
      {sides.map((side, index) => {
        if (side.kind === 'face') return <FaceSketch key={side.name} {...side} paint={paint} nthRib={nthRib} />
        if (side.kind === 'wall') return <WallSketch key={index} {...side} hasFrames={!building} />
        return (
          <path key={index} d={closedPath(side.outline)} fill={shade(BOARD, side.light)} className={styles.board} />
        )
      })}
      {frame && front?.(frame)}
    </svg>
  )
}

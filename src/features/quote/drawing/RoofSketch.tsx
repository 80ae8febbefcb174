import { Fragment, type ReactNode } from 'react'
import type { Roof } from '#roofing/roof/roof.ts'
import type { Piece } from '#roofing/take-off/cut-face.ts'
import { type Frame, fitMeasuredRoof, type Size } from './frame-roof.ts'
import { projectRoof } from './project-roof.ts'
import styles from './RoofSketch.module.css'

const WALL = [236, 228, 212]

function path(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`
}

function shade(colour: readonly number[], light: number): string {
  return `rgb(${colour.map(channel => Math.round(channel * light)).join()})`
}

function channels(colour: string): number[] {
  return [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
}

interface RoofSketchProps {
  readonly roof: Roof
  /** The sheets of each face; empty for a small drawing, which has neither sheets nor doors and windows. */
  readonly pieces: readonly (readonly Piece[])[]
  readonly turnDeg: number
  /** `#rrggbb` */
  readonly colour: string
  /** The size of the drawing in pixels, which has room for dimension lines, and the size in metres that its scale leaves room for. */
  readonly fit?: { readonly drawingPx: Size; readonly shared: Size }
  /** What is drawn in front of the house. */
  readonly front?: (frame: Frame) => ReactNode
}

/** The roof and its walls in parallel projection. */
export function RoofSketch({ roof, pieces, turnDeg, colour, fit, front }: RoofSketchProps) {
  const { sides, box } = projectRoof(roof, pieces, turnDeg)
  const frame = fit && fitMeasuredRoof(roof, turnDeg, box, fit.shared, fit.drawingPx)
  const paint = channels(colour)
  return (
    <svg
      className={styles.sketch}
      viewBox={
        frame?.viewBox ?? `${box.x.toFixed(2)} ${box.y.toFixed(2)} ${box.width.toFixed(2)} ${box.height.toFixed(2)}`
      }
      aria-hidden="true"
    >
      {sides.map(side =>
        side.kind === 'face' ? (
          <Fragment key={side.name}>
            <path
              d={path(side.outline)}
              fill={shade(paint, side.light * (side.isUnderside ? 0.4 : 1))}
              className={styles.face}
            />
            {!side.isUnderside && side.lines.length > 0 && (
              <path
                d={side.lines
                  .map(([a, b]) => `M${a[0].toFixed(2)} ${a[1].toFixed(2)}L${b[0].toFixed(2)} ${b[1].toFixed(2)}`)
                  .join('')}
                className={styles.seam}
              />
            )}
          </Fragment>
        ) : (
          <Fragment key={path(side.outline)}>
            <path d={path(side.outline)} fill={shade(WALL, side.light)} className={styles.face} />
            {pieces.length > 0 && side.openings.length > 0 && (
              <path d={side.openings.map(path).join('')} className={styles.opening} />
            )}
          </Fragment>
        ),
      )}
      {frame && front?.(frame)}
    </svg>
  )
}

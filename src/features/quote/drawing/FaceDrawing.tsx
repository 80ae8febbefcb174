import { memo } from 'react'
import { formatFeet, type WallUnit } from '#roofing/lengths/format-length.ts'
import type { Face } from '#roofing/roof/roof.ts'
import type { Piece } from '#roofing/take-off/cut-face.ts'
import styles from './FaceDrawing.module.css'

/** Keeps the numbers on the sheets readable; the drawing scrolls sideways. */
const MIN_PX_PER_M = 44

interface FaceDrawingProps {
  readonly face: Face
  readonly pieces: readonly Piece[]
  readonly unit: WallUnit
  readonly label: string
}

/** Short enough for a sheet: `4.42`, `14′ 7″`. */
function formatOnSheet(lengthM: number, unit: WallUnit): string {
  return unit === 'm' ? lengthM.toFixed(2) : formatFeet(lengthM).replace(' ft', '′').replace(' in', '″')
}

/** A roof side drawn flat, seen from outside, with the number and the length of each sheet; * marks a piece of an off-cut. */
export const FaceDrawing = memo(({ face, pieces, unit, label }: FaceDrawingProps) => {
  // Sheets that start in the middle extend beyond both ends of the face.
  const left = Math.min(...pieces.map(({ xM }) => xM))
  const width = Math.max(...pieces.map(({ xM, widthM }) => xM + widthM)) - left
  const height = Math.max(...pieces.map(({ yM, lengthM }) => yM + lengthM))
  const outline = face.outline.map(([x, y]) => `${x.toFixed(3)} ${(height - y).toFixed(3)}`).join('L')
  const sheets = pieces
    .map(
      ({ xM, yM, widthM, lengthM }) =>
        `M${xM.toFixed(3)} ${(height - yM).toFixed(3)}h${widthM}v${-lengthM.toFixed(3)}h${-widthM}z`,
    )
    .join('')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
    <section className={styles.frame} tabIndex={0} aria-label={label}>
      <svg
        className={styles.drawing}
        viewBox={`${(left - 0.05).toFixed(3)} -0.05 ${(width + 0.1).toFixed(3)} ${(height + 0.1).toFixed(3)}`}
        width={Math.round(width * MIN_PX_PER_M)}
        height={Math.round(height * MIN_PX_PER_M)}
        aria-hidden="true"
      >
        <path d={sheets} className={styles.sheets} />
        <path d={`M${outline}Z`} className={styles.outline} />
        {pieces.map(({ number, xM, yM, widthM, lengthM, isOffcut }) => (
          <text
            key={number}
            className={styles.text}
            transform={`translate(${(xM + widthM / 2).toFixed(3)} ${(height - yM - 0.1).toFixed(3)}) rotate(-90)`}
          >
            {`${number}: ${formatOnSheet(lengthM, unit)}${isOffcut ? '*' : ''}`}
          </text>
        ))}
      </svg>
    </section>
  )
})

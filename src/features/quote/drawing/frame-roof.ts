import type { Roof } from '#roofing/roof/roof.ts'
import { projectGroundLines, projectRoof, type RoofProjection, START_DEG } from './project-roof.ts'

/** Width and height, in metres of a projection or in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The part of a projection that a drawing shows, and how many metres a pixel is. */
export interface Frame {
  readonly viewBox: string
  readonly metresPerPx: number
}

/** Pixels between the walls and their dimension lines. */
export const GROUND_LINE_PX = 26

/** Pixels beside and below a house, for its dimension lines. */
const SIDE_PX = 18
/** How much of the room beside the house a dimension line may take: a larger drawing would move it further out. */
const MAX_LINE_SIDE_PX = 12
const BOTTOM_PX = 18

/** The size that holds each of several roofs, so that all are drawn at one scale. */
export function sharedSize(roofs: readonly Roof[]): Size {
  const boxes = roofs.map(roof => projectRoof(roof, [], START_DEG).box)
  return { width: Math.max(...boxes.map(({ width }) => width)), height: Math.max(...boxes.map(({ height }) => height)) }
}

/** Fits a projected house into a drawing, in the middle at its bottom. */
function fitRoof(box: RoofProjection['box'], shared: Size, drawingPx: Size): Frame {
  const metresPerPx = Math.max(
    Math.max(box.width, shared.width) / Math.max(1, drawingPx.width - 2 * SIDE_PX),
    Math.max(box.height, shared.height) / Math.max(1, drawingPx.height - BOTTOM_PX),
  )
  const [width, height] = [drawingPx.width * metresPerPx, drawingPx.height * metresPerPx]
  const left = box.x + (box.width - width) / 2
  const top = box.y + box.height + BOTTOM_PX * metresPerPx - height
  return { viewBox: [left, top, width, height].map(value => value.toFixed(2)).join(' '), metresPerPx }
}

/** Fits a house with its dimension lines, which a wing in front moves far to the side. */
export function fitMeasuredRoof(
  roof: Roof,
  turnDeg: number,
  box: RoofProjection['box'],
  shared: Size,
  drawingPx: Size,
): Frame {
  const frame = fitRoof(box, shared, drawingPx)
  const lines = Object.values(projectGroundLines(roof, turnDeg, GROUND_LINE_PX * frame.metresPerPx))
  const xs = lines.flatMap(({ line }) => line.map(([x]) => x))
  const sideM = MAX_LINE_SIDE_PX * frame.metresPerPx
  const left = Math.min(box.x, Math.min(...xs) + sideM)
  const right = Math.max(box.x + box.width, Math.max(...xs) - sideM)
  return fitRoof({ ...box, x: left, width: right - left }, shared, drawingPx)
}

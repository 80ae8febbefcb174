import type { Roof } from '#roofing/roof/roof.ts'
import { projectRoof, type RoofProjection, START_DEG } from './project-roof.ts'

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

/** Pixels beside and below a house, for its dimension lines. */
const SIDE_PX = 18
const BOTTOM_PX = 18

/** The size that holds each of several roofs, so that all are drawn at one scale. */
export function sharedSize(roofs: readonly Roof[]): Size {
  const boxes = roofs.map(roof => projectRoof(roof, [], START_DEG).box)
  return { width: Math.max(...boxes.map(({ width }) => width)), height: Math.max(...boxes.map(({ height }) => height)) }
}

/** Fits a projected house into a drawing, in the middle at its bottom. */
export function fitRoof(box: RoofProjection['box'], shared: Size, drawingPx: Size): Frame {
  const metresPerPx = Math.max(
    Math.max(box.width, shared.width) / Math.max(1, drawingPx.width - 2 * SIDE_PX),
    Math.max(box.height, shared.height) / Math.max(1, drawingPx.height - BOTTOM_PX),
  )
  const [width, height] = [drawingPx.width * metresPerPx, drawingPx.height * metresPerPx]
  const left = box.x + (box.width - width) / 2
  const top = box.y + box.height + BOTTOM_PX * metresPerPx - height
  return { viewBox: [left, top, width, height].map(value => value.toFixed(2)).join(' '), metresPerPx }
}

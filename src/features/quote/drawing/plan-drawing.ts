import type { Wing } from '#roofing/roof/roof.ts'

/** A rectangle in SVG pixels; the front is at the bottom. */
interface DrawnBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A dimension line with its text: in a gap of the line, or beside the line if the text does not fit. */
export interface DrawnMeasure {
  readonly line: string
  readonly x: number
  readonly y: number
  readonly isTurned: boolean
  readonly anchor: 'start' | 'middle' | 'end'
  readonly text: string
}

export interface DrawnPlan {
  readonly width: number
  readonly height: number
  readonly pxPerM: number
  readonly block: DrawnBox
  readonly wings: readonly DrawnBox[]
  readonly measures: readonly DrawnMeasure[]
}

/** The measures as typed, with their unit. */
export interface PlanTexts {
  readonly length: string
  readonly width: string
  readonly wings: readonly { readonly at: string; readonly out: string; readonly width: string }[]
}

/** Pixels around the plan, and between a wall and its dimension lines. */
const MARGIN = 48
const LINE_SPACING = 18
const MAX_WIDTH = 320
const MAX_HEIGHT = 340
/** Maximum width of a character, distance of a text from its line, and half the length of the ticks at the ends of the line. */
const CHARACTER_WIDTH = 8
const TEXT_GAP = 5
const TICK = 3

/** Where a text is placed that does not fit into its line. */
type Beside = 'before' | 'after'

function layOutMeasure(x: number, y: number, size: number, text: string, beside: Beside | 'upright'): DrawnMeasure {
  const isUpright = beside === 'upright'
  const along = (from: number) => (isUpright ? `${x},${y + from}` : `${x + from},${y}`)
  const end = (at: number) => (isUpright ? `M${x - TICK},${y + at}h${2 * TICK}` : `M${x + at},${y - TICK}v${2 * TICK}`)
  const gapLength = text.length * CHARACTER_WIDTH + 2 * TEXT_GAP
  const isInside = gapLength <= size
  const beforeGap = isInside ? (size - gapLength) / 2 : size
  const afterGap = isInside ? `M${along(size - beforeGap)}L${along(size)}` : ''
  const line = `${end(0)}M${along(0)}L${along(beforeGap)}${afterGap}${end(size)}`
  const middle = size / 2
  if (isUpright) {
    return {
      line,
      x: isInside ? x : x + TEXT_GAP,
      y: y + middle,
      isTurned: isInside,
      anchor: isInside ? 'middle' : 'start',
      text,
    }
  }
  if (isInside) return { line, x: x + middle, y, isTurned: false, anchor: 'middle', text }
  return beside === 'before'
    ? { line, x: x - TEXT_GAP, y, isTurned: false, anchor: 'end', text }
    : { line, x: x + size + TEXT_GAP, y, isTurned: false, anchor: 'start', text }
}

/** Lays out a plan with its dimension lines. */
export function layOutPlan(lengthM: number, widthM: number, wings: readonly Wing[], texts: PlanTexts): DrawnPlan {
  const maxOutM = (side: Wing['side']) => Math.max(0, ...wings.map(wing => (wing.side === side ? wing.outM : 0)))
  const rowsHeight = (side: Wing['side']) => wings.filter(wing => wing.side === side).length * LINE_SPACING
  const depthM = maxOutM('back') + widthM + maxOutM('front')
  const pxPerM = Math.min((MAX_WIDTH - 2 * MARGIN) / lengthM, (MAX_HEIGHT - 2 * MARGIN) / depthM)
  const toPx = (valueM: number) => valueM * pxPerM
  const top = LINE_SPACING * 1.5 + rowsHeight('back')
  const block: DrawnBox = { x: MARGIN, y: top + toPx(maxOutM('back')), width: toPx(lengthM), height: toPx(widthM) }
  const bottom = block.y + block.height
  const right = block.x + block.width
  const boxes = wings.map(({ side, atM, outM, widthM: wingWidthM }): DrawnBox => {
    // The left of the back, seen from outside, is on the right of the drawing.
    const x = side === 'front' ? block.x + toPx(atM) : right - toPx(atM + wingWidthM)
    const y = side === 'front' ? bottom : block.y - toPx(outM)
    return { x, y, width: toPx(wingWidthM), height: toPx(outM) }
  })
  // Each wing has a row of its own for the distance from the corner and its width, beyond all wings of that side.
  const rowY = (index: number) => {
    const { side } = wings[index] as Wing
    const before = wings.slice(0, index).filter(wing => wing.side === side).length
    const distance = LINE_SPACING * (before + 1)
    return side === 'front' ? bottom + toPx(maxOutM('front')) + distance : top - distance
  }
  const measures = wings.flatMap(({ side, atM }, index) => {
    const [box, text, y] = [boxes[index] as DrawnBox, texts.wings[index], rowY(index)]
    if (!text) return []
    const isFront = side === 'front'
    return [
      layOutMeasure(box.x, y, box.width, text.width, isFront ? 'after' : 'before'),
      layOutMeasure(box.x + LINE_SPACING * 0.75, box.y, box.height, text.out, 'upright'),
      ...(atM > 0
        ? [layOutMeasure(isFront ? block.x : right - toPx(atM), y, toPx(atM), text.at, isFront ? 'before' : 'after')]
        : []),
    ]
  })
  return {
    width: 2 * MARGIN + block.width,
    height: bottom + toPx(maxOutM('front')) + rowsHeight('front') + LINE_SPACING * 2,
    pxPerM,
    block,
    wings: boxes,
    measures: [
      layOutMeasure(block.x, LINE_SPACING / 2, block.width, texts.length, 'after'),
      layOutMeasure(right + LINE_SPACING, block.y, block.height, texts.width, 'upright'),
      ...measures,
    ],
  }
}

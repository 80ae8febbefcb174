import type { Wing } from '#roofing/roof/roof.ts'

/** A rectangle of the drawing, in pixels, as SVG has it: down is towards the front. */
interface DrawnBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A measure between two points, with its text beside it. */
export interface DrawnMeasure {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  readonly isUpright: boolean
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

/** What the measures of a block or a wing say, as typed, with their unit. */
export interface PlanTexts {
  readonly length: string
  readonly width: string
  readonly wings: readonly { readonly at: string; readonly out: string; readonly width: string }[]
}

/** Room around the plan for measures, and between a wall and the line of its measure. */
const MARGIN = 40
const APART = 14
const WIDEST = 320
const TALLEST = 340

/** Lays out a plan from above, its front below, with every measure that is typed. */
export function drawnPlan(lengthM: number, widthM: number, wings: readonly Wing[], texts: PlanTexts): DrawnPlan {
  const deepest = (side: Wing['side']) => Math.max(0, ...wings.map(wing => (wing.side === side ? wing.outM : 0)))
  const deepM = deepest('back') + widthM + deepest('front')
  const pxPerM = Math.min((WIDEST - 2 * MARGIN) / lengthM, (TALLEST - 2 * MARGIN) / deepM)
  const px = (valueM: number) => valueM * pxPerM
  const block: DrawnBox = { x: MARGIN, y: MARGIN + px(deepest('back')), width: px(lengthM), height: px(widthM) }
  const bottom = block.y + block.height
  const right = block.x + block.width
  const boxes = wings.map(({ side, atM, outM, widthM: wide }): DrawnBox => {
    // Seen from outside, the left of the back is where the drawing has its right.
    const x = side === 'front' ? block.x + px(atM) : right - px(atM + wide)
    const y = side === 'front' ? bottom : block.y - px(outM)
    return { x, y, width: px(wide), height: px(outM) }
  })
  const level = (x: number, y: number, width: number, text: string): DrawnMeasure => {
    return { from: [x, y], to: [x + width, y], isUpright: false, text }
  }
  const upright = (x: number, y: number, height: number, text: string): DrawnMeasure => {
    return { from: [x, y], to: [x, y + height], isUpright: true, text }
  }
  const top = block.y - px(deepest('back'))
  const measures = wings.flatMap(({ side, atM }, index) => {
    const [box, text] = [boxes[index] as DrawnBox, texts.wings[index]]
    if (!text) return []
    const isFront = side === 'front'
    const outer = isFront ? box.y + box.height + APART : box.y - APART
    const inner = isFront ? bottom + APART : block.y - APART
    return [
      level(box.x, outer, box.width, text.width),
      upright(box.x + APART, box.y, box.height, text.out),
      ...(atM > 0
        ? [isFront ? level(block.x, inner, px(atM), text.at) : level(right - px(atM), inner, px(atM), text.at)]
        : []),
    ]
  })
  return {
    width: 2 * MARGIN + block.width,
    height: 2 * MARGIN + APART + px(deepM),
    pxPerM,
    block,
    wings: boxes,
    measures: [
      level(block.x, top - (deepest('back') > 0 ? APART * 2 : APART), block.width, texts.length),
      upright(right + APART, block.y, block.height, texts.width),
      ...measures,
    ],
  }
}

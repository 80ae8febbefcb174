import { GroundMeasures } from '#features/quote/drawing/GroundMeasures.tsx'
import { patternOf, START_DEG } from '#features/quote/drawing/project-roof.ts'
import { RoofSketch } from '#features/quote/drawing/RoofSketch.tsx'
import { sheetColour } from '#features/quote/order/sheet-colour.ts'
import { type HouseId, usualHouses } from '#roofing/quote/usual-houses.ts'
import { formatMetres } from '#roofing/take-off/rounding.ts'
import { classes } from '#ui/classes.ts'
import type { GuideContext } from './guide-context.ts'
import styles from './HouseDrawing.module.css'
import { costOfRoof } from './roof-costs.ts'

/** The drawing in pixels, as wide as on a phone: its figures are no smaller there. */
const DRAWING_PX = { width: 360, height: 148 }

interface HouseDrawingProps {
  readonly house: HouseId
  readonly context: GuideContext
  /** Whether the drawing is low on phones, where more than the text is above it. */
  readonly isLow?: boolean
}

/** The roof of a usual house in the first product, drawn to scale with the measures of its walls. The text beside it names both. */
export function HouseDrawing({ house, context, isLow = false }: HouseDrawingProps) {
  const { facts, quote } = context
  const [first] = facts.products
  const product = quote.shop.products.find(({ slug }) => slug === first?.slug)
  const drawn = first && costOfRoof(house, first, facts).takeOff.roofs[0]
  if (!product || !drawn) return null
  const { lengthM, widthM } = usualHouses[house]
  return (
    <div className={classes(styles.drawing, isLow && styles.low)}>
      <RoofSketch
        roof={drawn.roof}
        pieces={drawn.faces.map(({ pieces }) => pieces)}
        turnDeg={START_DEG}
        colour={sheetColour({ colour: '' }, product, quote.shop)}
        pattern={patternOf(product)}
        fit={{ drawingPx: DRAWING_PX, shared: { width: 0, height: 0 } }}
        front={({ metresPerPx }) => (
          <GroundMeasures
            roof={drawn.roof}
            turnDeg={START_DEG}
            metresPerPx={metresPerPx}
            texts={{ length: `${formatMetres(lengthM)}\u00a0m`, width: `${formatMetres(widthM)}\u00a0m` }}
          />
        )}
      />
    </div>
  )
}

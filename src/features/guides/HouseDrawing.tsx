import { GroundMeasures } from '#features/quote/drawing/GroundMeasures.tsx'
import { patternOf, START_DEG } from '#features/quote/drawing/project-roof.ts'
import { RoofSketch } from '#features/quote/drawing/RoofSketch.tsx'
import { sheetColour } from '#features/quote/order/sheet-colour.ts'
import { type HouseId, usualHouses } from '#roofing/quote/usual-houses.ts'
import { formatMetres } from '#roofing/take-off/rounding.ts'
import type { GuideContext } from './guide-context.ts'
import styles from './HouseDrawing.module.css'
import { costOfRoof } from './roof-costs.ts'

/** The drawing in pixels, as on a narrow phone: its figures are no smaller elsewhere. The house fills it. */
const DRAWING_PX = { width: 300, height: 148 }

interface HouseDrawingProps {
  readonly house: HouseId
  readonly context: GuideContext
}

/** The roof of a usual house in the first product, drawn to scale with the measures of its walls. The text beside it names both. */
export function HouseDrawing({ house, context }: HouseDrawingProps) {
  const { facts, quote } = context
  const [first] = facts.products
  const product = quote.shop.products.find(({ slug }) => slug === first?.slug)
  const drawn = first && costOfRoof(house, first, facts).takeOff.roofs[0]
  if (!product || !drawn) return null
  const { lengthM, widthM } = usualHouses[house]
  return (
    <div className={styles.drawing}>
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

import { LapDrawing } from '#features/product/LapDrawing.tsx'
import { PlanDrawing } from '#features/quote/drawing/PlanDrawing.tsx'
import { START_DEG } from '#features/quote/drawing/project-roof.ts'
import { RoofSketch } from '#features/quote/drawing/RoofSketch.tsx'
import { MeasureDrawing } from '#features/quote/form/MeasureDrawing.tsx'
import { isPlan, roofKinds, sampleRoof } from '#features/quote/form/roof-kinds.ts'
import { QuoteContext } from '#features/quote/state/QuoteContext.tsx'
import { EXAMPLE_HOUSE, usualHouses } from '#roofing/quote/usual-houses.ts'
import { buildRoof } from '#roofing/roof/build-roof.ts'
import type { BlockProps } from './block-props.ts'
import styles from './Notes.module.css'

/** Where pitch, eave and verge are measured. */
export function MeasureBlock({ context: { words } }: BlockProps) {
  const { measure } = words.guides.drawings
  return (
    <figure className={styles.figure}>
      <MeasureDrawing label={measure} texts={words.estimator.roofs} />
      <figcaption>{measure}</figcaption>
    </figure>
  )
}

/** A house from above with its two measures. */
export function PlanBlock({ context: { words, quote } }: BlockProps) {
  const { plan, planLength, planWidth } = words.guides.drawings
  return (
    <figure className={styles.figure}>
      <QuoteContext value={quote}>
        <PlanDrawing
          {...usualHouses[EXAMPLE_HOUSE]}
          wings={[]}
          unit="m"
          texts={{ length: planLength, width: planWidth, wings: [] }}
          onMove={() => undefined}
        />
      </QuoteContext>
      <figcaption>{plan}</figcaption>
    </figure>
  )
}

/** Every shape of roof with its name. */
export function ShapesBlock({ context: { words } }: BlockProps) {
  const { kinds, shapes } = words.estimator.roofs
  return (
    <figure>
      <ul className={styles.shapes}>
        {roofKinds.map(kind => (
          <li key={kind}>
            <RoofSketch roof={buildRoof(sampleRoof(kind))} pieces={[]} turnDeg={START_DEG} colour="#c8ced1" />
            {isPlan(kind) ? kinds[kind] : shapes[kind]}
          </li>
        ))}
      </ul>
      <figcaption className={styles.note}>{words.guides.drawings.shapes}</figcaption>
    </figure>
  )
}

/** The side lap of the first product, with its dimensions. */
export function LapBlock({ context: { facts, words } }: BlockProps) {
  const product = facts.products[0] as (typeof facts.products)[number]
  return (
    <figure className={styles.figure}>
      <LapDrawing product={product} />
      <figcaption>{words.guides.drawings.lap}</figcaption>
    </figure>
  )
}

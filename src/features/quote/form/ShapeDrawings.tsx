import { RoofSketch } from '#features/quote/drawing/RoofSketch.tsx'
import { templateInput, templateNames } from '#roofing/quote/templates.ts'
import { buildRoof } from '#roofing/roof/build-roof.ts'
import { drawingId, roofKinds, sampleRoof } from './roof-kinds.ts'
import styles from './ShapeDrawings.module.css'
import { templateDrawingId } from './Templates.tsx'

const ZINC = '#c8ced1'

/**
 * The drawings of all kinds of roofs and of the templates, which `ShapeChoice` and `Templates` refer to. They are static, so
 * the browser never calculates them.
 */
export function ShapeDrawings() {
  return (
    <svg className={styles.drawings} aria-hidden="true">
      {roofKinds.map(kind => (
        <symbol key={kind} id={drawingId(kind)}>
          <RoofSketch roof={buildRoof(sampleRoof(kind))} turnDeg={32} colour={ZINC} pieces={[]} />
        </symbol>
      ))}
      {templateNames.map(name => (
        <symbol key={name} id={templateDrawingId(name)}>
          <RoofSketch roof={buildRoof(templateInput(name))} turnDeg={32} colour={ZINC} pieces={[]} />
        </symbol>
      ))}
    </svg>
  )
}

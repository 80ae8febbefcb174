import { productFacts } from '#facts/products.ts'
import { countExampleRoof } from '#features/prices/example-roof.ts'
import { START_DEG } from '#features/quote/drawing/project-roof.ts'
import { RoofSketch } from '#features/quote/drawing/RoofSketch.tsx'
import { templateInput, templateNames } from '#roofing/quote/templates.ts'
import { buildRoof } from '#roofing/roof/build-roof.ts'
import styles from './RoofSymbols.module.css'
import { drawingId, EXAMPLE_DRAWING_ID, roofKinds, sampleRoof } from './roof-kinds.ts'
import { templateDrawingId } from './Templates.tsx'

const ZINC = '#c8ced1'

/**
 * SVG symbols of all kinds of roofs, of the templates and of the example roof, which `ShapeChoice`, `Templates` and
 * `ExampleRoof` refer to. They are static, so the browser never calculates them.
 */
export function RoofSymbols() {
  const [first] = productFacts
  const example = first && countExampleRoof(first).roofs[0]
  return (
    <svg className={styles.symbols} aria-hidden="true">
      {roofKinds.map(kind => (
        <symbol key={kind} id={drawingId(kind)}>
          <RoofSketch roof={buildRoof(sampleRoof(kind))} turnDeg={START_DEG} colour={ZINC} pieces={[]} />
        </symbol>
      ))}
      {templateNames.map(name => (
        <symbol key={name} id={templateDrawingId(name)}>
          <RoofSketch roof={buildRoof(templateInput(name))} turnDeg={START_DEG} colour={ZINC} pieces={[]} />
        </symbol>
      ))}
      {example && (
        <symbol id={EXAMPLE_DRAWING_ID}>
          <RoofSketch
            roof={example.roof}
            turnDeg={START_DEG}
            colour={ZINC}
            pieces={example.faces.map(({ pieces }) => pieces)}
          />
        </symbol>
      )}
    </svg>
  )
}

import { bareMetalColour } from '#facts/bare-metal.ts'
import { colours } from '#facts/colours.ts'
import { productFacts } from '#facts/products.ts'
import { countExampleRoof, exampleHouse } from '#features/prices/example-roof.ts'
import { fitMeasuredRoof, type Size } from '#features/quote/drawing/frame-roof.ts'
import { GroundMeasures } from '#features/quote/drawing/GroundMeasures.tsx'
import { patternOf, projectRoof, START_DEG } from '#features/quote/drawing/project-roof.ts'
import { RoofSketch } from '#features/quote/drawing/RoofSketch.tsx'
import type { WallUnit } from '#roofing/lengths/format-length.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { ribSpacingMm } from '#roofing/profiles/section.ts'
import { type TemplateName, templateInput, templateNames } from '#roofing/quote/templates.ts'
import { buildRoof } from '#roofing/roof/build-roof.ts'
import type { Roof } from '#roofing/roof/roof.ts'
import { formatLength } from '#roofing/take-off/rounding.ts'
import { buildingWalls } from './building-walls.ts'
import styles from './RoofSymbols.module.css'
import { drawingId, EXAMPLE_DRAWING_ID, exampleMeasuresId, roofKinds, sampleRoof } from './roof-kinds.ts'
import { templateDrawingId } from './Templates.tsx'

const ZINC = '#c8ced1'

/** The drawing of the example roof in pixels, as wide as on a phone and no higher than the house, and the size that it shares: none. */
const EXAMPLE_FIT = { drawingPx: { width: 356, height: 172 }, shared: { width: 0, height: 0 } }

/** The measures of the example's walls, on lines in front of it. */
function ExampleMeasures({ roof, unit }: { readonly roof: Roof; readonly unit: WallUnit }) {
  const { box } = projectRoof(roof, [], START_DEG)
  const { viewBox, metresPerPx } = fitMeasuredRoof(roof, START_DEG, box, EXAMPLE_FIT.shared, EXAMPLE_FIT.drawingPx)
  const { lengthM, widthM } = exampleHouse
  return (
    <symbol id={exampleMeasuresId(unit)} viewBox={viewBox}>
      <GroundMeasures
        roof={roof}
        turnDeg={START_DEG}
        metresPerPx={metresPerPx}
        texts={{ length: formatLength(lengthM, unit), width: formatLength(widthM, unit) }}
      />
    </symbol>
  )
}

/** A template's drawing, and the size of it in metres. */
function drawTemplate(name: TemplateName) {
  const building = buildingWalls[name]
  const roof = buildRoof(templateInput(name))
  return { name, roof, building, box: projectRoof(roof, [], START_DEG, undefined, building).box }
}

const templateDrawings = templateNames.map(drawTemplate)
const largest = {
  width: Math.max(...templateDrawings.map(({ box }) => box.width)),
  height: Math.max(...templateDrawings.map(({ box }) => box.height)),
}

/** The room of the drawing of a template: a larger building is drawn larger, but less so than it is, so that the smallest is still clear. */
function templateRoom({ width, height }: Size): Size {
  const share = Math.max(width / largest.width, height / largest.height) ** 0.4
  return { width: width / share, height: height / share }
}

/**
 * SVG symbols of all kinds of roofs, of the templates and of the example roof, which `ShapeChoice`, `Templates` and
 * `ExampleRoof` refer to. They are static, so the browser never calculates them.
 */
export function RoofSymbols() {
  const [first] = productFacts
  const pictured = colours.find(({ id }) => id === first?.picturedColour)?.screen ?? bareMetalColour
  const example = first && countExampleRoof(first).roofs[0]
  return (
    <svg className={styles.symbols} aria-hidden="true">
      {roofKinds.map(kind => (
        <symbol key={kind} id={drawingId(kind)}>
          <RoofSketch roof={buildRoof(sampleRoof(kind))} turnDeg={START_DEG} colour={ZINC} pieces={[]} />
        </symbol>
      ))}
      {templateDrawings.map(({ name, roof, building, box }) => (
        <symbol key={name} id={templateDrawingId(name)}>
          <RoofSketch
            roof={roof}
            turnDeg={START_DEG}
            colour={pictured}
            pieces={[]}
            room={templateRoom(box)}
            building={building}
          />
        </symbol>
      ))}
      {example && (
        <>
          <symbol id={EXAMPLE_DRAWING_ID}>
            <RoofSketch
              roof={example.roof}
              turnDeg={START_DEG}
              colour={pictured}
              pieces={example.faces.map(({ pieces }) => pieces)}
              pattern={patternOf({
                ribSpacingMm: ribSpacingMm(profiles[first.profile]),
                profile: profiles[first.profile],
              })}
              fit={EXAMPLE_FIT}
            />
          </symbol>
          {(['m', 'ft'] as const).map(unit => (
            <ExampleMeasures key={unit} roof={example.roof} unit={unit} />
          ))}
        </>
      )}
    </svg>
  )
}

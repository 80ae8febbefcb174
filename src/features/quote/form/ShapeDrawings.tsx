import { RoofSketch } from '#features/quote/drawing/RoofSketch.tsx'
import { buildRoof } from '#roofing/roof/build-roof.ts'
import { drawingId, roofKinds, sampleRoof } from './roof-kinds.ts'
import styles from './ShapeDrawings.module.css'

/** The drawings of all kinds of roofs, which `ShapeChoice` refers to. They are static, so the browser never calculates them. */
export function ShapeDrawings() {
  return (
    <svg className={styles.drawings} aria-hidden="true">
      {roofKinds.map(kind => (
        <symbol key={kind} id={drawingId(kind)}>
          <RoofSketch roof={buildRoof(sampleRoof(kind))} turnDeg={32} colour="#c8ced1" pieces={[]} />
        </symbol>
      ))}
    </svg>
  )
}

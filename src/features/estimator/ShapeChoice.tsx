import { useId } from 'react'
import { fields, type Held } from '#roofing/quote/fields.ts'
import { buildRoof } from '#roofing/roof/build-roof.ts'
import type { EstimatorWords } from '#words/en/estimator.ts'
import { RoofSketch } from './RoofSketch.tsx'
import styles from './ShapeChoice.module.css'

const sample = { lengthM: 9, widthM: 6, pitchDeg: 28, eaveM: 0.4, vergeM: 0.3 }

interface ShapeChoiceProps {
  readonly shape: Held<'shape'>
  readonly words: EstimatorWords
  readonly onChange: (shape: Held<'shape'>) => void
}

/** The three shapes, each drawn small by the same code that draws the answer. */
export function ShapeChoice({ shape, words, onChange }: ShapeChoiceProps) {
  const group = useId()
  return (
    <fieldset className={styles.shapes}>
      <legend>{words.roofs.shape}</legend>
      {fields.shape.choices.map(each => (
        <label key={each}>
          <input type="radio" name={group} checked={each === shape} onChange={() => onChange(each)} />
          <RoofSketch roof={buildRoof({ ...sample, shape: each })} turnDeg={32} colour="#c8ced1" pieces={[]} />
          <span>{words.roofs.shapes[each]}</span>
          <small>{words.roofs.shapeHints[each]}</small>
        </label>
      ))}
    </fieldset>
  )
}

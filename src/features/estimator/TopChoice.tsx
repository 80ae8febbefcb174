import { useId } from 'react'
import type { RoofDraft } from '#roofing/quote/draft.ts'
import { fields } from '#roofing/quote/fields.ts'
import type { EstimatorWords } from '#words/en/estimator.ts'
import styles from './Fields.module.css'

interface TopChoiceProps {
  readonly top: RoofDraft['top']
  readonly words: EstimatorWords
  readonly onChange: (top: RoofDraft['top']) => void
}

interface FallsChoiceProps {
  readonly falls: RoofDraft['falls']
  readonly words: EstimatorWords
  readonly onChange: (falls: RoofDraft['falls']) => void
}

/** Whether a hidden roof falls to one side or to two. */
export function FallsChoice({ falls, words, onChange }: FallsChoiceProps) {
  const group = useId()
  return (
    <fieldset className={styles.units}>
      <legend>{words.roofs.falls}</legend>
      {fields.falls.choices.map(choice => (
        <label key={choice}>
          <input type="radio" name={group} checked={choice === falls} onChange={() => onChange(choice)} />
          {words.roofs.fallsTo[choice]}
        </label>
      ))}
    </fieldset>
  )
}

/** Whether a lean-to ends at a wall or stands free: free, it reaches past its posts on the upper side too. */
export function TopChoice({ top, words, onChange }: TopChoiceProps) {
  const group = useId()
  return (
    <fieldset className={styles.units}>
      <legend>{words.roofs.top}</legend>
      {fields.top.choices.map(choice => (
        <label key={choice}>
          <input type="radio" name={group} checked={choice === top} onChange={() => onChange(choice)} />
          {words.roofs.tops[choice]}
        </label>
      ))}
    </fieldset>
  )
}

import { useId, useState } from 'react'
import { type Draft, emptyRoof, MOST_ROOFS, type RoofDraft } from '#roofing/quote/draft.ts'
import { isOnShape, numberField, type RoofNumber } from '#roofing/quote/fields.ts'
import { pitchOf, type ReadDraft } from '#roofing/quote/read-draft.ts'
import type { EstimatorWords } from '#words/en/estimator.ts'
import { FieldGroup } from './FieldGroup.tsx'
import styles from './Fields.module.css'
import { NumberField } from './NumberField.tsx'
import { ShapeChoice } from './ShapeChoice.tsx'
import { errorText, stepped } from './typed-number.ts'
import type { Change } from './use-draft.ts'

/** Where the buttons start from while a size is empty. */
const FIRST_STEP_M: Partial<Record<RoofNumber, number>> = { length: 9.5, width: 6.5 }
const COMMON_PITCHES = [15, 20, 25, 30]

interface OneRoofProps {
  readonly roof: RoofDraft
  readonly errors: ReadDraft['roofErrors'][number]
  readonly feet: boolean
  readonly words: EstimatorWords
  readonly onChange: (part: Partial<RoofDraft>) => void
}

function OneRoof({ roof, errors, feet, words, onChange }: OneRoofProps) {
  const labels = words.roofs
  const field = (name: RoofNumber, inFeet: boolean) => {
    const { usual, unit } = numberField(name)
    const label = labels[name]
    const text = roof[name]
    return (
      <NumberField
        label={label}
        value={inFeet ? text.replace(/ft$/, '') : text}
        {...(usual !== undefined && { usual: String(usual) })}
        unit={unit === 'deg' ? '°' : inFeet ? 'ft' : 'm'}
        error={errorText(errors[name], label, words)}
        less={labels.less(label)}
        more={labels.more(label)}
        onChange={typed => onChange({ [name]: inFeet && /^[\d.,]+$/.test(typed) ? `${typed}ft` : typed })}
        onStep={direction =>
          onChange({ [name]: stepped(name, text, usual ?? FIRST_STEP_M[name] ?? 0, direction, inFeet) })
        }
      />
    )
  }
  return (
    <>
      <ShapeChoice shape={roof.shape} words={words} onChange={shape => onChange({ shape })} />
      <div className={styles.pair}>
        {field('length', feet)}
        {field('width', feet)}
      </div>
      <p className={styles.hint}>{labels.lengthHint}</p>
      <div className={styles.pitch}>
        {field('pitch', false)}
        <fieldset className={styles.choices} aria-label={labels.pitchChoices}>
          {COMMON_PITCHES.map(pitch => (
            <button
              key={pitch}
              type="button"
              aria-pressed={pitchOf(roof) === pitch}
              onClick={() => onChange({ pitch: String(pitch) })}
            >
              {`${pitch}°`}
            </button>
          ))}
        </fieldset>
      </div>
      <p className={styles.hint}>{labels.pitchHint}</p>
      <div className={styles.pair}>
        {field('eave', feet && roof.eave.endsWith('ft'))}
        {isOnShape('verge', roof.shape) && field('verge', feet && roof.verge.endsWith('ft'))}
      </div>
    </>
  )
}

interface RoofFieldsProps {
  readonly draft: Draft
  readonly errors: ReadDraft['roofErrors']
  readonly words: EstimatorWords
  readonly onChange: Change
}

/** One or several roofs: shape, walls, pitch, overhangs. */
export function RoofFields({ draft, errors, words, onChange }: RoofFieldsProps) {
  const [feet, setFeet] = useState(draft.roofs.some(roof => roof.length.endsWith('ft')))
  const unit = useId()
  const labels = words.roofs
  const set = (roofs: RoofDraft[]) => onChange({ roofs: roofs as unknown as Draft['roofs'] })
  return (
    <>
      <fieldset className={styles.units}>
        <legend>{labels.units}</legend>
        {([false, true] as const).map(choice => (
          <label key={String(choice)}>
            <input type="radio" name={unit} checked={feet === choice} onChange={() => setFeet(choice)} />
            {choice ? labels.feet : labels.metres}
          </label>
        ))}
      </fieldset>
      {draft.roofs.map((roof, index) => (
        <FieldGroup key={index} heading={draft.roofs.length === 1 ? labels.heading : labels.nth(index + 1)}>
          <OneRoof
            roof={roof}
            errors={errors[index] ?? {}}
            feet={feet}
            words={words}
            onChange={part => set(draft.roofs.map((other, at) => (at === index ? { ...other, ...part } : other)))}
          />
          {draft.roofs.length > 1 && (
            <button
              type="button"
              className={styles.quiet}
              onClick={() => set(draft.roofs.filter((_, at) => at !== index))}
            >
              {labels.remove(index + 1)}
            </button>
          )}
        </FieldGroup>
      ))}
      {draft.roofs.length < MOST_ROOFS && (
        <div className={styles.add}>
          <button type="button" className={styles.quiet} onClick={() => set([...draft.roofs, emptyRoof])}>
            {labels.add}
          </button>
          <p className={styles.hint}>{labels.addHint}</p>
        </div>
      )}
    </>
  )
}

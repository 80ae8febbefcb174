import { useId } from 'react'
import { metresPer } from '#roofing/lengths/unit.ts'
import { type Draft, emptyRoof, MOST_ROOFS, type RoofDraft } from '#roofing/quote/draft.ts'
import { fields, isOnShape, numberField, type RoofNumber } from '#roofing/quote/fields.ts'
import { pitchOf, type ReadDraft } from '#roofing/quote/read-draft.ts'
import { switchUnit } from '#roofing/quote/switch-unit.ts'
import type { Shape } from '#roofing/roof/roof.ts'
import type { EstimatorWords } from '#words/en/estimator.ts'
import { FieldGroup } from './FieldGroup.tsx'
import styles from './Fields.module.css'
import { NumberField } from './NumberField.tsx'
import { asKind, kindOf } from './roof-kinds.ts'
import { ShapeChoice } from './ShapeChoice.tsx'
import { FallsChoice, TopChoice } from './TopChoice.tsx'
import { errorText, stepped } from './typed-number.ts'
import type { Change } from './use-draft.ts'
import { WingFields } from './WingFields.tsx'

const COMMON_PITCHES = [15, 20, 25, 30]

interface OneRoofProps {
  readonly roof: RoofDraft
  readonly errors: ReadDraft['roofErrors'][number]
  readonly unit: Draft['unit']
  readonly words: EstimatorWords
  readonly onChange: (part: Partial<RoofDraft>) => void
}

/** An overhang as it stands in an empty field. */
function placeholder(key: RoofNumber, unit: Draft['unit'], shape: Shape): string | undefined {
  const { usual, measure } = numberField(key, shape)
  if (usual === undefined || measure === 'pitch' || unit === 'm') return usual?.toString()
  return String(Math.round((usual / metresPer.ft) * 100) / 100)
}

function OneRoof({ roof, errors, unit, words, onChange }: OneRoofProps) {
  const labels = words.roofs
  const field = (key: RoofNumber) => {
    const { usual, measure } = numberField(key, roof.shape)
    const label = labels[key]
    const usualText = placeholder(key, unit, roof.shape)
    return (
      <NumberField
        label={label}
        value={roof[key]}
        {...(usualText && { usual: usualText })}
        unit={measure === 'pitch' ? words.units.deg : words.units[unit]}
        error={errorText(errors[key], label, unit, words)}
        less={labels.less(label)}
        more={labels.more(label)}
        onChange={text => onChange({ [key]: text })}
        onStep={direction => onChange({ [key]: stepped(key, roof[key], direction, unit, usual) })}
      />
    )
  }
  return (
    <>
      <ShapeChoice kind={kindOf(roof, unit)} words={words} onChange={kind => onChange(asKind(roof, kind, unit))} />
      {isOnShape('top', roof.shape) && <TopChoice top={roof.top} words={words} onChange={top => onChange({ top })} />}
      {isOnShape('falls', roof.shape) && (
        <FallsChoice falls={roof.falls} words={words} onChange={falls => onChange({ falls })} />
      )}
      <div className={styles.pair}>
        {field('length')}
        {field('width')}
      </div>
      <p className={styles.hint}>{labels.lengthHint[unit]}</p>
      {isOnShape('wings', roof.shape) && <WingFields roof={roof} unit={unit} words={words} onChange={onChange} />}
      <div className={styles.pitch}>
        {field('pitch')}
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
        {isOnShape('eave', roof.shape) && field('eave')}
        {isOnShape('verge', roof.shape) && field('verge')}
        {isOnShape('gablet', roof.shape) && field('gablet')}
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
  const units = useId()
  const labels = words.roofs
  const set = (roofs: RoofDraft[]) => onChange({ roofs: roofs as unknown as Draft['roofs'] })
  return (
    <>
      <fieldset className={styles.units}>
        <legend>{labels.units}</legend>
        {fields.unit.choices.map(unit => (
          <label key={unit}>
            <input
              type="radio"
              name={units}
              checked={draft.unit === unit}
              onChange={() => onChange(now => switchUnit(now, unit))}
            />
            {words.units[unit].name}
          </label>
        ))}
      </fieldset>
      {draft.roofs.map((roof, index) => (
        <FieldGroup key={index} heading={draft.roofs.length === 1 ? labels.heading : labels.nth(index + 1)}>
          <OneRoof
            roof={roof}
            errors={errors[index] ?? {}}
            unit={draft.unit}
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

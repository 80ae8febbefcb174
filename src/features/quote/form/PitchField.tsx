import { type ReactNode, useState } from 'react'
import styles from '#features/quote/controls/Fields.module.css'
import { NumberField } from '#features/quote/controls/NumberField.tsx'
import { stepNumber } from '#features/quote/controls/typed-number.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { riseAndRun } from '#roofing/lengths/pitch.ts'
import type { RoofDraft } from '#roofing/quote/draft.ts'
import { numberField } from '#roofing/quote/fields.ts'
import { pitchOf } from '#roofing/quote/read-draft.ts'
import { SlopeField } from './SlopeField.tsx'

const COMMON_DEG = [15, 20, 25, 30]
const HIDDEN_DEG = [6, 7, 8, 10]

interface PitchFieldProps {
  readonly id: string
  readonly roof: RoofDraft
  readonly error: string | undefined
  readonly onChange: (pitch: string) => void
  /** The prices at other pitches. */
  readonly children?: ReactNode
}

/** The pitch, in degrees or as rise over run. A keypad can type both. */
export function PitchField({ id, roof, error, onChange, children }: PitchFieldProps) {
  const { words } = useQuote()
  const labels = words.roofs
  const [notation, setNotation] = useState<'deg' | 'slope'>(riseAndRun(roof.pitch) ? 'slope' : 'deg')
  const { usual } = numberField('pitch', roof.shape)
  return (
    <div className={styles.stack}>
      {notation === 'slope' ? (
        <SlopeField id={id} pitch={roof.pitch} error={error} onChange={onChange} />
      ) : (
        <NumberField
          id={id}
          label={labels.pitch}
          value={roof.pitch}
          placeholder={String(usual)}
          unit={words.units.deg}
          error={error}
          decreaseLabel={labels.decrease(labels.pitch)}
          increaseLabel={labels.increase(labels.pitch)}
          onChange={onChange}
          onStep={direction => onChange(stepNumber('pitch', roof.pitch, direction, 'm', usual))}
        />
      )}
      <fieldset className={styles.chips} aria-label={labels.commonPitches}>
        {(roof.shape === 'hidden' ? HIDDEN_DEG : COMMON_DEG).map(pitch => (
          <button
            key={pitch}
            type="button"
            aria-pressed={notation === 'deg' && pitchOf(roof) === pitch}
            onClick={() => {
              setNotation('deg')
              onChange(String(pitch))
            }}
          >
            {`${pitch}°`}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={notation === 'slope'}
          onClick={() => setNotation(notation === 'slope' ? 'deg' : 'slope')}
        >
          {labels.riseOverRun}
        </button>
      </fieldset>
      {children}
    </div>
  )
}

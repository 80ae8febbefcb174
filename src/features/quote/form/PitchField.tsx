import { type ReactNode, useState } from 'react'
import styles from '#features/quote/controls/Fields.module.css'
import { NumberField } from '#features/quote/controls/NumberField.tsx'
import { stepNumber } from '#features/quote/controls/typed-number.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { parsePitch, riseAndRun } from '#roofing/lengths/pitch.ts'
import type { RoofDraft } from '#roofing/quote/draft.ts'
import { numberField } from '#roofing/quote/fields.ts'
import { pitchOf } from '#roofing/quote/read-draft.ts'
import { SlopeField, USUAL_RUN } from './SlopeField.tsx'

const COMMON_DEG = [15, 20, 25, 30]
const HIDDEN_DEG = [6, 7, 8, 10]

const isSlope = (pitch: string) => /[:/]/.test(pitch)

/** The same pitch in another notation. An empty or invalid text stays as typed. */
export function convertPitch(pitch: string, to: 'deg' | 'slope'): string {
  const read = parsePitch(pitch)
  if (!read.ok || isSlope(pitch) === (to === 'slope')) return pitch
  if (to === 'deg') return String(Math.round(read.pitchDeg * 100) / 100)
  const rise = Math.tan((read.pitchDeg * Math.PI) / 180) * USUAL_RUN
  return `${Math.round(rise * 100) / 100}:${USUAL_RUN}`
}

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
  const [chosen, setChosen] = useState<'deg' | 'slope'>(riseAndRun(roof.pitch) ? 'slope' : 'deg')
  // Rise and run cannot show degrees. An empty field keeps the chosen notation.
  const notation = chosen === 'slope' && (roof.pitch.trim() === '' || isSlope(roof.pitch)) ? 'slope' : 'deg'
  const { usual } = numberField('pitch', roof.shape)
  const choose = (next: 'deg' | 'slope') => {
    setChosen(next)
    onChange(convertPitch(roof.pitch, next))
  }
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
              setChosen('deg')
              onChange(String(pitch))
            }}
          >
            {`${pitch}°`}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={notation === 'slope'}
          onClick={() => choose(notation === 'slope' ? 'deg' : 'slope')}
        >
          {labels.riseOverRun}
        </button>
      </fieldset>
      {children}
    </div>
  )
}

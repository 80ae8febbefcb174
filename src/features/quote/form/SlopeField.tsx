import fields from '#features/quote/controls/Fields.module.css'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { parsePitch } from '#roofing/lengths/pitch.ts'
import { classes } from '#ui/classes.ts'
import styles from './SlopeField.module.css'

/** Carpenters give the rise over twelve. */
export const USUAL_RUN = 12

interface SlopeFieldProps {
  readonly id: string
  readonly pitch: string
  readonly error: string | undefined
  readonly onChange: (pitch: string) => void
}

/** Rise and run of a pitch. The draft holds them as `4:12`. */
export function SlopeField({ id, pitch, error, onChange }: SlopeFieldProps) {
  const { words } = useQuote()
  const labels = words.roofs
  const [, rise = '', run = ''] = /^([^:/]*)[:/](.*)$/.exec(pitch) ?? []
  const set = (newRise: string, newRun: string) => onChange(newRise || newRun ? `${newRise}:${newRun}` : '')
  const read = parsePitch(pitch)
  const part = (name: string, value: string, usual: string, change: (text: string) => void, partId?: string) => (
    <label>
      <span>{name}</span>
      <input
        id={partId}
        type="text"
        inputMode="decimal"
        value={value}
        placeholder={usual}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        onChange={event => change(event.target.value)}
      />
    </label>
  )
  return (
    <div className={fields.field}>
      <span>{labels.pitch}</span>
      <div className={classes(styles.parts, error && styles.invalid)}>
        {part(labels.rise, rise, '5.6', text => set(text, run || String(USUAL_RUN)), id)}
        <b>{labels.over}</b>
        {part(labels.run, run, String(USUAL_RUN), text => set(rise, text))}
      </div>
      {error && (
        <p id={`${id}-error`} className={fields.error}>
          {error}
        </p>
      )}
      {!error && read.ok && <p className={styles.degrees}>{labels.pitchInDegrees(read.pitchDeg)}</p>}
    </div>
  )
}

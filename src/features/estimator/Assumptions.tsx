import type { SheetMeasures } from '#roofing/profiles/profile.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import { type CountNumber, countNumbers, isOnSheet } from '#roofing/quote/fields.ts'
import { pitchOf, type ReadDraft } from '#roofing/quote/read-draft.ts'
import { usualSettings } from '#roofing/take-off/settings.ts'
import type { EstimatorWords } from '#words/en/estimator.ts'
import styles from './Fields.module.css'
import { NumberField } from './NumberField.tsx'
import { errorText, stepped } from './typed-number.ts'
import type { Change } from './use-draft.ts'

interface AssumptionsProps {
  readonly draft: Draft
  readonly errors: ReadDraft['settingErrors']
  readonly profile: SheetMeasures
  readonly words: EstimatorWords
  readonly onChange: Change
}

/** Everything the count takes for granted, open to be changed. */
export function Assumptions({ draft, errors, profile, words, onChange }: AssumptionsProps) {
  const labels = words.assumptions
  const usual = usualSettings(profile, draft.roofs.map(pitchOf))
  const keys = countNumbers.filter(key => isOnSheet(key, profile))
  const set = (key: CountNumber, text: string) =>
    onChange(({ settings }) => {
      const { [key]: _, ...others } = settings
      return { settings: text === '' ? others : { ...others, [key]: text } }
    })
  return (
    <details className={styles.details} open={Object.keys(errors).length > 0 || undefined}>
      <summary>{labels.heading}</summary>
      <div>
        <p>{labels.lead}</p>
        <div className={styles.pair}>
          {keys.map(key => (
            <NumberField
              key={key}
              label={labels[key]}
              value={draft.settings[key] ?? ''}
              usual={String(usual[key])}
              unit={words.units.m}
              error={errorText(errors[key], labels[key], draft.unit, words)}
              less={words.roofs.less(labels[key])}
              more={words.roofs.more(labels[key])}
              onChange={text => set(key, text)}
              onStep={direction => set(key, stepped(key, draft.settings[key] ?? '', direction, draft.unit, usual[key]))}
            />
          ))}
        </div>
        {Object.keys(draft.settings).length > 0 && (
          <button type="button" className={styles.quiet} onClick={() => onChange({ settings: {} })}>
            {labels.reset}
          </button>
        )}
      </div>
    </details>
  )
}

import styles from '#features/quote/controls/Fields.module.css'
import { NumberField } from '#features/quote/controls/NumberField.tsx'
import { errorText, stepNumber } from '#features/quote/controls/typed-number.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { ShopProduct } from '#features/quote/state/shop-facts.ts'
import type { Change } from '#features/quote/state/use-draft.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import { type CountNumber, countNumbers, isOnSheet } from '#roofing/quote/fields.ts'
import { type Problem, pitchOf } from '#roofing/quote/read-draft.ts'
import { type PieceMeasures, usualEndLapM, usualSettings } from '#roofing/take-off/settings.ts'
import { fieldId } from './problem.ts'

export const ASSUMPTIONS_ID = 'quote-assumptions'
const SUMMARY_ID = `${ASSUMPTIONS_ID}-summary`

interface AssumptionsProps {
  readonly draft: Draft
  readonly problems: readonly Problem[]
  readonly product: ShopProduct
  readonly pieces: PieceMeasures
  readonly onChange: Change
}

/** The settings of the calculation that visitors rarely change. */
export function Assumptions({ draft, problems, product: { profile }, pieces, onChange }: AssumptionsProps) {
  const { words } = useQuote()
  const labels = words.assumptions
  const laps = [...new Set(draft.roofs.map(roof => usualEndLapM(pitchOf(roof))))].sort((a, b) => a - b)
  const usual = usualSettings(profile, pieces)
  const keys = countNumbers.filter(key => isOnSheet(key, profile))
  const set = (key: CountNumber, text: string) =>
    onChange(({ settings }) => {
      const { [key]: _, ...others } = settings
      return { settings: text === '' ? others : { ...others, [key]: text } }
    })
  return (
    <details id={ASSUMPTIONS_ID} className={styles.details}>
      <summary id={SUMMARY_ID}>{labels.heading}</summary>
      <div>
        <p className={styles.hint}>{labels.lead}</p>
        {keys.map(key => (
          <NumberField
            key={key}
            id={fieldId(key)}
            label={labels[key]}
            value={draft.settings[key] ?? ''}
            placeholder={key === 'endLap' ? laps.join(' / ') : String(usual[key])}
            unit={words.units.m}
            error={errorText(problems.find(one => one.key === key)?.error, labels[key], draft.unit, words)}
            decreaseLabel={words.roofs.decrease(labels[key])}
            increaseLabel={words.roofs.increase(labels[key])}
            onChange={text => set(key, text)}
            onStep={direction =>
              set(key, stepNumber(key, draft.settings[key] ?? '', direction, draft.unit, usual[key] ?? laps[0]))
            }
          />
        ))}
        {Object.keys(draft.settings).length > 0 && (
          <button
            type="button"
            className={styles.outlineButton}
            onClick={() =>
              onChange({ settings: {} }, { kind: 'settingsReset', focusId: SUMMARY_ID, undoneFocusId: SUMMARY_ID })
            }
          >
            {labels.reset}
          </button>
        )}
      </div>
    </details>
  )
}

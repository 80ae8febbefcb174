import { memo } from 'react'
import { Disclosure } from '#features/quote/controls/Disclosure.tsx'
import styles from '#features/quote/controls/Fields.module.css'
import { NumberField } from '#features/quote/controls/NumberField.tsx'
import { errorText, stepNumber } from '#features/quote/controls/typed-number.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { ShopProduct } from '#features/quote/state/shop-facts.ts'
import type { Change } from '#features/quote/state/use-draft.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import { type CountNumber, countNumbers, fields, isOnSheet } from '#roofing/quote/fields.ts'
import { type Problem, pitchOf } from '#roofing/quote/read-draft.ts'
import { type PieceMeasures, usualEndLapM, usualSettings } from '#roofing/take-off/settings.ts'
import { fieldId } from './problem.ts'
import { RoundChoice } from './RoundChoice.tsx'

const SUMMARY_ID = 'quote-assumptions-summary'

/** The end laps that a draft assumes, one for each kind of pitch. */
export function usualEndLapsM({ roofs }: Pick<Draft, 'roofs'>): number[] {
  return [...new Set(roofs.map(roof => usualEndLapM(pitchOf(roof))))].sort((a, b) => a - b)
}

interface AssumptionsProps {
  readonly settings: Draft['settings']
  readonly round: Draft['round']
  readonly unit: Draft['unit']
  readonly endLapsM: readonly number[]
  readonly problems: readonly Problem[]
  readonly product: ShopProduct
  readonly pieces: PieceMeasures
  readonly onChange: Change
}

const usualRound = fields.round.usual

/** The settings of the calculation that visitors rarely change. */
export const Assumptions = memo((props: AssumptionsProps) => {
  const { words } = useQuote()
  const { settings, round, unit, endLapsM, problems, product, pieces, onChange } = props
  const { profile } = product
  const labels = words.assumptions
  const usual = usualSettings(profile, pieces)
  const keys = countNumbers.filter(key => isOnSheet(key, profile))
  const set = (key: CountNumber, text: string) =>
    onChange(({ settings }) => {
      const { [key]: _, ...others } = settings
      return { settings: text === '' ? others : { ...others, [key]: text } }
    })
  return (
    <Disclosure summary={labels.heading} summaryId={SUMMARY_ID}>
      <p className={styles.hint}>{labels.lead}</p>
      <RoundChoice draft={{ round, settings }} product={product} problems={problems} onChange={onChange} />
      {keys.map(key => (
        <NumberField
          key={key}
          id={fieldId(key)}
          label={labels[key]}
          value={settings[key] ?? ''}
          placeholder={key === 'endLap' ? endLapsM.join(' / ') : String(usual[key])}
          unit={words.units.m}
          error={errorText(problems.find(one => one.key === key)?.error, labels[key], unit, words)}
          decreaseLabel={words.roofs.decrease(labels[key])}
          increaseLabel={words.roofs.increase(labels[key])}
          onChange={text => set(key, text)}
          onStep={direction =>
            set(key, stepNumber(key, settings[key] ?? '', direction, unit, usual[key] ?? endLapsM[0]))
          }
        />
      ))}
      {(Object.keys(settings).length > 0 || round !== usualRound) && (
        <button
          type="button"
          className={styles.outlineButton}
          onClick={() =>
            onChange(
              { settings: {}, round: usualRound },
              { kind: 'settingsReset', focusId: SUMMARY_ID, undoneFocusId: SUMMARY_ID },
            )
          }
        >
          {labels.reset}
        </button>
      )}
    </Disclosure>
  )
})

import styles from '#features/quote/controls/Fields.module.css'
import { RadioGroup } from '#features/quote/controls/RadioGroup.tsx'
import { errorText } from '#features/quote/controls/typed-number.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { ShopProduct } from '#features/quote/state/shop-facts.ts'
import type { Change } from '#features/quote/state/use-draft.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import type { fields } from '#roofing/quote/fields.ts'
import type { Problem } from '#roofing/quote/read-draft.ts'
import { usualSettings } from '#roofing/take-off/settings.ts'
import control from '#ui/LabelledControl.module.css'
import { fieldId } from './problem.ts'

/** In the order of the form: the most common first. */
const CHOICES = ['0.1', '0.01', 'stock'] as const satisfies readonly (typeof fields.round.choices)[number][]

interface RoundChoiceProps {
  readonly draft: Pick<Draft, 'round' | 'settings'>
  readonly product: ShopProduct
  readonly problems: readonly Problem[]
  readonly onChange: Change
}

/** How lengths of sheets are rounded. Step tiles offer no choice. */
export function RoundChoice({ draft, product, problems, onChange }: RoundChoiceProps) {
  const { words } = useQuote()
  const labels = words.sheet
  if (product.profile.step) return <p className={styles.hint}>{labels.stepTileHint}</p>
  const id = fieldId('stock')
  const error = errorText(problems.find(({ key }) => key === 'stock')?.error, labels.stock, 'm', words)
  const usual = usualSettings(product.profile).stockM.join(', ')
  return (
    <div className={styles.stack}>
      <RadioGroup
        legend={labels.round}
        choices={CHOICES.map(round => [round, labels.roundChoices[round]] as const)}
        chosen={draft.round}
        stacked
        onChange={round => onChange({ round })}
      />
      <p className={styles.hint}>{labels.roundHints[draft.round]}</p>
      {draft.round === 'stock' && (
        <div className={control.labelled}>
          <label htmlFor={id}>{labels.stock}</label>
          <input
            id={id}
            type="text"
            value={draft.settings.stock ?? ''}
            placeholder={usual}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && `${id}-error`}
            onChange={event => {
              const stock = event.target.value
              onChange(({ settings: { stock: _, ...others } }) => ({
                settings: stock === '' ? others : { ...others, stock },
              }))
            }}
          />
          {error && (
            <p id={`${id}-error`} className={styles.error}>
              {error}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

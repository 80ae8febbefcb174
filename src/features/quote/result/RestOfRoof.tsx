import { useId } from 'react'
import { Disclosure } from '#features/quote/controls/Disclosure.tsx'
import fields from '#features/quote/controls/Fields.module.css'
import { LinkButton } from '#features/quote/controls/LinkButton.tsx'
import type { Calculation } from '#features/quote/state/calculation.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { Change } from '#features/quote/state/use-draft.ts'
import type { Budget } from '#roofing/money/budget.ts'
import { roundRange } from '#roofing/money/range.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import { budgetKeyOf } from '#roofing/quote/fields.ts'
import { readPrice } from '#roofing/quote/read-price.ts'
import { formatLength } from '#roofing/take-off/rounding.ts'
import { purlinSpacingM } from '#roofing/take-off/settings.ts'
import { formatNumber } from '#text/format-price.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'
import { typeset } from '#text/typeset.ts'
import control from '#ui/LabelledControl.module.css'
import { countTimber, formatLengthRoundedUp } from './item-details.ts'
import { RestLines } from './RestLines.tsx'
import styles from './RestOfRoof.module.css'
import { splitBudget } from './rest-of-roof.ts'

interface RestOfRoofProps {
  readonly calculation: Calculation
  /** The prices as typed, which are ahead of the calculation. */
  readonly typedPrices: Draft['budget']
  readonly onChange: Change
}

/** The unit in which the visitor types a price: labour and transport are one sum. */
function typedUnit({ item, unit }: Budget['lines'][number]): 'metre' | 'piece' | 'kg' | 'ft' | 'sum' {
  if (item === 'labour' || item === 'transport') return 'sum'
  return unit === 'metre' || unit === 'piece' || unit === 'kg' || unit === 'ft' ? unit : 'sum'
}

/** How much timber the roof takes, for asking a yard. */
function TimberGuide({ calculation: { takeOff, settings, draft } }: Pick<RestOfRoofProps, 'calculation'>) {
  const labels = useQuote().words.bill.timber
  if (!takeOff || !settings) return null
  const { purlins, purlinTotalM, rafters, rafterTotalM } = countTimber(takeOff, settings)
  const isTile = settings.step > 0
  const totalText = (lengthM: number) => formatLengthRoundedUp(lengthM, draft.unit)
  const spacing = (lengthM: number) => keepUnitsTogether(formatLength(lengthM, draft.unit))
  return (
    <>
      <p>{labels.purlins(isTile, purlins, totalText(purlinTotalM), spacing(purlinSpacingM(settings)))}</p>
      <p>{labels.rafters(rafters, totalText(rafterTotalM), spacing(settings.rafter))}</p>
      <p>{labels.guide}</p>
    </>
  )
}

/** What the roof costs beside the order, the timber as a guide, and a field for each price. */
export function RestOfRoof({ calculation, typedPrices, onChange }: RestOfRoofProps) {
  const { words } = useQuote()
  const id = useId()
  const { budget } = calculation
  const labels = words.budget
  const split = splitBudget(calculation)
  if (!budget || !split) return null
  const { rest, restKsh } = split
  const unpriced = rest.filter(({ totalKsh }) => !totalKsh).map(({ item }) => labels.items[item])
  const hasTyped = Object.values(typedPrices).some(text => text !== '')
  return (
    <Disclosure
      summary={labels.heading}
      {...(restKsh.high > 0 && { note: typeset(labels.restRange(roundRange(restKsh), unpriced)) })}
    >
      <RestLines calculation={calculation} />
      <Disclosure summary={words.bill.timber.heading}>{() => <TimberGuide calculation={calculation} />}</Disclosure>
      <Disclosure summary={labels.edit}>
        {() => (
          <>
            <p className={fields.hint}>{labels.editHint}</p>
            <div className={styles.prices}>
              {budget.lines.map(line => {
                const key = budgetKeyOf[line.item]
                const text = typedPrices[key] ?? ''
                const isWrong = text.trim() !== '' && readPrice(text) === undefined
                const unit = typedUnit(line)
                const hasPlaceholder = line.each && line.unit === unit && line.source !== 'yours'
                return (
                  <p key={key} className={control.labelled}>
                    <label htmlFor={`${id}-${key}`}>{labels.field[unit](labels.items[line.item])}</label>
                    <input
                      id={`${id}-${key}`}
                      type="text"
                      inputMode="decimal"
                      autoComplete="off"
                      value={text}
                      placeholder={hasPlaceholder && line.each ? formatNumber(line.each.high) : undefined}
                      aria-invalid={isWrong || undefined}
                      aria-describedby={isWrong ? `${id}-${key}-error` : undefined}
                      onChange={event => onChange(now => ({ budget: { ...now.budget, [key]: event.target.value } }))}
                    />
                    {isWrong && (
                      <span id={`${id}-${key}-error`} className={fields.error}>
                        {labels.notUnderstood(text.trim())}
                      </span>
                    )}
                  </p>
                )
              })}
            </div>
            {hasTyped && <LinkButton onClick={() => onChange({ budget: {} })}>{labels.clear}</LinkButton>}
          </>
        )}
      </Disclosure>
      <Disclosure summary={labels.rules}>
        {() => (
          <ul className={styles.rules}>
            {labels.rulesList.map(rule => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        )}
      </Disclosure>
    </Disclosure>
  )
}

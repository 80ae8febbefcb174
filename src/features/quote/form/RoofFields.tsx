import { FieldGroup } from '#features/quote/controls/FieldGroup.tsx'
import styles from '#features/quote/controls/Fields.module.css'
import { RadioGroup } from '#features/quote/controls/RadioGroup.tsx'
import type { Calculation } from '#features/quote/state/calculation.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { Change } from '#features/quote/state/use-draft.ts'
import { type Draft, emptyRoof, MAX_ROOFS, type RoofDraft } from '#roofing/quote/draft.ts'
import { fields, type RoofNumber } from '#roofing/quote/fields.ts'
import type { Problem } from '#roofing/quote/read-draft.ts'
import type { FieldError } from '#roofing/quote/read-field.ts'
import { switchUnit } from '#roofing/quote/switch-unit.ts'
import { PitchRange } from './PitchRange.tsx'
import { RidgeDirection } from './RidgeDirection.tsx'
import { RoofFieldset } from './RoofFieldset.tsx'

interface RoofFieldsProps {
  readonly draft: Draft
  readonly problems: readonly Problem[]
  readonly calculation: Calculation
  readonly onChange: Change
}

type Errors = Partial<Record<RoofNumber, FieldError>>

/** The unit and the fields of all roofs. */
export function RoofFields({ draft, problems, calculation, onChange }: RoofFieldsProps) {
  const { words } = useQuote()
  const labels = words.roofs
  const several = draft.roofs.length > 1
  const nameOf = (place: number) => (several ? labels.numbered(place + 1) : labels.heading)
  const set = (roofs: RoofDraft[]) => onChange({ roofs: roofs as unknown as Draft['roofs'] })
  return (
    <>
      <RadioGroup
        legend={labels.units}
        choices={fields.unit.choices.map(unit => [unit, words.units[unit].name] as const)}
        chosen={draft.unit}
        onChange={unit => onChange(now => switchUnit(now, unit))}
      />
      {draft.roofs.map((roof, place) => (
        <FieldGroup key={place} heading={nameOf(place)}>
          <RoofFieldset
            roof={roof}
            name={nameOf(place)}
            place={place}
            errors={
              Object.fromEntries(problems.flatMap(one => (one.roof === place ? [[one.key, one.error]] : []))) as Errors
            }
            unit={draft.unit}
            onChange={part => set(draft.roofs.map((other, at) => (at === place ? { ...other, ...part } : other)))}
            direction={onTurn => <RidgeDirection calculation={calculation} place={place} onChange={onTurn} />}
          >
            <PitchRange calculation={calculation} place={place} />
          </RoofFieldset>
          {several && (
            <button
              type="button"
              className={styles.outlineButton}
              onClick={() => set(draft.roofs.filter((_, at) => at !== place))}
            >
              {labels.removeRoof(place + 1)}
            </button>
          )}
        </FieldGroup>
      ))}
      {draft.roofs.length < MAX_ROOFS && (
        <div className={styles.addRoof}>
          <button type="button" className={styles.outlineButton} onClick={() => set([...draft.roofs, emptyRoof])}>
            {labels.addRoof}
          </button>
          <p className={styles.hint}>{labels.addRoofHint}</p>
        </div>
      )}
    </>
  )
}

import { type ReactNode, useState } from 'react'
import { FieldGroup } from '#features/quote/controls/FieldGroup.tsx'
import styles from '#features/quote/controls/Fields.module.css'
import { LinkButton } from '#features/quote/controls/LinkButton.tsx'
import { RadioGroup } from '#features/quote/controls/RadioGroup.tsx'
import type { Calculation } from '#features/quote/state/calculation.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { Change } from '#features/quote/state/use-draft.ts'
import { type Draft, MAX_ROOFS, type RoofDraft } from '#roofing/quote/draft.ts'
import { fields, type RoofNumber } from '#roofing/quote/fields.ts'
import type { Problem } from '#roofing/quote/read-draft.ts'
import type { FieldError } from '#roofing/quote/read-field.ts'
import { addRoof, changeRoof, neighbourOf, nextRoofId, removeRoof } from '#roofing/quote/roofs.ts'
import { switchUnit } from '#roofing/quote/switch-unit.ts'
import { PitchRange } from './PitchRange.tsx'
import { roofGroupId } from './problem.ts'
import { RidgeDirection } from './RidgeDirection.tsx'
import { RoofFieldset } from './RoofFieldset.tsx'
import { RoofFold } from './RoofFold.tsx'
import { Templates } from './Templates.tsx'

interface RoofFieldsProps {
  readonly draft: Draft
  readonly problems: readonly Problem[]
  readonly calculation: Calculation
  /** Shown below the walls while nothing is typed. */
  readonly example: ReactNode
  readonly onChange: Change
}

type Errors = Partial<Record<RoofNumber, FieldError>>

/** Whether nothing is missing or wrong in a roof, so that its fields may be folded. */
function isComplete({ length, width }: RoofDraft, place: number, problems: readonly Problem[]): boolean {
  return length.trim() !== '' && width.trim() !== '' && !problems.some(({ roof }) => roof === place)
}

/** The unit and the fields of all roofs. */
export function RoofFields({ draft, problems, calculation, example, onChange }: RoofFieldsProps) {
  const { words } = useQuote()
  const labels = words.roofs
  const several = draft.roofs.length > 1
  // Here, because a chosen building replaces the roof and its fields.
  const [isPicking, setPicking] = useState(false)
  const nameOf = (place: number) => (several ? labels.numbered(place + 1) : labels.heading)
  return (
    <>
      {draft.roofs.map((roof, place) => (
        <FieldGroup
          key={roof.id}
          id={roofGroupId(roof.id)}
          heading={nameOf(place)}
          action={
            (place === 0 || several) && (
              <>
                {place === 0 && (
                  <RadioGroup
                    legend={labels.units}
                    choices={fields.unit.choices.map(unit => [unit, words.units[unit].name] as const)}
                    chosen={draft.unit}
                    isCompact
                    onChange={unit => onChange(now => switchUnit(now, unit))}
                  />
                )}
                {several && (
                  // Above the fields, so that it never comes under a finger that adds a roof.
                  <button
                    type="button"
                    className={styles.removeButton}
                    onClick={() =>
                      onChange(now => removeRoof(now, roof.id), {
                        kind: 'roofRemoved',
                        about: place + 1,
                        focusId: roofGroupId(neighbourOf(draft, roof.id)),
                        undoneFocusId: roofGroupId(roof.id),
                      })
                    }
                  >
                    {labels.removeRoof(place + 1)}
                  </button>
                )}
              </>
            )
          }
        >
          <RoofFold
            roof={roof}
            unit={draft.unit}
            isSeveral={several}
            isOpenAtFirst={place === 0 || !isComplete(roof, place, problems)}
          >
            <RoofFieldset
              roof={roof}
              name={nameOf(place)}
              place={place}
              errors={
                Object.fromEntries(
                  problems.flatMap(one => (one.roof === place ? [[one.key, one.error]] : [])),
                ) as Errors
              }
              unit={draft.unit}
              example={!several && roof.length === '' && roof.width === '' && example}
              templates={
                place === 0 && (
                  <Templates
                    unit={draft.unit}
                    firstId={roof.id}
                    nextId={nextRoofId(draft)}
                    isOpen={isPicking}
                    onToggle={setPicking}
                    onChange={onChange}
                  />
                )
              }
              onChange={(part, step) =>
                onChange(now => changeRoof(now, roof.id, typeof part === 'function' ? part : () => part), step)
              }
              direction={onTurn => <RidgeDirection calculation={calculation} roofId={roof.id} onChange={onTurn} />}
            >
              <PitchRange calculation={calculation} roofId={roof.id} />
            </RoofFieldset>
          </RoofFold>
        </FieldGroup>
      ))}
      {draft.roofs.length < MAX_ROOFS && (
        <div className={styles.addRoof}>
          <LinkButton onClick={() => onChange(addRoof, { focusId: roofGroupId(nextRoofId(draft)) })}>
            {labels.addRoof}
          </LinkButton>
          <p className={styles.hint}>{labels.addRoofHint}</p>
        </div>
      )}
    </>
  )
}

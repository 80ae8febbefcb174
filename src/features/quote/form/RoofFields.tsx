import { useMemo, useState } from 'react'
import { FieldGroup } from '#features/quote/controls/FieldGroup.tsx'
import styles from '#features/quote/controls/Fields.module.css'
import { RadioGroup } from '#features/quote/controls/RadioGroup.tsx'
import { RowButton } from '#features/quote/controls/RowButton.tsx'
import type { Calculation } from '#features/quote/state/calculation.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { Step } from '#features/quote/state/step.ts'
import type { Change } from '#features/quote/state/use-draft.ts'
import { type Draft, MAX_ROOFS, type RoofDraft } from '#roofing/quote/draft.ts'
import { fields } from '#roofing/quote/fields.ts'
import type { Problem } from '#roofing/quote/read-draft.ts'
import {
  addRoof,
  changeRoof,
  hasBothWalls,
  hasHouse,
  neighbourOf,
  nextRoofId,
  removeRoof,
} from '#roofing/quote/roofs.ts'
import { switchUnit } from '#roofing/quote/switch-unit.ts'
import { SubmitButton } from '#ui/Button.tsx'
import { ProductName } from '#ui/ProductName.tsx'
import type { ChangeRoof } from './change-roof.ts'
import type { RoofErrors } from './MeasureField.tsx'
import { roofGroupId } from './problem.ts'
import { RoofFold } from './RoofFold.tsx'
import { KindField, PitchFields, SlopeFields } from './ShapeFields.tsx'
import { Templates } from './Templates.tsx'
import { WallFields } from './WallFields.tsx'

interface WallsProps {
  readonly draft: Draft
  readonly problems: readonly Problem[]
  readonly onChange: Change
}

interface RoofFieldsProps extends WallsProps {
  readonly calculation: Calculation
  /** Leaves out what an empty form does not need: the direction of the ridge, wings, more roofs. */
  readonly isShort?: boolean
  /** Whether its form leads to the first wall that is missing. */
  readonly hasButton?: boolean
}

/** Whether nothing is missing or wrong in a roof, so that its fields may be folded. */
function isComplete(roof: RoofDraft, place: number, problems: readonly Problem[]): boolean {
  return hasBothWalls(roof) && !problems.some(problem => problem.roof === place)
}

/** What the fields of one roof get. */
function fieldsOf({ draft, problems, onChange }: WallsProps, place: number) {
  const roof = draft.roofs[place] ?? draft.roofs[0]
  const change: ChangeRoof = (part, step?: Step) =>
    onChange(now => changeRoof(now, roof.id, typeof part === 'function' ? part : () => part), step)
  const errors: RoofErrors = Object.fromEntries(
    problems.flatMap(one => (one.roof === place ? [[one.key, one.error]] : [])),
  )
  return { roof, place, errors, unit: draft.unit, onChange: change }
}

type RoofsProps = Pick<WallsProps, 'draft' | 'onChange'>

function UnitChoice({ draft, onChange }: RoofsProps) {
  const { words } = useQuote()
  return (
    <RadioGroup
      legend={words.roofs.units}
      choices={fields.unit.choices.map(unit => [unit, words.units[unit].name] as const)}
      chosen={draft.unit}
      isCompact
      onChange={unit => onChange(now => switchUnit(now, unit))}
    />
  )
}

interface PlaceProps extends RoofsProps {
  /** Index of the roof. */
  readonly place: number
}

/** Removes one of several roofs. It is above fields, so that it never comes under a finger that adds a roof. */
function RemoveRoof({ draft, place, onChange }: PlaceProps) {
  const { removeRoof: label } = useQuote().words.roofs
  const { id } = draft.roofs[place] ?? draft.roofs[0]
  return (
    <button
      type="button"
      className={styles.removeButton}
      onClick={() =>
        onChange(now => removeRoof(now, id), {
          kind: 'roofRemoved',
          about: place + 1,
          focusId: roofGroupId(neighbourOf(draft, id)),
          undoneFocusId: roofGroupId(id),
        })
      }
    >
      {label(place + 1)}
    </button>
  )
}

/** All fields of the roofs, and a button that adds one: in the list of choices of a single roof, after several. */
export function RoofFields({ calculation, isShort, hasButton, ...props }: RoofFieldsProps) {
  const { draft, problems, onChange } = props
  const { words } = useQuote()
  const labels = words.roofs
  // Here, because a chosen building replaces the roof and its fields.
  const [isPicking, setPicking] = useState(false)
  const { product, price, accessories } = calculation
  const { settings, round } = calculation.draft
  const sheet = useMemo(
    () => ({ product, price, accessories, settings, round }),
    [product, price, accessories, settings, round],
  )
  const several = draft.roofs.length > 1
  const adder = !isShort && draft.roofs.length < MAX_ROOFS && (
    <RowButton
      label={labels.addRoof}
      note={labels.addRoofHint}
      sign="add"
      onClick={() => onChange(addRoof, { focusId: roofGroupId(nextRoofId(draft)) })}
    />
  )
  return (
    <>
      {draft.roofs.map((roof, place) => {
        const name = several ? labels.numbered(place + 1) : labels.heading
        return (
          <FieldGroup
            key={roof.id}
            id={roofGroupId(roof.id)}
            heading={several ? name : labels.houseHeading}
            action={
              <>
                {place === 0 && <UnitChoice {...props} />}
                {several && <RemoveRoof {...props} place={place} />}
              </>
            }
          >
            <RoofFold
              roof={roof}
              unit={draft.unit}
              isSeveral={several}
              isOpenAtFirst={place === 0 || !isComplete(roof, place, problems)}
            >
              <WallFields {...fieldsOf(props, place)} />
              {place === 0 && (
                <Templates
                  unit={draft.unit}
                  sheet={sheet}
                  firstId={roof.id}
                  nextId={nextRoofId(draft)}
                  hasWalls={hasHouse(draft)}
                  isOpen={isPicking}
                  onToggle={setPicking}
                  onChange={onChange}
                />
              )}
              <KindField {...fieldsOf(props, place)} name={name} calculation={calculation} />
              {hasButton && !hasBothWalls(roof) && (
                <div className={styles.stack}>
                  <SubmitButton>{words.example.seePrice}</SubmitButton>
                  {isShort && (
                    <p className={styles.hint}>
                      <ProductName name={words.example.startsWith(product.name)} />
                    </p>
                  )}
                </div>
              )}
              <PitchFields {...fieldsOf(props, place)} calculation={calculation} />
              {!isShort && (
                <SlopeFields {...fieldsOf(props, place)} calculation={calculation} beside={!several && adder} />
              )}
            </RoofFold>
          </FieldGroup>
        )
      })}
      {several && adder && <div className={styles.addRoof}>{adder}</div>}
    </>
  )
}

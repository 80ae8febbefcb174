import { type ReactNode, useState } from 'react'
import { FieldGroup } from '#features/quote/controls/FieldGroup.tsx'
import styles from '#features/quote/controls/Fields.module.css'
import { LinkButton } from '#features/quote/controls/LinkButton.tsx'
import { RadioGroup } from '#features/quote/controls/RadioGroup.tsx'
import type { Calculation } from '#features/quote/state/calculation.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { Step } from '#features/quote/state/step.ts'
import type { Change } from '#features/quote/state/use-draft.ts'
import { type Draft, MAX_ROOFS, type RoofDraft } from '#roofing/quote/draft.ts'
import { fields } from '#roofing/quote/fields.ts'
import type { Problem } from '#roofing/quote/read-draft.ts'
import { addRoof, changeRoof, neighbourOf, nextRoofId, removeRoof } from '#roofing/quote/roofs.ts'
import { switchUnit } from '#roofing/quote/switch-unit.ts'
import type { ChangeRoof } from './change-roof.ts'
import type { RoofErrors } from './MeasureField.tsx'
import { roofGroupId } from './problem.ts'
import { RoofFold } from './RoofFold.tsx'
import { ShapeFields } from './ShapeFields.tsx'
import { Templates } from './Templates.tsx'
import { WallFields } from './WallFields.tsx'

interface WallsProps {
  readonly draft: Draft
  readonly problems: readonly Problem[]
  readonly onChange: Change
}

interface RoofFieldsProps extends WallsProps {
  readonly calculation: Calculation
}

/** Whether nothing is missing or wrong in a roof, so that its fields may be folded. */
function isComplete({ length, width }: RoofDraft, place: number, problems: readonly Problem[]): boolean {
  return length.trim() !== '' && width.trim() !== '' && !problems.some(({ roof }) => roof === place)
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

interface UnitChoiceProps extends Pick<WallsProps, 'draft' | 'onChange'> {
  readonly isCompact?: boolean
}

function UnitChoice({ draft, isCompact, onChange }: UnitChoiceProps) {
  const { words } = useQuote()
  return (
    <RadioGroup
      legend={words.roofs.units}
      choices={fields.unit.choices.map(unit => [unit, words.units[unit].name] as const)}
      chosen={draft.unit}
      isCompact={isCompact}
      onChange={unit => onChange(now => switchUnit(now, unit))}
    />
  )
}

interface RoofGroupProps extends Pick<WallsProps, 'draft' | 'onChange'> {
  /** Index of the roof. */
  readonly place: number
  readonly children: ReactNode
}

/** The fields of a roof. Beside the heading of the only one the unit is chosen; one of several can be removed. */
function RoofGroup({ draft, onChange, place, children }: RoofGroupProps) {
  const labels = useQuote().words.roofs
  const several = draft.roofs.length > 1
  const { id } = draft.roofs[place] ?? draft.roofs[0]
  const remove = () =>
    onChange(now => removeRoof(now, id), {
      kind: 'roofRemoved',
      about: place + 1,
      focusId: roofGroupId(neighbourOf(draft, id)),
      undoneFocusId: roofGroupId(id),
    })
  return (
    <FieldGroup
      id={roofGroupId(id)}
      heading={several ? labels.numbered(place + 1) : labels.heading}
      action={
        several ? (
          // Above the fields, so that it never comes under a finger that adds a roof.
          <button type="button" className={styles.removeButton} onClick={remove}>
            {labels.removeRoof(place + 1)}
          </button>
        ) : (
          <UnitChoice draft={draft} onChange={onChange} isCompact />
        )
      }
    >
      {children}
    </FieldGroup>
  )
}

/** The walls of a roof. Where several leave no room beside the heading of the first, the unit is above its walls. */
function Walls({ place, ...props }: WallsProps & Pick<RoofGroupProps, 'place'>) {
  const { draft, onChange } = props
  return (
    <WallFields {...fieldsOf(props, place)}>
      {place === 0 && draft.roofs.length > 1 && <UnitChoice draft={draft} onChange={onChange} />}
    </WallFields>
  )
}

/** Common buildings in place of typed walls. */
function useTemplates({ draft, onChange }: Pick<WallsProps, 'draft' | 'onChange'>): ReactNode {
  // Here, because a chosen building replaces the roof and its fields.
  const [isPicking, setPicking] = useState(false)
  return (
    <Templates
      unit={draft.unit}
      firstId={draft.roofs[0].id}
      nextId={nextRoofId(draft)}
      isOpen={isPicking}
      onToggle={setPicking}
      onChange={onChange}
    />
  )
}

/** The unit and the walls of the first roof. */
export function FirstWalls(props: WallsProps) {
  const templates = useTemplates(props)
  return (
    <RoofGroup key={props.draft.roofs[0].id} {...props} place={0}>
      <Walls {...props} place={0} />
      {templates}
    </RoofGroup>
  )
}

/** The rest of the first roof. */
export function FirstShape({ calculation, ...props }: RoofFieldsProps) {
  const { partLabel, roofs } = useQuote().words
  const [{ id }, ...others] = props.draft.roofs
  const name = others.length > 0 ? roofs.numbered(1) : roofs.heading
  return (
    <FieldGroup key={id} heading={others.length > 0 ? partLabel(name, roofs.shapeHeading) : roofs.shapeHeading}>
      <ShapeFields {...fieldsOf(props, 0)} name={name} calculation={calculation} isBelowHeading />
    </FieldGroup>
  )
}

interface FromProps extends RoofFieldsProps {
  /** Leaves out the first roof, which is elsewhere. */
  readonly isWithoutFirst?: boolean
}

/** All fields of the roofs, and a button that adds one. */
export function RoofFields({ calculation, isWithoutFirst, ...props }: FromProps) {
  const { draft, problems, onChange } = props
  const labels = useQuote().words.roofs
  const templates = useTemplates(props)
  const several = draft.roofs.length > 1
  return (
    <>
      {draft.roofs.map(
        (roof, place) =>
          !(isWithoutFirst && place === 0) && (
            <RoofGroup key={roof.id} {...props} place={place}>
              <RoofFold
                roof={roof}
                unit={draft.unit}
                isSeveral={several}
                isOpenAtFirst={place === 0 || !isComplete(roof, place, problems)}
              >
                <Walls {...props} place={place} />
                {place === 0 && templates}
                <ShapeFields
                  {...fieldsOf(props, place)}
                  name={several ? labels.numbered(place + 1) : labels.heading}
                  calculation={calculation}
                />
              </RoofFold>
            </RoofGroup>
          ),
      )}
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

import { type ReactNode, useRef } from 'react'
import styles from '#features/quote/controls/Fields.module.css'
import { NumberField } from '#features/quote/controls/NumberField.tsx'
import { RadioGroup } from '#features/quote/controls/RadioGroup.tsx'
import { errorText, stepNumber } from '#features/quote/controls/typed-number.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { useLatest } from '#features/quote/state/use-latest.ts'
import type { Draft, RoofDraft } from '#roofing/quote/draft.ts'
import { fields, isOnShape, numberField, type RoofNumber } from '#roofing/quote/fields.ts'
import type { FieldError } from '#roofing/quote/read-field.ts'
import type { ChangeRoof } from './change-roof.ts'
import { HalfFootButton } from './HalfFootButton.tsx'
import { MeasureGuide } from './MeasureGuide.tsx'
import { MeasureSteps } from './MeasureSteps.tsx'
import { PitchField } from './PitchField.tsx'
import { foldedNumbers, PitchFold, usualText } from './PitchFold.tsx'
import { fieldId, roofGroupId } from './problem.ts'
import { changeKind, type EarlierWings, findKind, hasTypedWings, type RoofKind } from './roof-kinds.ts'
import { ShapeChoice } from './ShapeChoice.tsx'
import { useWalls } from './use-walls.ts'
import { WingFields } from './WingFields.tsx'

interface RoofFieldsetProps {
  readonly roof: RoofDraft
  readonly name: string
  /** Index of the roof. */
  readonly place: number
  readonly errors: Readonly<Partial<Record<RoofNumber, FieldError>>>
  readonly unit: Draft['unit']
  /** An example in a line, below the walls. */
  readonly example: ReactNode
  /** Common buildings to choose from, with the first roof. */
  readonly templates: ReactNode
  readonly onChange: ChangeRoof
  /** Which way the ridge runs. */
  readonly direction: (onChange: ChangeRoof) => ReactNode
  /** The prices at other pitches. */
  readonly children: ReactNode
}

/** The fields of one roof: walls, shape, pitch and overhangs. */
export function RoofFieldset({
  roof,
  name,
  place,
  errors,
  unit,
  example,
  templates,
  onChange,
  direction,
  children,
}: RoofFieldsetProps) {
  const { words } = useQuote()
  const labels = words.roofs
  const kind = findKind(roof, unit)
  /** The wings of each plan that was left, so that choosing it again brings them back. */
  const earlierWings = useRef(new Map<RoofKind, EarlierWings>())
  const chooseKind = useLatest((next: RoofKind) => {
    const isDropped = hasTypedWings(roof, unit)
    if (kind && isDropped) earlierWings.current.set(kind, { wings: roof.wings, unit })
    const earlier = earlierWings.current.get(next)
    onChange(
      now => changeKind(now, next, unit, earlier),
      isDropped ? { kind: 'wingsDropped', undoneFocusId: roofGroupId(roof.id) } : undefined,
    )
  })
  const { typeLength, typeWidth, leaveLength } = useWalls(roof, place, unit, onChange)
  const field = (key: Exclude<RoofNumber, 'pitch'>) => {
    const label = labels[key]
    const text = roof[key]
    const set =
      key === 'length' ? typeLength : key === 'width' ? typeWidth : (typed: string) => onChange({ [key]: typed })
    return (
      <NumberField
        id={fieldId(key, place)}
        label={label}
        value={text}
        placeholder={usualText(key, unit, roof.shape)}
        unit={words.units[unit]}
        error={errorText(errors[key], label, unit, words)}
        decreaseLabel={labels.decrease(label)}
        increaseLabel={labels.increase(label)}
        extra={unit === 'ft' && <HalfFootButton text={text} label={labels.addHalfFoot(label)} onChange={set} />}
        onChange={set}
        {...(key === 'length' && { onBlur: leaveLength })}
        onStep={direction => set(stepNumber(key, text, direction, unit, numberField(key, roof.shape).usual))}
      />
    )
  }
  return (
    <>
      <div className={styles.rows}>
        {field('length')}
        {field('width')}
        <p className={styles.hint}>{`${labels.lengthHint[unit]}.`}</p>
      </div>
      {example}
      <MeasureSteps />
      {templates}
      <ShapeChoice roofName={name} kind={kind} onChange={chooseKind} />
      {isOnShape('top', roof.shape) && (
        <RadioGroup
          legend={labels.top}
          choices={[
            ['wall', labels.topChoices.wall],
            ['free', labels.topChoices.free],
          ]}
          chosen={roof.top}
          onChange={top => onChange({ top })}
        />
      )}
      {isOnShape('falls', roof.shape) && (
        <RadioGroup
          legend={labels.falls}
          choices={fields.falls.choices.map(falls => [falls, labels.fallsChoices[falls]] as const)}
          chosen={roof.falls}
          onChange={falls => onChange({ falls })}
        />
      )}
      {direction(onChange)}
      {isOnShape('wings', roof.shape) && <WingFields roof={roof} place={place} unit={unit} onChange={onChange} />}
      <PitchFold roof={roof} unit={unit} isWrong={foldedNumbers(roof.shape).some(key => errors[key])}>
        <PitchField
          id={fieldId('pitch', place)}
          roof={roof}
          error={errorText(errors.pitch, labels.pitch, unit, words)}
          onChange={pitch => onChange({ pitch })}
        >
          {children}
        </PitchField>
        {isOnShape('eave', roof.shape) && field('eave')}
        {isOnShape('verge', roof.shape) && field('verge')}
        {isOnShape('gablet', roof.shape) && field('gablet')}
        <MeasureGuide />
      </PitchFold>
    </>
  )
}

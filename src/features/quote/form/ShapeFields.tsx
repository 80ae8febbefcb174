import { type ReactNode, useRef } from 'react'
import { RadioGroup } from '#features/quote/controls/RadioGroup.tsx'
import { errorText } from '#features/quote/controls/typed-number.ts'
import type { Calculation } from '#features/quote/state/calculation.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { useLatest } from '#features/quote/state/use-latest.ts'
import type { Draft, RoofDraft } from '#roofing/quote/draft.ts'
import { fields, isOnShape } from '#roofing/quote/fields.ts'
import type { ChangeRoof } from './change-roof.ts'
import { MeasureField, type RoofErrors } from './MeasureField.tsx'
import { MeasureGuide } from './MeasureGuide.tsx'
import { PitchField } from './PitchField.tsx'
import { foldedNumbers, PitchFold } from './PitchFold.tsx'
import { PitchRange } from './PitchRange.tsx'
import { fieldId, roofGroupId } from './problem.ts'
import { describeFixedDirection, RidgeDirection } from './RidgeDirection.tsx'
import { changeKind, type EarlierWings, findKind, hasTypedWings, type RoofKind } from './roof-kinds.ts'
import { ShapeChoice } from './ShapeChoice.tsx'
import { WingFields } from './WingFields.tsx'

interface KindFieldProps {
  readonly roof: RoofDraft
  /** The heading of the roof. */
  readonly name: string
  readonly unit: Draft['unit']
  readonly calculation: Calculation
  readonly onChange: ChangeRoof
}

/** The shape of one roof and the plan of its wings. */
export function KindField({ roof, name, unit, calculation, onChange }: KindFieldProps) {
  const { words } = useQuote()
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
  return (
    <ShapeChoice
      roofName={name}
      kind={kind}
      direction={describeFixedDirection(calculation, roof.id, words)}
      onChange={chooseKind}
    />
  )
}

interface RoofPartProps {
  readonly roof: RoofDraft
  /** Index of the roof. */
  readonly place: number
  readonly errors: RoofErrors
  readonly unit: Draft['unit']
  readonly calculation: Calculation
  readonly onChange: ChangeRoof
}

/** The pitch and the overhangs of one roof, folded. */
export function PitchFields({ roof, place, errors, unit, calculation, onChange }: RoofPartProps) {
  const { words } = useQuote()
  const field = (key: 'eave' | 'verge' | 'gablet') =>
    isOnShape(key, roof.shape) && (
      <MeasureField
        name={key}
        roof={roof}
        place={place}
        errors={errors}
        unit={unit}
        onChange={typed => onChange({ [key]: typed })}
      />
    )
  return (
    <PitchFold roof={roof} unit={unit} isWrong={foldedNumbers(roof.shape).some(key => errors[key])}>
      <PitchField
        id={fieldId('pitch', place)}
        roof={roof}
        error={errorText(errors.pitch, words.roofs.pitch, unit, words)}
        onChange={pitch => onChange({ pitch })}
      >
        <PitchRange calculation={calculation} roofId={roof.id} />
      </PitchField>
      {field('eave')}
      {field('verge')}
      {field('gablet')}
      <MeasureGuide />
    </PitchFold>
  )
}

interface SlopeFieldsProps extends Omit<RoofPartProps, 'errors'> {
  /** What else can be added, beside a wing where the shape has wings. */
  readonly beside?: ReactNode
}

/** What a shape leaves open: which walls are high, its direction and wings. */
export function SlopeFields({ roof, place, unit, calculation, beside, onChange }: SlopeFieldsProps) {
  const labels = useQuote().words.roofs
  return (
    <>
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
      <RidgeDirection calculation={calculation} roofId={roof.id} onChange={onChange} />
      {isOnShape('wings', roof.shape) ? (
        <WingFields roof={roof} place={place} unit={unit} beside={beside} onChange={onChange} />
      ) : (
        beside
      )}
    </>
  )
}

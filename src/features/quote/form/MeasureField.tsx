import { NumberField } from '#features/quote/controls/NumberField.tsx'
import { errorText, stepNumber } from '#features/quote/controls/typed-number.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { WallUnit } from '#roofing/lengths/format-length.ts'
import type { RoofDraft } from '#roofing/quote/draft.ts'
import { numberField, type RoofNumber } from '#roofing/quote/fields.ts'
import type { FieldError } from '#roofing/quote/read-field.ts'
import { typedLength } from '#roofing/quote/templates.ts'
import { HalfFootButton } from './HalfFootButton.tsx'
import { usualText } from './PitchFold.tsx'
import { fieldId } from './problem.ts'

/** What is wrong with the numbers of a roof. */
export type RoofErrors = Readonly<Partial<Record<RoofNumber, FieldError>>>

interface MeasureFieldProps {
  readonly name: Exclude<RoofNumber, 'pitch'>
  readonly roof: RoofDraft
  /** Index of the roof. */
  readonly place: number
  readonly errors: RoofErrors
  readonly unit: WallUnit
  readonly onChange: (text: string) => void
  readonly onBlur?: () => void
}

/** The field of a length of a roof. */
export function MeasureField({ name, roof, place, errors, unit, onChange, onBlur }: MeasureFieldProps) {
  const { words, shop } = useQuote()
  const { lengthM, widthM } = shop.exampleWallsM
  const examplesM: Partial<Record<RoofNumber, number>> = { length: lengthM, width: widthM }
  const exampleM = examplesM[name]
  const { [name]: label, decrease, increase, addHalfFoot } = words.roofs
  const text = roof[name]
  return (
    <NumberField
      id={fieldId(name, place)}
      label={label}
      value={text}
      placeholder={usualText(name, unit, roof.shape)}
      example={exampleM === undefined ? undefined : words.roofs.example(typedLength(exampleM, unit))}
      unit={words.units[unit]}
      error={errorText(errors[name], label, unit, words)}
      decreaseLabel={decrease(label)}
      increaseLabel={increase(label)}
      extra={unit === 'ft' && <HalfFootButton text={text} label={addHalfFoot(label)} onChange={onChange} />}
      onChange={onChange}
      {...(onBlur && { onBlur })}
      onStep={direction => onChange(stepNumber(name, text, direction, unit, numberField(name, roof.shape).usual))}
    />
  )
}

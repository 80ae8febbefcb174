/** Units in which people here write lengths. */
export type LengthUnit = 'm' | 'cm' | 'mm' | 'ft' | 'in'

const METRES_IN: Readonly<Record<LengthUnit, number>> = { m: 1, cm: 0.01, mm: 0.001, ft: 0.3048, in: 0.0254 }

const NAMES: readonly (readonly [RegExp, LengthUnit])[] = [
  [/^(mm|millimetres?|millimeters?)$/, 'mm'],
  [/^(cm|sm|centimetres?|centimeters?)$/, 'cm'],
  [/^(m|mt|mtr|mtrs|metres?|meters?|mita)$/, 'm'],
  [/^(ft|feet|foot|futi|')$/, 'ft'],
  [/^(in|inch|inches|"|'')$/, 'in'],
]

/** The unit that a word or sign stands for, or undefined. */
export function unitNamed(word: string): LengthUnit | undefined {
  return NAMES.find(([pattern]) => pattern.test(word))?.[1]
}

/** Marks for feet and inches come in many shapes; a comma may stand for the point. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’‘′`´]/g, "'")
    .replaceAll(/[”“″]/g, '"')
    .replaceAll(/(\d),(?=\d)/g, '$1.')
}

/** Nobody types a length longer than this; what is longer is not looked at. */
const LONGEST_TEXT = 40

/**
 * Reads a length as people type it: `12.5`, `12,5 m`, `41ft`, `12'6"`, `12ft 6in`, `3200mm`. A bare number is metres.
 * @returns metres, or undefined when the text is no length.
 */
export function parseLengthM(text: string): number | undefined {
  if (text.length > LONGEST_TEXT) return undefined
  const compact = plain(text).replaceAll(/\s+/g, '')
  const feet = /^(\d+(?:\.\d+)?)(?:ft|feet|foot|futi|'|-)(\d+(?:\.\d+)?)(?:in|inch|inches|"|'')?$/.exec(compact)
  if (feet) return Number(feet[1]) * METRES_IN.ft + Number(feet[2]) * METRES_IN.in
  const single = /^(\d+(?:\.\d*)?|\.\d+)([a-z'"]*)$/.exec(compact)
  if (!single) return undefined
  const unit = single[2] ? unitNamed(single[2]) : 'm'
  return unit && inMetres(Number(single[1]), unit)
}

/** A number of some unit, in metres. */
export function inMetres(value: number, unit: LengthUnit): number {
  return value * METRES_IN[unit]
}

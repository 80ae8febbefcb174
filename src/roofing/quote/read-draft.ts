import type { SheetMeasures } from '../profiles/profile.ts'
import type { RoofInput, Shape } from '../roof/roof.ts'
import { type Settings, usualSettings } from '../take-off/settings.ts'
import type { Draft, RoofDraft } from './draft.ts'
import {
  type CountNumber,
  countNumbers,
  isOnShape,
  isOnSheet,
  type NumberKey,
  numberField,
  type RoofNumber,
  roofNumbers,
} from './fields.ts'
import { type FieldError, readField, readNumber } from './read-field.ts'
import { readWings, type WingProblem, wingsIn } from './wings.ts'

export interface ReadDraft {
  /** Present when every roof has its size and nothing is wrong. */
  readonly quote?: { readonly roofs: readonly RoofInput[]; readonly settings: Settings }
  /** By roof. */
  readonly roofErrors: readonly Readonly<Partial<Record<RoofNumber, FieldError>>>[]
  /** By roof. */
  readonly wingProblems: readonly (readonly WingProblem[])[]
  readonly settingErrors: Readonly<Partial<Record<CountNumber, FieldError>>>
}

/** Reads those texts that are not empty; what is empty has no value and no error. */
function readFields<Key extends NumberKey>(
  keys: readonly Key[],
  texts: Readonly<Partial<Record<Key, string>>>,
  unit: Draft['unit'],
  shape?: Shape,
) {
  const values: Partial<Record<Key, number>> = {}
  const errors: Partial<Record<Key, FieldError>> = {}
  for (const key of keys) {
    const text = texts[key] ?? ''
    if (text.trim() === '') continue
    const read = readField(key, text, unit, shape)
    if ('error' in read) errors[key] = read.error
    else values[key] = read.value
  }
  return { values, errors }
}

/** The pitch of a roof as far as it can be read, degrees. */
export function pitchOf({ pitch, shape }: RoofDraft): number {
  return readNumber('pitch', pitch, 'm') ?? usual('pitch', shape)
}

function usual(key: RoofNumber, shape?: Shape): number {
  return numberField(key, shape).usual ?? Number.NaN
}

/** Reads a whole draft against the product's profile. What does not belong to a roof's shape or to the sheet is not looked at. */
export function readDraft(draft: Draft, profile: SheetMeasures): ReadDraft {
  const read = draft.roofs.map(roof =>
    readFields(
      roofNumbers.filter(key => isOnShape(key, roof.shape)),
      roof,
      draft.unit,
      roof.shape,
    ),
  )
  const assumed = readFields(
    countNumbers.filter(key => isOnSheet(key, profile)),
    draft.settings,
    draft.unit,
  )
  const roofErrors = read.map(({ errors }) => errors)
  const settingErrors = assumed.errors
  const wingProblems: WingProblem[][] = []
  const roofs = draft.roofs.map(({ shape, top, falls, wings: typed }, index) => {
    const value = (key: RoofNumber) => read[index]?.values[key] ?? usual(key, shape)
    const { wings, problems } = readWings(isOnShape('wings', shape) ? wingsIn(typed) : [], value('length'), draft.unit)
    wingProblems.push(problems)
    return {
      shape,
      lengthM: value('length'),
      widthM: value('width'),
      pitchDeg: value('pitch'),
      eaveM: value('eave'),
      vergeM: value('verge'),
      ...(isOnShape('top', shape) && { top }),
      ...(isOnShape('falls', shape) && { falls }),
      ...(isOnShape('gablet', shape) && { gabletM: value('gablet') }),
      ...(wings.length > 0 && { wings }),
    }
  })
  const wrong =
    [settingErrors, ...roofErrors].some(errors => Object.keys(errors).length > 0) ||
    wingProblems.some(problems => problems.length > 0)
  const sized = roofs.every(({ lengthM, widthM }) => !Number.isNaN(lengthM + widthM))
  if (wrong || !sized) return { roofErrors, wingProblems, settingErrors }
  const pitches = roofs.map(({ pitchDeg }) => pitchDeg)
  const settings = { ...usualSettings(profile, pitches), ...assumed.values, round: draft.round }
  return { quote: { roofs, settings }, roofErrors, wingProblems, settingErrors }
}

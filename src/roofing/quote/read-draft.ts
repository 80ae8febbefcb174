import { parseLength } from '../lengths/length.ts'
import { parsePitch } from '../lengths/pitch.ts'
import type { SheetMeasures } from '../profiles/profile.ts'
import type { RoofInput } from '../roof/roof.ts'
import { type SettingKey, type Settings, usualSettings } from '../take-off/settings.ts'
import type { Draft, RoofDraft } from './draft.ts'
import { type Field, type Range, type RoofField, ranges, usualRoof } from './ranges.ts'

/** What is wrong with one typed value. The words say it; nothing typed is changed. */
export type FieldError =
  | { readonly kind: 'not-understood'; readonly field: Field; readonly found: string }
  | { readonly kind: 'out-of-range'; readonly field: Field; readonly found: string; readonly range: Range }

export interface ReadDraft {
  /** Present when every roof has its size and nothing is wrong. */
  readonly quote?: { readonly roofs: readonly RoofInput[]; readonly settings: Settings }
  /** By roof. */
  readonly roofErrors: readonly Readonly<Partial<Record<RoofField, FieldError>>>[]
  readonly settingErrors: Readonly<Partial<Record<SettingKey, FieldError>>>
}

/** Metres or degrees as typed; undefined where a text is neither, or can be read in two ways. */
export function readNumber(unit: Range['unit'], text: string): number | undefined {
  if (unit === 'deg') {
    const pitch = parsePitch(text)
    return pitch.ok ? pitch.pitchDeg : undefined
  }
  const length = parseLength(text, 'm')
  return length.ok && Number.isFinite(length.lengthM) ? length.lengthM : undefined
}

/** Reads one typed number: metres or degrees, or what is wrong with it. */
export function readField(field: Field, text: string): { value: number } | { error: FieldError } {
  const range = ranges[field]
  const value = readNumber(range.unit, text)
  if (value === undefined) return { error: { kind: 'not-understood', field, found: text } }
  if (value < range.least - 1e-9 || value > range.most + 1e-9)
    return { error: { kind: 'out-of-range', field, found: text, range } }
  return { value }
}

const roofFields = ['length', 'width', 'pitch', 'eave', 'verge'] as const

function readRoof(draft: RoofDraft): {
  values: Partial<Record<RoofField, number>>
  errors: ReadDraft['roofErrors'][0]
} {
  const values: Partial<Record<RoofField, number>> = { ...usualRoof }
  const errors: Partial<Record<RoofField, FieldError>> = {}
  for (const field of roofFields) {
    if (draft[field].trim() === '') continue
    const read = readField(field, draft[field])
    if ('error' in read) errors[field] = read.error
    else values[field] = read.value
  }
  return { values, errors }
}

/** Reads a whole draft against the product's profile. */
export function readDraft(draft: Draft, profile: SheetMeasures): ReadDraft {
  const read = draft.roofs.map(readRoof)
  const pitches = read.map(({ values }) => values.pitch ?? usualRoof.pitch)
  const settings: Record<SettingKey, number> = { ...usualSettings(profile, pitches) }
  const settingErrors: Partial<Record<SettingKey, FieldError>> = {}
  for (const [key, text] of Object.entries(draft.settings) as [SettingKey, string][]) {
    if (text.trim() === '' || (key === 'step' && !profile.step)) continue
    const one = readField(key, text)
    if ('error' in one) settingErrors[key] = one.error
    else settings[key] = one.value
  }
  const roofErrors = read.map(({ errors }) => errors)
  const wrong = [settingErrors, ...roofErrors].some(errors => Object.keys(errors).length > 0)
  const sized = read.every(({ values }) => values.length !== undefined && values.width !== undefined)
  if (wrong || !sized) return { roofErrors, settingErrors }
  const roofs = read.map(({ values }, index) => ({
    shape: draft.roofs[index]?.shape ?? 'gable',
    lengthM: values.length as number,
    widthM: values.width as number,
    pitchDeg: values.pitch as number,
    eaveM: values.eave as number,
    vergeM: values.verge as number,
  }))
  return { quote: { roofs, settings }, roofErrors, settingErrors }
}

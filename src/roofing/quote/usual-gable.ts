import type { RoofInput } from '../roof/roof.ts'
import { numberField } from './fields.ts'

const usual = (key: 'pitch' | 'eave' | 'verge') => numberField(key).usual ?? 0

/** A gable roof over walls in metres, with the pitch and the overhangs that a quote assumes. */
export function usualGable({ lengthM, widthM }: Pick<RoofInput, 'lengthM' | 'widthM'>): RoofInput {
  return { shape: 'gable', lengthM, widthM, pitchDeg: usual('pitch'), eaveM: usual('eave'), vergeM: usual('verge') }
}

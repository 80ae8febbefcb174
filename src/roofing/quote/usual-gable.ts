import type { RoofInput } from '../roof/roof.ts'
import { numberField } from './fields.ts'

const usual = (key: 'pitch' | 'eave' | 'verge') => numberField(key).usual ?? 0

/** A gable roof over a house, with the pitch and the overhangs that a quote assumes. */
export function usualGable(house: Pick<RoofInput, 'lengthM' | 'widthM' | 'wings'>): RoofInput {
  return { ...house, shape: 'gable', pitchDeg: usual('pitch'), eaveM: usual('eave'), vergeM: usual('verge') }
}

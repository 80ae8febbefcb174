import fc from 'fast-check'
import { roofLimits } from './limits.ts'
import { type RoofInput, shapes } from './roof.ts'

const within = ({ least, most }: { least: number; most: number }) => fc.double({ min: least, max: most, noNaN: true })

/** Any roof that is accepted, for tests of what holds for all of them. */
export const anyRoof: fc.Arbitrary<RoofInput> = fc.record({
  shape: fc.constantFrom(...shapes),
  lengthM: within(roofLimits.lengthM),
  widthM: within(roofLimits.widthM),
  pitchDeg: within(roofLimits.pitchDeg),
  eaveM: within(roofLimits.eaveM),
  vergeM: within(roofLimits.vergeM),
  top: fc.constantFrom('wall' as const, 'free' as const),
})

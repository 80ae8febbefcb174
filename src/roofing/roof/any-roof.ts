import fc from 'fast-check'
import { ranges } from '../quote/ranges.ts'
import { type RoofInput, shapes } from './roof.ts'

const within = ({ least, most }: { least: number; most: number }) => fc.double({ min: least, max: most, noNaN: true })

/** Any roof that the estimator accepts, for tests of what holds for all of them. */
export const anyRoof: fc.Arbitrary<RoofInput> = fc.record({
  shape: fc.constantFrom(...shapes),
  lengthM: within(ranges.length),
  widthM: within(ranges.width),
  pitchDeg: within(ranges.pitch),
  eaveM: within(ranges.eave),
  vergeM: within(ranges.verge),
})

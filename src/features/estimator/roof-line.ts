import type { RoofInput } from '#roofing/roof/roof.ts'
import type { EstimatorWords } from '#words/en/estimator.ts'

/** One roof in a line of words, for the order text and for paper. */
export function roofLine(input: RoofInput, { message }: EstimatorWords): string {
  return message.roof(input)
}

/** The lowest and the highest value; equal where there is one. */
export interface Range {
  readonly low: number
  readonly high: number
}

/** The lowest and the highest value of a quantity or a price; equal where there is only one. */
export interface Range {
  readonly low: number
  readonly high: number
}

import { modifiers, type Result } from './modifiers.ts'

/** The least score of each grade. */
const GRADES: readonly (readonly [least: number, grade: string])[] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
]
/** What a site must have after its losses before anything is added for what it does beyond its duty. */
const LEAST_FOR_EXTRA = 90

export interface Grade {
  readonly score: number
  readonly grade: string
}

export function grade(results: readonly Result[]): Grade {
  const points = results.map(result => modifiers[result])
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 100)
  const afterLosses = sum(points.filter(point => point < 0))
  const score = Math.max(0, afterLosses >= LEAST_FOR_EXTRA ? sum(points) : afterLosses)
  return { score, grade: GRADES.find(([least]) => score >= least)?.[1] as string }
}

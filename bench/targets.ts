import type { MeasuredPage } from './measured-pages.ts'
import type { Summary } from './summary.ts'

export interface Target {
  readonly name: string
  readonly holds: boolean
}

/** What a page is to reach. Scores are not asked of a not-found page: its status alone costs it points. */
export function targets(page: Summary, floor: Summary, { kind, mostOverFloor }: MeasuredPage): Target[] {
  const all = [
    kind !== 'notFound' && { name: '100 in all four', holds: page.scores.every(score => score === 100) },
    { name: `LCP at most ${mostOverFloor} x floor`, holds: page.lcp <= mostOverFloor * floor.lcp },
    { name: 'TBT 0', holds: Math.round(page.tbt) === 0 },
    { name: 'CLS 0', holds: page.cls < 0.0005 },
  ]
  return all.filter(target => target !== false)
}

import { expect, test } from 'vitest'
import lists from '../../../tests/fixtures/list-parts.json' with { type: 'json' }
import { parseList } from './parse-list.ts'
import type { Choice, ListPart } from './sheet-list.ts'

const formatChoice = ({ reading }: Choice) => (reading ? `${reading.count} of ${reading.lengthM} m` : 'no sheets')

/** A part in short; for a question its doubts, subject and choices. */
function formatPart(part: ListPart): string[] {
  if (part.kind === 'gap') return []
  if (part.kind === 'cut') return [`${part.count} of ${part.lengthM} m`]
  if (part.kind === 'unread') return [`unread: ${part.reason}`]
  if (part.kind === 'goods') {
    const { goods, pieces, lengthM, weightKg } = part
    const details = [
      pieces ?? '',
      lengthM === undefined ? '' : `${lengthM} m`,
      weightKg === undefined ? '' : `${weightKg} kg`,
    ]
    return [[goods, ...details].filter(one => one !== '').join(' ')]
  }
  if (part.kind !== 'question') return [part.kind]
  const { doubts, about, choices } = part.question
  return [`${doubts.join(', ')}${about ? ` (${about})` : ''}? ${choices.map(formatChoice).join(' / ')}`]
}

test.each(lists)('$text', ({ text, unit, parts }) => {
  expect(parseList(text, unit === 'feet' ? 'ft' : 'm').parts.flatMap(formatPart)).toEqual(parts)
})

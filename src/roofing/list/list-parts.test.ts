import { expect, test } from 'vitest'
import lists from '../../../tests/fixtures/list-parts.json' with { type: 'json' }
import { parseList } from './list.ts'
import type { Choice, ListPart } from './sheet-list.ts'

const choice = ({ reading }: Choice) => (reading ? `${reading.count} of ${reading.lengthM} m` : 'no sheets')

/** What a part of a list is taken for, in short; of a question why it is asked, what about, and what may be answered. */
function taken(part: ListPart): string[] {
  if (part.kind === 'gap') return []
  if (part.kind === 'cut') return [`${part.count} of ${part.lengthM} m`]
  if (part.kind === 'unread') return [`unread: ${part.reason}`]
  if (part.kind === 'goods') {
    const { goods, pieces, lengthM, weightKg } = part
    const said = [
      pieces ?? '',
      lengthM === undefined ? '' : `${lengthM} m`,
      weightKg === undefined ? '' : `${weightKg} kg`,
    ]
    return [[goods, ...said].filter(one => one !== '').join(' ')]
  }
  if (part.kind !== 'question') return [part.kind]
  const { doubts, about, choices } = part.question
  return [`${doubts.join(', ')}${about ? ` (${about})` : ''}? ${choices.map(choice).join(' / ')}`]
}

test.each(lists)('$text', ({ text, unit, parts }) => {
  expect(parseList(text, unit === 'feet' ? 'ft' : 'm').parts.flatMap(taken)).toEqual(parts)
})

import { describe, expect, test } from 'vitest'
import handWritten from '../../../tests/fixtures/lists/hand-written.json' with { type: 'json' }
import { type ListFixture, templateLists } from '../../../tests/fixtures/lists/templates.ts'
import { parseList } from './parse-list.ts'
import type { ListPart } from './sheet-list.ts'

const roundToMm = (lengthM: number) => Math.round(lengthM * 1000) / 1000

/** Other goods in short: `ridge 8 2 m`, `ridge 14 running m`, `fastener 5 kg`. */
function formatGoods(part: ListPart): string[] {
  if (part.kind !== 'goods') return []
  const { goods, pieces, lengthM, runningM, weightKg } = part
  const details = [
    pieces,
    lengthM !== undefined && lengthM >= 0.3 && goods !== 'timber' && `${lengthM} m`,
    runningM !== undefined && `${runningM} running m`,
    weightKg !== undefined && `${weightKg} kg`,
  ]
  return [[goods, ...details].filter(Boolean).join(' ')]
}

/** How a list is read, in the form of the fixtures. */
function readList({ text, unit, offers }: ListFixture): ListFixture {
  const { parts, openCount } = parseList(text, unit ?? 'm', {}, { pricesKsh: [470] })
  const [asked] = parts.flatMap(part => (part.kind === 'question' ? part.question.choices : []))
  const countOf = (kind: ListPart['kind']) => parts.filter(part => part.kind === kind).length
  const [totals, unread] = [countOf('total'), countOf('unread')]
  const goods = parts.flatMap(formatGoods)
  return {
    text,
    ...(unit && { unit }),
    sheets: parts.flatMap(part => (part.kind === 'cut' ? [[part.count, roundToMm(part.lengthM)]] : [])),
    asks: openCount,
    ...(goods.length > 0 && { goods }),
    ...(totals > 0 && { totals }),
    ...(unread > 0 && { unread }),
    ...(offers && { offers: `${asked?.reading?.count} of ${asked?.reading?.lengthM} m` }),
  }
}

describe('further lists, written by hand and from templates, are read as they are meant', () => {
  test.each(handWritten as ListFixture[])('$text', list => {
    expect(readList(list)).toEqual(list)
  })

  test.each(templateLists)('$text', list => {
    expect(readList(list)).toEqual(list)
  })

  test('there are at least 400 of them, 120 of them written by hand', () => {
    expect(handWritten.length).toBeGreaterThanOrEqual(120)
    expect(handWritten.length + templateLists.length).toBeGreaterThanOrEqual(400)
  })
})

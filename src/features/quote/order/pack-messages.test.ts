import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodedLength, MAX_ENCODED, packMessages, type Section } from './pack-messages.ts'

const part = (n: number, of: number) => (n === 1 ? `Part 1 of ${of}, and the rest follows soon` : `Part ${n} of ${of}`)
const pack = (sections: readonly Section[]) =>
  packMessages({ start: ['Hello'], sections, end: ['Bye', 'https://mabati.example/'], part })
const numbered = (word: string, count: number) => Array.from({ length: count }, (_, index) => `${word} ${index}`)

describe('messages', () => {
  test('are one where everything fits, with all sections in order', () => {
    const sections = [{ heading: 'Cuts:', lines: ['a', 'b'] }, { lines: ['Total'], isInFirst: true }, { lines: ['c'] }]
    expect(pack(sections)).toEqual(['Hello\nCuts:\na\nb\nTotal\nc\nBye\nhttps://mabati.example/'])
    expect(pack([{ heading: 'Nothing:', lines: [] }])).toEqual(['Hello\nBye\nhttps://mabati.example/'])
  })

  test('are several otherwise: the first has the total and the end, and a heading is repeated', () => {
    const sections = [
      { heading: 'Cuts:', lines: numbered('sheet', 200) },
      { lines: ['Total'], isInFirst: true },
    ]
    const messages = pack(sections)
    expect(messages.length).toBeGreaterThan(1)
    expect(messages[0]).toMatch(/^Hello\nCuts:\nsheet 0\n/)
    expect(messages[0]).toMatch(/\nPart 1 of \d, and the rest follows soon\nTotal\nBye\nhttps:\/\/mabati.example\/$/)
    for (const message of messages.slice(1)) expect(message).toMatch(/^Part \d of \d\nCuts:\nsheet \d+/)
  })

  test('have every line exactly once, in order, and none is too long', () => {
    const lines = fc.array(
      fc.string({ maxLength: 80 }).map(text => `-${text.replace(/\s/g, '_')}`),
      { maxLength: 120 },
    )
    fc.assert(
      fc.property(lines, lines, (cuts, others) => {
        const messages = pack([
          { heading: 'Cuts:', lines: cuts },
          { heading: 'Others:', lines: others },
        ])
        for (const message of messages) expect(encodedLength(message)).toBeLessThanOrEqual(MAX_ENCODED)
        const written = messages.flatMap(message => message.split('\n')).filter(line => line.startsWith('-'))
        expect(written).toEqual([...cuts, ...others])
        for (const message of messages) expect(message).not.toMatch(/(Cuts|Others):$/)
      }),
    )
  })

  test('sum up the lines for which even twelve messages have no room', () => {
    const lines = numbered('a rather long line about sheets', 2000)
    const messages = pack([{ heading: 'Cuts:', lines, sumUp: count => `and ${count} more` }])
    expect(messages).toHaveLength(12)
    const written = messages.join('\n').match(/^a rather/gm)?.length ?? 0
    expect(messages.at(-1)).toContain(`\nand ${2000 - written} more`)
    for (const message of messages) expect(encodedLength(message)).toBeLessThanOrEqual(MAX_ENCODED)
  })
})

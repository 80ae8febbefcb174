import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pack, unpack } from './pack.ts'

const MOST = 20_000

describe('a packed list', () => {
  test('comes back as it was, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), text => {
        const packed = pack(text)
        expect(packed).toMatch(/^[\w-]*$/)
        expect(unpack(packed, MOST)).toBe(text)
      }),
    )
  })

  test('is a third of what an address makes of it, or less', () => {
    const list = [
      'mabati 30 za mita 3',
      '14 pcs x 2.5m',
      'ridges 6pcs',
      'roofing nails 10kg',
      '8 sheets of 3200mm',
      '6@10ft',
    ]
    const text = list.join('\n').repeat(3)
    expect(pack(text).length * 3).toBeLessThan(encodeURIComponent(text).length)
  })

  // Written by the first version.
  test.each([
    ['_4E', ''],
    ['Zeg', 'a'],
    ['ZOJ1', 'ab'],
    ['AGYG8w', 'é'],
    ['ABpBMJan', '🏠'],
    ['rTj3--CRAw', '20 pcs x 3m\n14 pcs x 2.5m'],
    [
      'ckLvZw4iWl4jH-aAncTPsvUQ3zk7wY11fsD5n684n2fOXqsW51EJ-xIuV3ISvzlcQmrfEcQVNyZKxO5390dnqI0imd6G4bQO8yxr6IlvwgHQMNr6qHeVxlOy51yu_r96mGFbcq_koXpgXK_gfN9bZSIMt5rPRKgqHddl4oi7BJ68pcUJXw-kJ67ORHZXrKbxXMhm4b5gGsSRNxEa9Mi2wX8KCdSyXSw',
      `Orodha ya Mama Wanjirũ 🏠, 3/12/2026:
${Array.from({ length: 24 }, (_, line) => `${line + 3} pcs x ${2 + ((line * 7) % 40) / 10}m`).join('\n')}
Kofia 12, misumari kilo 5 (zile za “rubber”) — ASANTE SANA!!! ${'z'.repeat(52)}`,
    ],
  ])('%s is read by every later version, and written by none otherwise', (packed, text) => {
    expect(unpack(packed, MOST)).toBe(text)
    expect(pack(text)).toBe(packed)
  })

  test.each([
    ['with a letter that none has', 'rTj3--CRA!'],
    ['with a space before it', ' rTj3--CRAw'],
    ['with more signs', 'rTj3--CRAw?'],
    ['that begins with a sign', '?DI2'],
    ['of letters that nobody packed', 'AAAA'],
    ['cut short', 'rTj3--CR'],
    ['whose bytes are no text', 'yy9'],
    ['without a letter', ''],
  ])('%s is none', (_, packed) => {
    expect(unpack(packed, MOST)).toBeUndefined()
  })

  test('that was cut short, changed or invented gives something or nothing, and never fails', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), letters => {
        const text = unpack(letters, 1000)
        expect(text === undefined || text.length <= 3000).toBe(true)
      }),
    )
    expect(unpack('not packed!', MOST)).toBeUndefined()
  })

  test('is never longer than it may be', () => {
    expect(unpack(pack('ab'), 1)).toBe('ab')
    expect(unpack(pack('20 x 3m'), 2)).toBeUndefined()
    expect(unpack(pack('20 x 3m\n'.repeat(500)), 100)).toBeUndefined()
  })
})

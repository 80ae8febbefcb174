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

  test('is read by every later version: this one was written by the first', () => {
    expect(unpack('rTj3--CRAw', MOST)).toBe('20 pcs x 3m\n14 pcs x 2.5m')
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
    expect(unpack(pack('20 x 3m\n'.repeat(500)), 100)).toBeUndefined()
  })
})

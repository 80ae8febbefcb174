import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { compressList, decompressList } from './compressed-list.ts'

const list = Array.from({ length: 40 }, (_, line) => `${line + 3} pcs x ${2 + line / 10}m`).join('\n')

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a list in a link', () => {
  test('is unchanged after compression and decompression', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 60, maxLength: 400 }).filter(({ length }) => length <= 4000)
    await fc.assert(
      fc.asyncProperty(text, async typed => {
        const compressed = await compressList(typed)
        expect(compressed).toMatch(/^[\w-]+$/)
        expect(await decompressList(compressed as string, 4000)).toBe(typed)
      }),
    )
  })

  test('is much shorter than written out', async () => {
    const compressed = await compressList(list)
    expect(compressed?.length).toBeLessThan(encodeURIComponent(list).length / 2)
  })

  test('is whole with 2,000 lines', async () => {
    const long = Array.from({ length: 2000 }, (_, n) => `${(n * 7919) % 97} pcs x ${(n * 37) % 500}cm fundi ${n}`).join(
      '\n',
    )
    expect(await decompressList((await compressList(long)) as string, 100_000)).toBe(long)
  })

  test('is not compressed below 60 characters or above 100,000', async () => {
    const isCompressed = async (length: number) => (await compressList('x'.repeat(length))) !== undefined
    expect(await Promise.all([59, 60, 100_000, 100_001].map(isCompressed))).toEqual([false, true, true, false])
  })

  test('is not read if it is longer than the limit', async () => {
    const compressed = (await compressList('x'.repeat(4000))) as string
    expect(await decompressList(compressed, 4000)).toHaveLength(4000)
    expect(await decompressList(compressed, 1000)).toBeUndefined()
  })

  test.each(['', '!', 'abc', 'not a list', '////'])('%j is not read', async text => {
    expect(await decompressList(text, 4000)).toBeUndefined()
  })

  test('is not read if its end is missing', async () => {
    const compressed = (await compressList(list)) as string
    expect(await decompressList(compressed.slice(0, -8), 4000)).toBeUndefined()
  })

  test('is neither written nor read by a browser that cannot compress', async () => {
    const compressed = (await compressList(list)) as string
    vi.stubGlobal('CompressionStream', undefined)
    vi.stubGlobal('DecompressionStream', undefined)
    expect(await compressList(list)).toBeUndefined()
    expect(await decompressList(compressed, 4000)).toBeUndefined()
  })
})

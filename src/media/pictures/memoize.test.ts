import { expect, test } from 'vitest'
import { memoize } from './memoize.ts'

test('calls the function once for each key, also while the first call is pending', async () => {
  const calls: string[] = []
  const nameLength = memoize(
    async (name: string, width: number) => {
      calls.push(`${name} ${width}`)
      return name.length
    },
    name => name,
  )
  expect(await Promise.all([nameLength('roof', 780), nameLength('roof', 1280), nameLength('stack', 780)])).toEqual([
    4, 4, 5,
  ])
  expect(calls).toEqual(['roof 780', 'stack 780'])
})

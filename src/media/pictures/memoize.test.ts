import { expect, test } from 'vitest'
import { once } from './memoize.ts'

test('what is asked for again is made once, also while it is being made', async () => {
  const asked: string[] = []
  const drawn = once(
    async (name: string, width: number) => {
      asked.push(`${name} ${width}`)
      return name.length
    },
    name => name,
  )
  expect(await Promise.all([drawn('roof', 780), drawn('roof', 1280), drawn('stack', 780)])).toEqual([4, 4, 5])
  expect(asked).toEqual(['roof 780', 'stack 780'])
})

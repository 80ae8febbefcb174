import { expect, test } from 'vitest'
import { ENCODED, keptFile } from './encoded-files.ts'
import { encodedRenders } from './encoded-renders.ts'

test('the encoded pictures are those of today’s renders, widths and qualities; `npm run pictures` makes them again', async () => {
  const wanted = await encodedRenders()
  const missing = wanted.filter(({ name }) => !keptFile(ENCODED, name))
  expect(
    missing.map(({ name }) => name),
    'run `npm run pictures`, and commit what it writes',
  ).toEqual([])
})

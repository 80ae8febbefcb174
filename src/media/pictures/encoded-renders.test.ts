import { expect, test } from 'vitest'
import { ENCODED_FOLDER, findEncodedFile } from './encoded-files.ts'
import { listEncodedRenders } from './encoded-renders.ts'

test('every render is encoded at its current widths and qualities', async () => {
  const required = await listEncodedRenders()
  const missing = required.filter(({ name }) => !findEncodedFile(ENCODED_FOLDER, name))
  expect(
    missing.map(({ name }) => name),
    'run `npm run pictures`, and commit the files that it writes',
  ).toEqual([])
})

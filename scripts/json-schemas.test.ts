import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createJsonSchemas } from './json-schemas.ts'

const ownersFiles = globSync(['content/*.json', 'content/products/*.json'])
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const schemas = Object.entries(createJsonSchemas())

test.each(schemas)('content/schema/%s is current (else run npm run schemas)', (name, text) => {
  expect(readFileSync(`content/schema/${name}`, 'utf8')).toBe(text)
})

test.each(schemas)('%s names what is allowed, and depends on no colour of the owner', (_, text) => {
  expect(text).toContain('"description": "Allowed is ')
  for (const { id } of read('content/colours.json').colours) expect(text).not.toContain(`"${id}"`)
})

test('$schema in the owner’s files is the path of an existing schema', () => {
  for (const file of ownersFiles) {
    const { $schema } = read(file)
    // An owner may take the line away.
    if ($schema) expect(read(join(dirname(file), $schema)).type, file).toBe('object')
  }
})

import { mkdirSync, writeFileSync } from 'node:fs'
import { createJsonSchemas } from './json-schemas.ts'

// Writes content/schema, by which code editors complete and check the owner's files.
const FOLDER = 'content/schema'
mkdirSync(FOLDER, { recursive: true })
for (const [name, text] of Object.entries(createJsonSchemas())) writeFileSync(`${FOLDER}/${name}`, text)

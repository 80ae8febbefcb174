import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { ENCODED, keptFile } from '../src/media/pictures/encoded-files.ts'
import { encodedRenders } from '../src/media/pictures/encoded-renders.ts'
import { encode } from '../src/media/pictures/encoding.ts'
import { master } from '../src/media/pictures/master.ts'

// Encodes new and changed renders, and deletes files that are no longer used. Takes about two seconds of CPU time for each
// file. Commit the results, so that builds do not have to encode them.
const required = await encodedRenders()
mkdirSync(ENCODED, { recursive: true })

const missing = required.filter(({ name }) => !keptFile(ENCODED, name))
await Promise.all(
  missing.map(async ({ name, encoding }) => {
    const { data, format } = await encode(encoding, await master(encoding.name))
    writeFileSync(`${ENCODED}/${name}.${format}`, data)
    console.info(`${name}.${format}, ${data.length} bytes`)
  }),
)

const names = new Set(required.map(({ name }) => name))
const unused = readdirSync(ENCODED).filter(file => !names.has(file.replace(/\.\w+$/, '')))
for (const file of unused) rmSync(`${ENCODED}/${file}`)
console.info(`${required.length} pictures: ${missing.length} encoded, ${unused.length} removed`)

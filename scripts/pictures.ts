import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { ENCODED_FOLDER, findEncodedFile } from '../src/media/pictures/encoded-files.ts'
import { listEncodedRenders } from '../src/media/pictures/encoded-renders.ts'
import { encode } from '../src/media/pictures/encoding.ts'
import { loadMaster } from '../src/media/pictures/master.ts'

// Encodes new and changed renders, and deletes files that are no longer used. Takes about two seconds of CPU time for each
// file. Commit the results, so that builds do not have to encode them.
const required = await listEncodedRenders()
mkdirSync(ENCODED_FOLDER, { recursive: true })

const missing = required.filter(({ name }) => !findEncodedFile(ENCODED_FOLDER, name))
await Promise.all(
  missing.map(async ({ name, spec }) => {
    const { data, format } = await encode(spec, await (await loadMaster(spec.name)).load())
    writeFileSync(`${ENCODED_FOLDER}/${name}.${format}`, data)
    console.info(`${name}.${format}, ${data.length} bytes`)
  }),
)

const names = new Set(required.map(({ name }) => name))
const unused = readdirSync(ENCODED_FOLDER).filter(file => !names.has(file.replace(/\.\w+$/, '')))
for (const file of unused) rmSync(`${ENCODED_FOLDER}/${file}`)
console.info(`${required.length} pictures: ${missing.length} encoded, ${unused.length} removed`)

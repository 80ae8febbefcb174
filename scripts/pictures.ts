import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { ENCODED, keptFile } from '../src/media/pictures/encoded-files.ts'
import { encodedRenders } from '../src/media/pictures/encoded-renders.ts'
import { encode } from '../src/media/pictures/encoding.ts'
import { master } from '../src/media/pictures/master.ts'

// Encodes the renders again that have changed, or whose widths or qualities have, and removes what is shown no more.
// Takes about two seconds of processor time a file. What it writes is to be committed: builds then encode nothing.
const wanted = await encodedRenders()
mkdirSync(ENCODED, { recursive: true })

const missing = wanted.filter(({ name }) => !keptFile(ENCODED, name))
await Promise.all(
  missing.map(async ({ name, encoding }) => {
    const { data, format } = await encode(encoding, await master(encoding.name))
    writeFileSync(`${ENCODED}/${name}.${format}`, data)
    console.info(`${name}.${format}, ${data.length} bytes`)
  }),
)

const names = new Set(wanted.map(({ name }) => name))
const gone = readdirSync(ENCODED).filter(file => !names.has(file.replace(/\.\w+$/, '')))
for (const file of gone) rmSync(`${ENCODED}/${file}`)
console.info(`${wanted.length} pictures: ${missing.length} made, ${gone.length} removed`)

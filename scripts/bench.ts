import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { formatTable, type Row } from '../bench/figures.ts'
import { measureKeys } from '../bench/keys.ts'
import { measureWithLighthouse } from '../bench/lighthouse.ts'
import { measureLoad } from '../bench/load.ts'
import { baselineFiles } from '../bench/pages.ts'
import { measurePicture } from '../bench/picture.ts'
import { startWranglerServer } from './wrangler-server.ts'

// Measures the built site and writes docs/figures.md. `--runs=9` steadies the medians; `--only=picture` measures one part
// and writes nothing.
const DIST = 'dist'
const parts = { lighthouse: measureWithLighthouse, picture: measurePicture, keys: measureKeys, load: measureLoad }

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } } })
const runs = Number(values.runs)
const selectedParts = Object.entries(parts).filter(([name]) => values.only === undefined || values.only === name)
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number of at least 1.')
if (selectedParts.length === 0) throw new Error(`--only must be one of ${Object.keys(parts).join(', ')}.`)

const rows: Row[] = []
const site = await startWranglerServer(DIST, baselineFiles(DIST))
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => site.remove().then(() => process.exit(1)))
try {
  for (const [, measure] of selectedParts) rows.push(...(await measure(site.origin, runs)))
} finally {
  await site.remove()
}

const report = `# Figures

Measured on ${new Date().toISOString().slice(0, 10)} with \`npm run bench -- --runs=${runs}\` on ${cpus().length} cores: medians of the built site on its local engine,
compressed as at the edge. The baseline is a page of 200 bytes. **Bold** figures miss their aim.

${formatTable(rows)}
`
console.info(report)
if (values.only === undefined) writeFileSync('docs/figures.md', report)

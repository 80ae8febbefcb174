import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, renameSync } from 'node:fs'

/** Of all mutants, at least so many of a hundred must be noticed. */
const LEAST = 85
const stryker = 'mutation/node_modules/@stryker-mutator/core/bin/stryker.js'

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>
}

const folders = readdirSync('src/roofing', { withFileTypes: true }).flatMap(one => (one.isDirectory() ? one.name : []))
/** Options are Stryker's; what is no option names a folder. */
const options = process.argv.slice(2).filter(one => one.startsWith('--'))
const asked = process.argv.slice(2).filter(one => !one.startsWith('--'))
const unknown = asked.filter(folder => !folders.includes(folder))
if (unknown.length > 0) {
  console.error(`No folder of src/roofing: ${unknown.join(', ')}. There are ${folders.join(', ')}.`)
  process.exit(2)
}

/** How many mutants of a folder its own tests noticed, of how many. */
function measured(folder: string): { noticed: number; all: number } {
  const files = `src/roofing/${folder}/*.ts,!src/roofing/**/*.test.ts,!src/roofing/**/any-*.ts`
  const words = ['run', 'mutation/stryker.config.json', '--mutate', files, ...options]
  const { status } = spawnSync(process.execPath, [stryker, ...words], {
    stdio: 'inherit',
    env: { ...process.env, ROOFING: folder },
  })
  if (status !== 0) process.exit(status ?? 1)
  const kept = `mutation/report-${folder}.json`
  renameSync('mutation/report.json', kept)
  const report = JSON.parse(readFileSync(kept, 'utf8')) as Report
  const statuses = Object.values(report.files).flatMap(({ mutants }) => mutants.map(mutant => mutant.status))
  const count = (...named: string[]) => statuses.filter(one => named.includes(one)).length
  const noticed = count('Killed', 'Timeout')
  return { noticed, all: noticed + count('Survived', 'NoCoverage') }
}

const line = (name: string, noticed: number, all: number) =>
  console.log(`${name.padEnd(10)} ${noticed} of ${all} mutants noticed: ${((noticed / all) * 100).toFixed(1)} %`)

const results = (asked.length > 0 ? asked : folders).map(folder => ({ folder, ...measured(folder) }))
for (const { folder, noticed, all } of results) line(folder, noticed, all)
const noticed = results.reduce((sum, one) => sum + one.noticed, 0)
const all = results.reduce((sum, one) => sum + one.all, 0)
line('roofing', noticed, all)
if (noticed < (all * LEAST) / 100) process.exit(1)

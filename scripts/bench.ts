import { existsSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type AuditRun, audit } from '../bench/audit.ts'
import { interactions } from '../bench/interaction.ts'
import { floorFiles, floorPage, measuredPages } from '../bench/measured-pages.ts'
import { bytesTable, interactionTable, type PageBytes, timesTable } from '../bench/report.ts'
import { type Summary, summary } from '../bench/summary.ts'
import { targets } from '../bench/targets.ts'
import { transfers } from '../bench/transfers.ts'
import { weights } from '../bench/weights.ts'
import { chromiumPath } from './browser.ts'
import { serveCopy } from './served-copy.ts'

// How fast the built site shows on a middling phone, beside the least that a page can take on the same engine in the
// same run. `npm run bench`, or `npm run bench -- --runs=9` for steadier medians.
const DIST = 'dist'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`--runs is "${values.runs}"; it must be a whole number of at least 1.`)
  process.exit(1)
}
if (!existsSync(`${DIST}/index.html`)) {
  console.error('There is no built site to measure: run `npm run build` first.')
  process.exit(1)
}

const chromium = chromiumPath()
if (!chromium) {
  console.error('There is no Chromium to measure with: run `node scripts/browser.ts` first.')
  process.exit(1)
}
const pages = [floorPage, ...measuredPages]
const site = await serveCopy(DIST, floorFiles)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => site.remove().then(() => process.exit(1)))
try {
  const bytes: PageBytes[] = []
  for (const page of measuredPages) {
    bytes.push({
      page,
      weights: await weights(DIST, page.file),
      transfers: await transfers(site.origin + page.address, chromium),
    })
  }

  const audits = new Map<string, AuditRun[]>(pages.map(page => [page.kind, []]))
  // In turns, so that whatever else the machine does falls on all pages alike.
  for (let run = 1; run <= runs; run++) {
    for (const page of pages) {
      console.error(`Run ${run} of ${runs}: ${page.name}`)
      audits.get(page.kind)?.push(await audit(site.origin + page.address, chromium))
    }
  }
  const [floor, ...measured] = pages.map(page => summary(page.name, audits.get(page.kind) ?? [])) as [
    Summary,
    ...Summary[],
  ]

  const load = (loadavg()[0] ?? 0).toFixed(1)
  console.info(
    `\nLighthouse, mobile profile, simulated throttling: medians of ${runs} (${cpus().length} cores, load ${load})`,
  )
  console.info(timesTable(floor, measured))
  console.info('\nTargets')
  for (const [index, page] of measuredPages.entries()) {
    const figures = measured[index] as Summary
    const list = targets(figures, floor, page.kind !== 'notFound')
    console.info(`${page.name}: ${list.map(({ name, holds }) => `${name} ${holds ? 'holds' : 'MISSED'}`).join(', ')}`)
    for (const loss of figures.losses) console.info(`  ${loss}`)
  }
  console.info(
    '\nBytes against budgets.json; views on a 390 x 844 phone at 2.6 dots, with headers and local compression',
  )
  console.info(bytesTable(bytes))
  console.info('\nThe estimator on a phone, processor four times slower: worst wait from a key to the next paint')
  console.info(interactionTable(await interactions(site.origin, chromium)))
} finally {
  await site.remove()
}

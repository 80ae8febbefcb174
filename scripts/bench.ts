import { existsSync, readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type AuditRun, audit } from '../bench/audit.ts'
import { interactions } from '../bench/interaction.ts'
import { layouts, plainPage } from '../bench/layout.ts'
import { load } from '../bench/load.ts'
import { loadTable } from '../bench/load-table.ts'
import { floorFiles, floorPage, measuredPages } from '../bench/measured-pages.ts'
import { repeats } from '../bench/repeat.ts'
import {
  bytesTable,
  interactionTable,
  layoutTable,
  type PageBytes,
  repeatTable,
  slowLineTable,
  timesTable,
} from '../bench/report.ts'
import { slowLines } from '../bench/slow-line.ts'
import { type Summary, summary } from '../bench/summary.ts'
import { targets } from '../bench/targets.ts'
import { transfers } from '../bench/transfers.ts'
import { weights } from '../bench/weights.ts'
import { chromiumPath } from './browser.ts'
import { type ServedCopy, serveCopy } from './served-copy.ts'

// How fast the built site shows on a middling phone, beside the least that a page can take on the same engine in the
// same run; how soon the estimator answers; what the engine does under load. `npm run bench`, `npm run bench --
// --runs=9` for steadier medians, `npm run bench -- --only=load` (or times, line, layout, repeat, interaction) for one part.
const DIST = 'dist'
const PLAIN = 'plain.html'
const PARTS = ['times', 'line', 'layout', 'repeat', 'interaction', 'load'] as const

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } } })
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`--runs is "${values.runs}"; it must be a whole number of at least 1.`)
  process.exit(1)
}
const wanted = PARTS.filter(part => values.only === undefined || values.only === part)
if (wanted.length === 0) {
  console.error(`--only is "${values.only}"; it must be one of ${PARTS.join(', ')}.`)
  process.exit(1)
}
if (!existsSync(`${DIST}/index.html`)) {
  console.error('There is no built site to measure: run `npm run build` first.')
  process.exit(1)
}

/** @throws {Error} when there is none. */
function browser(): string {
  const path = chromiumPath()
  if (!path) throw new Error('There is no Chromium to measure with: run `node scripts/browser.ts` first.')
  return path
}

async function times({ origin }: ServedCopy): Promise<void> {
  const chromium = browser()
  const pages = [floorPage, ...measuredPages]
  const bytes: PageBytes[] = []
  for (const page of measuredPages) {
    bytes.push({
      page,
      weights: await weights(DIST, page.file),
      transfers: await transfers(origin + page.address, chromium),
    })
  }

  const audits = new Map<string, AuditRun[]>(pages.map(page => [page.kind, []]))
  // In turns, so that whatever else the machine does falls on all pages alike.
  for (let run = 1; run <= runs; run++) {
    for (const page of pages) {
      console.error(`Run ${run} of ${runs}: ${page.name}`)
      audits.get(page.kind)?.push(await audit(origin + page.address, chromium))
    }
  }
  const [floor, ...measured] = pages.map(page => summary(page.name, audits.get(page.kind) ?? [])) as [
    Summary,
    ...Summary[],
  ]

  console.info(`\nLighthouse, mobile profile, simulated throttling: medians of ${runs} (${machine()})`)
  console.info(timesTable(floor, measured))
  console.info('\nTargets')
  for (const [index, page] of measuredPages.entries()) {
    const figures = measured[index] as Summary
    const list = targets(figures, floor, page)
    console.info(`${page.name}: ${list.map(({ name, holds }) => `${name} ${holds ? 'holds' : 'MISSED'}`).join(', ')}`)
    for (const loss of figures.losses) console.info(`  ${loss}`)
  }
  console.info(
    '\nBytes against budgets.json; views on a 390 x 844 phone at 2.6 dots, with headers, compressed as at the edge',
  )
  console.info(bytesTable(bytes))
}

async function line({ origin }: ServedCopy): Promise<void> {
  console.info(`\nA first visit on a line that the browser slows down: medians of ${runs} (${machine()})`)
  console.info(slowLineTable(await slowLines(origin, browser(), runs)))
}

async function layout({ origin }: ServedCopy): Promise<void> {
  const pages = [
    ...measuredPages.filter(({ kind }) => kind !== 'notFound').map(page => [page.name, origin + page.address] as const),
    ['the words of home alone', `${origin}/${PLAIN}`],
  ] as const
  console.info(`\nLayout and style on a phone, processor four times slower: medians of ${runs} (${machine()})`)
  console.info(layoutTable(await layouts(pages, browser(), runs)))
}

async function repeat({ origin }: ServedCopy): Promise<void> {
  console.info(`\nA page that was seen before, on a slow line and processor: medians of ${runs} (${machine()})`)
  console.info(repeatTable(await repeats(origin, browser(), runs)))
}

async function interaction({ origin }: ServedCopy): Promise<void> {
  console.info('\nThe estimator on a phone, processor four times slower: worst wait from a key to the next paint')
  console.info(interactionTable(await interactions(origin, browser())))
}

async function underLoad(site: ServedCopy): Promise<void> {
  const figures = await load(site)
  console.info(`\nThe engine as \`wrangler dev\` runs it, over loopback (${machine()})`)
  console.info(loadTable(figures))
  if (figures.errors > 0) process.exitCode = 1
}

function machine(): string {
  return `${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}`
}

const measure = { times, line, layout, repeat, interaction, load: underLoad }
const site = await serveCopy(DIST, { ...floorFiles, [PLAIN]: plainPage(readFileSync(`${DIST}/index.html`, 'utf8')) })
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => site.remove().then(() => process.exit(1)))
try {
  for (const part of wanted) await measure[part](site)
} finally {
  await site.remove()
}

import { existsSync } from 'node:fs'
import { answersOf } from '../bench/observatory/answers.ts'
import { grade } from '../bench/observatory/grade.ts'
import { judge } from '../bench/observatory/judge.ts'
import { modifiers } from '../bench/observatory/modifiers.ts'
import { serveCopy } from './served-copy.ts'

// What Mozilla's Observatory would give the built site, from the engine's own answers. See bench/observatory/README.md.
const DIST = 'dist'
const HIGHEST = 'A+'

if (!existsSync(`${DIST}/index.html`)) {
  console.error('There is no built site to judge: run `npm run build` first.')
  process.exit(1)
}

const signed = (points: number) => (points > 0 ? `+${points}` : String(points))

const site = await serveCopy(DIST)
try {
  const judgements = judge(await answersOf(site.origin, '/'))
  for (const { test, result, presumed } of judgements) {
    const note = presumed ? " (presumed: the network's to do)" : ''
    console.info(`${signed(modifiers[result]).padStart(3)}  ${test}: ${result}${note}`)
  }
  const total = grade(judgements.map(({ result }) => result))
  const unredirected = grade(judgements.map(({ result, presumed }) => (presumed ? 'redirection-missing' : result)))
  console.info(`\nScore ${total.score}, grade ${total.grade}`)
  console.info(`Without "Always Use HTTPS" on the network: score ${unredirected.score}, grade ${unredirected.grade}`)
  if (total.grade !== HIGHEST) process.exitCode = 1
} finally {
  await site.remove()
}

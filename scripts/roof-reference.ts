// Compares our hipped roofs with the straight skeletons of CGAL, for random rectilinear plans.
//
//   npm run reference -- [plans] [--write]     needs c++, libcgal-dev, libgmp-dev, libmpfr-dev
//
// With --write, the first 300 plans become the reference table of the unit tests.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Facing } from '../src/roofing/roof/region.ts'
import { difference, type Measures, ownMeasures } from '../tests/roof-reference/measures.ts'
import { loopsOf, randomNumbers, randomPlan } from '../tests/roof-reference/random-plans.ts'

const FOLDER = 'tests/roof-reference'
const ROWS = 300
const SEED = 20261121

const planCount = Number(process.argv.slice(2).find(argument => /^\d+$/.test(argument)) ?? 10_000)

function facing(dx: number, dy: number): Facing {
  if (dy === 0) return dx > 0 ? 'front' : 'back'
  return dy > 0 ? 'right' : 'left'
}

/** Parses one line of the program's output. */
function parseMeasures(line: string): Measures {
  const [ridge = 0, hip = 0, valley = 0, ...sides] = line.split(' ').map(Number)
  const areas: Record<string, number> = {}
  for (let at = 0; at < sides.length; at += 5) {
    const [x = 0, y = 0, dx = 0, dy = 0, area = 0] = sides.slice(at, at + 5)
    const key = `${facing(dx, dy)} ${dy === 0 ? y : x}`
    areas[key] = (areas[key] ?? 0) + area
  }
  return { ridge, hip, valley, areas }
}

const folder = mkdtempSync(join(tmpdir(), 'roof-reference-'))
try {
  const program = join(folder, 'skeleton')
  execFileSync('c++', ['-O2', '-o', program, `${FOLDER}/skeleton.cpp`, '-lgmp', '-lmpfr'], { stdio: 'inherit' })
  const random = randomNumbers(SEED)
  const all = Array.from({ length: planCount }, () => randomPlan(random))
  const corners = all.map(boxes => (loopsOf(boxes)[0] ?? []).flat().join(' '))
  const lines = execFileSync(program, { input: `${corners.join('\n')}\n`, maxBuffer: 2 ** 30 })
    .toString()
    .trim()
    .split('\n')
  const reference = lines.map(parseMeasures)
  const wrong = all.flatMap((boxes, index) => {
    const mismatch = difference(ownMeasures(boxes), reference[index] as Measures)
    return mismatch ? [{ boxes, mismatch }] : []
  })
  for (const { boxes, mismatch } of wrong.slice(0, 5)) console.log(mismatch, JSON.stringify(boxes))
  console.log(`${lines.length} plans, ${wrong.length} differences`)
  if (process.argv.includes('--write')) {
    const rows = all.slice(0, ROWS).map((boxes, index) => {
      const { areas, ...lengths } = reference[index] as Measures
      return JSON.stringify({
        boxes: boxes.map(({ left, right, front, back }) => [left, right, front, back]),
        ...lengths,
        areas,
      })
    })
    writeFileSync(`${FOLDER}/straight-skeletons.jsonl`, `${rows.join('\n')}\n`)
  }
  process.exitCode = wrong.length > 0 || lines.length < planCount ? 1 : 0
} finally {
  rmSync(folder, { recursive: true })
}

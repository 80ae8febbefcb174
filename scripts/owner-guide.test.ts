import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const TASKS = 10
const MAX_STEPS = 8
const MAX_BYTES = 40_000

/** The parts of a guide that show a screen, each with its picture and the number of its steps. */
function tasks(guide: string): { picture: string; steps: number }[] {
  return guide
    .split('\n## ')
    .slice(1)
    .flatMap(part => {
      const [, picture] = /<img src="([^"]+)" width="\d+" alt="[^"]{10,}">/.exec(part) ?? []
      return picture ? [{ picture: `docs/${picture}`, steps: part.match(/^\d+\. /gm)?.length ?? 0 }] : []
    })
}

const guides = ['docs/owner.md', 'docs/owner.sw.md'].map(file => ({ file, found: tasks(readFileSync(file, 'utf8')) }))

describe.each(guides)('$file', ({ file, found }) => {
  test('tells ten tasks in at most eight steps each', () => {
    expect(found).toHaveLength(TASKS)
    for (const { picture, steps } of found) {
      expect(steps, picture).toBeGreaterThan(1)
      expect(steps, picture).toBeLessThanOrEqual(MAX_STEPS)
    }
  })

  test('shows a small picture of the desk with each', () => {
    for (const { picture } of found) expect(statSync(picture).size, picture).toBeLessThanOrEqual(MAX_BYTES)
  })

  test('leads only to files that are there', () => {
    const links = [...readFileSync(file, 'utf8').matchAll(/\]\(([^)#]+)\)/g)].map(([, link]) => `docs/${link}`)
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(existsSync(link), link).toBe(true)
  })
})

test('both guides tell the same tasks in the same number of steps', () => {
  const [one, other] = guides
  expect(other?.found).toEqual(one?.found)
})

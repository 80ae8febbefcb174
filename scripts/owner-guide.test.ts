import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const TASKS = 22
const MAX_STEPS = 8
const MAX_BYTES = 40_000

/** Lists the sections of a guide that have a screenshot, with the picture and the number of steps. */
function listTasks(guide: string): { picture: string; steps: number }[] {
  return guide
    .split('\n## ')
    .slice(1)
    .flatMap(part => {
      const [, picture] = /<img src="([^"]+)" width="\d+" alt="[^"]{10,}">/.exec(part) ?? []
      return picture ? [{ picture: `docs/${picture}`, steps: part.match(/^\d+\. /gm)?.length ?? 0 }] : []
    })
}

const guides = ['docs/owner.md', 'docs/owner.sw.md'].map(file => ({
  file,
  tasks: listTasks(readFileSync(file, 'utf8')),
}))

describe.each(guides)('$file', ({ file, tasks }) => {
  test('explains every task of the desk in at most eight steps each', () => {
    expect(tasks).toHaveLength(TASKS)
    for (const { picture, steps } of tasks) {
      expect(steps, picture).toBeGreaterThan(1)
      expect(steps, picture).toBeLessThanOrEqual(MAX_STEPS)
    }
  })

  test('has a small screenshot for each task', () => {
    for (const { picture } of tasks) expect(statSync(picture).size, picture).toBeLessThanOrEqual(MAX_BYTES)
  })

  test('links only to existing files', () => {
    const links = [...readFileSync(file, 'utf8').matchAll(/\]\(([^)#]+)\)/g)].map(([, link]) => `docs/${link}`)
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(existsSync(link), link).toBe(true)
  })
})

test('both guides have the same tasks with the same number of steps', () => {
  const [english, kiswahili] = guides
  expect(kiswahili?.tasks).toEqual(english?.tasks)
})

import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The part of IBM's engine that is used here. */
interface Engine {
  Checker: new () => {
    check: (
      document: Document,
      rulesets: readonly string[],
    ) => Promise<{ results: { ruleId: string; value: readonly [string, string]; message: string; snippet: string }[] }>
  }
}

const ibmSource = await readFile(new URL(import.meta.resolve('accessibility-checker-engine')), 'utf8')

async function axeViolations(page: Page): Promise<string[]> {
  // Legacy mode runs in one call without visiting frames; the pages have none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `axe ${id}: ${help}: ${html}`))
}

async function ibmViolations(page: Page): Promise<string[]> {
  // The last expression is undefined, because the engine cannot be serialized as a result.
  await page.evaluate(`${ibmSource};globalThis.ibmEngine = ace;undefined`)
  const results = await page.evaluate(async () => {
    const { Checker } = (globalThis as unknown as { ibmEngine: Engine }).ibmEngine
    return (await new Checker().check(document, ['WCAG_2_2'])).results
  })
  return results
    .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
    .map(({ ruleId, message, snippet }) => `IBM ${ruleId}: ${message}: ${snippet}`)
}

/** The violations that axe and IBM's engine find on the page in its current state. */
export async function findViolations(page: Page): Promise<string[]> {
  return [...(await axeViolations(page)), ...(await ibmViolations(page))]
}

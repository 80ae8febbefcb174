import { chromium, type Page } from '@playwright/test'
import { chromeFlags } from './chrome-flags.ts'

/** The worst wait from a key or a touch to the next paint, milliseconds. */
export interface Interaction {
  readonly name: string
  readonly worstMs: number
}

const CPU_SLOWDOWN = 4
/** The browser reports waits in steps of 8 ms, from here on; shorter ones count as this. */
const MIN_REPORTED_MS = 16

const cases: readonly (readonly [name: string, fragment: string, field: string, typed: string])[] = [
  ['house, typing a wall length', '#quote?shape=hip&length=10&width=7&product=box-profile', 'Wall length', '12.5'],
  [
    'hip roof of 40 x 30 m, typing',
    '#quote?shape=hip&length=40&width=30&product=corrugated-iron-sheet',
    'Wall width',
    '28.5',
  ],
  [
    'list of 500 lines, typing one more',
    `#quote?shape=hip&length=10&width=7&product=box-profile&list=${encodeURIComponent('20 pcs x 3m\n'.repeat(500))}`,
    'The list your fundi gave you',
    '6 x 2',
  ],
]

async function worst(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(least => {
    const seen = window as unknown as { worst: number }
    seen.worst = least
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) seen.worst = Math.max(seen.worst, duration)
    }).observe({ type: 'event', durationThreshold: least } as PerformanceObserverInit)
  }, MIN_REPORTED_MS)
  await act()
  await page.waitForTimeout(1000)
  return page.evaluate(() => (window as unknown as { worst: number }).worst)
}

/** Types into the open estimator on a phone whose processor is slowed down. */
export async function interactions(origin: string, executablePath: string): Promise<Interaction[]> {
  const browser = await chromium.launch({ executablePath, args: [...chromeFlags] })
  try {
    const measured: Interaction[] = []
    for (const [name, fragment, field, typed] of cases) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
      })
      const page = await context.newPage()
      await page.goto(`${origin}/privacy-policy.html${fragment}`)
      const input = page.getByRole('dialog').getByLabel(field, { exact: true })
      await input.focus()
      await page.waitForTimeout(1500)
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
      const worstMs = await worst(page, async () => {
        await page.keyboard.press('End')
        await input.pressSequentially(typed, { delay: 250 })
      })
      measured.push({ name, worstMs })
      await context.close()
    }
    return measured
  } finally {
    await browser.close()
  }
}

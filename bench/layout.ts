import { type Browser, chromium } from '@playwright/test'
import { chromeFlags } from './chrome-flags.ts'
import { median } from './median.ts'

/** What the browser's own counters say of one page on a phone whose processor is slowed down; medians. */
export interface Layout {
  readonly page: string
  readonly layoutMs: number
  readonly styleMs: number
  readonly nodes: number
}

const CPU_SLOWDOWN = 4
const SETTLED_MS = 1500

/** The words of a page, one paragraph for each place where they stand, and nothing else. */
export function plainPage(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  const words = body
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
  const head =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
  return `${head}<title>Words</title><link rel="icon" href="/icon.svg">${words.map(line => `<p>${line}</p>`).join('\n')}\n`
}

async function measure(browser: Browser, address: string): Promise<Omit<Layout, 'page'>> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2.6,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto(address)
  await page.waitForTimeout(SETTLED_MS)
  const { metrics } = await session.send('Performance.getMetrics')
  await context.close()
  const of = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN
  return { layoutMs: of('LayoutDuration') * 1000, styleMs: of('RecalcStyleDuration') * 1000, nodes: of('Nodes') }
}

/** Each page in turns, by name and address. */
export async function layouts(
  pages: readonly (readonly [name: string, address: string])[],
  executablePath: string,
  runs: number,
): Promise<Layout[]> {
  const browser = await chromium.launch({ executablePath, args: [...chromeFlags] })
  const seen = new Map(pages.map(page => [page, [] as Omit<Layout, 'page'>[]]))
  try {
    for (let run = 0; run < runs; run++)
      for (const [[, address], all] of seen) all.push(await measure(browser, address))
  } finally {
    await browser.close()
  }
  return [...seen].map(([[page], all]) => ({
    page,
    layoutMs: median(all.map(({ layoutMs }) => layoutMs)),
    styleMs: median(all.map(({ styleMs }) => styleMs)),
    nodes: median(all.map(({ nodes }) => nodes)),
  }))
}

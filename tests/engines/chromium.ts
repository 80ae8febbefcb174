import { chromiumPath } from '../../scripts/browser.ts'
import type { Engine } from './engine.ts'
import { PuppeteerEngine } from './puppeteer.ts'

/** Opens the engine of Chrome, Edge, Opera and Samsung Internet. */
export function openChromium(): Promise<Engine> {
  const root = process.getuid?.() === 0
  return PuppeteerEngine.launch({
    executablePath: chromiumPath() ?? 'chromium',
    args: ['--disable-background-networking', ...(root ? ['--no-sandbox'] : [])],
  })
}

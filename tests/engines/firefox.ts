import { firefoxPath } from '../../scripts/engines.ts'
import type { Engine } from './engine.ts'
import { PuppeteerEngine } from './puppeteer.ts'

/** Opens Firefox with the WebDriver BiDi protocol. */
export function openFirefox(): Promise<Engine> {
  return PuppeteerEngine.launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath: firefoxPath() ?? 'firefox',
  })
}

import { firefoxPath } from '../../scripts/engines.ts'
import type { Engine } from './engine.ts'
import { PuppeteerEngine } from './puppeteer.ts'

/** Firefox, through the standard protocol that it shares with the others. */
export function openFirefox(): Promise<Engine> {
  return PuppeteerEngine.launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath: firefoxPath() ?? 'firefox',
  })
}

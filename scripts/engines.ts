import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumPath, installChromium } from './browser.ts'
import { installed, installPackages, named, packaged } from './distribution.ts'

/** A Firefox that is there: the one asked for, else an installed one. */
export function firefoxPath(): string | undefined {
  const windows = join(process.env.PROGRAMFILES ?? 'C:/Program Files', 'Mozilla Firefox/firefox.exe')
  const places = ['/Applications/Firefox.app/Contents/MacOS/firefox', windows]
  return named('FIREFOX_PATH') ?? installed('firefox-esr', 'firefox') ?? places.find(path => existsSync(path))
}

/** The three programs that make WebKit drivable on Linux: its driver, its small browser, a screen that nobody sees. */
export function webkitPaths(): { driver: string; browser: string; screen: string } | undefined {
  const driver = installed('WebKitWebDriver')
  const browser = globSync('/usr/{lib,lib/*,libexec}/webkit*gtk-*/MiniBrowser').sort().at(-1)
  const screen = installed('Xvfb')
  return driver && browser && screen ? { driver, browser, screen } : undefined
}

/** What the walk runs in, the way to know that it is there, and the way to get it. */
export const engines = [
  { name: 'Chromium', found: chromiumPath, install: installChromium, required: true },
  { name: 'Firefox', found: firefoxPath, install: () => installPackages('firefox-esr') },
  {
    name: 'WebKit',
    found: () => webkitPaths()?.browser,
    install: () => installPackages('webkit2gtk-driver', 'xvfb'),
  },
] as const

if (import.meta.main) {
  for (const engine of engines) {
    if (!engine.found()) engine.install()
    const path = engine.found()
    const why = packaged ? 'its package could not be installed' : 'packages are installed only by root, with apt-get'
    console.info(path ? `${engine.name}: runs, ${path}` : `${engine.name}: does not run: it is not here, and ${why}`)
    if (!path && 'required' in engine) process.exitCode = 1
  }
}

import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumPath, installChromium } from './browser.ts'
import { canInstallPackages, findProgram, installPackages, pathFromEnvironment } from './system-packages.ts'

/** Finds a Firefox: from FIREFOX_PATH, else an installed one. */
export function firefoxPath(): string | undefined {
  const windows = join(process.env.PROGRAMFILES ?? 'C:/Program Files', 'Mozilla Firefox/firefox.exe')
  const places = ['/Applications/Firefox.app/Contents/MacOS/firefox', windows]
  return (
    pathFromEnvironment('FIREFOX_PATH') ??
    findProgram('firefox-esr', 'firefox') ??
    places.find(path => existsSync(path))
  )
}

/** Finds the programs to automate WebKit on Linux: its driver, its minimal browser and a virtual screen. */
export function webkitPaths(): { driver: string; browser: string; screen: string } | undefined {
  const driver = findProgram('WebKitWebDriver')
  const browser = globSync('/usr/{lib,lib/*,libexec}/webkit*gtk-*/MiniBrowser').sort().at(-1)
  const screen = findProgram('Xvfb')
  return driver && browser && screen ? { driver, browser, screen } : undefined
}

/** The browser engines of tests/engines, with functions to find and to install each. */
export const engines = [
  { name: 'Chromium', find: chromiumPath, install: installChromium, required: true },
  { name: 'Firefox', find: firefoxPath, install: () => installPackages('firefox-esr') },
  {
    name: 'WebKit',
    find: () => webkitPaths()?.browser,
    install: () => installPackages('webkit2gtk-driver', 'xvfb'),
  },
] as const

if (import.meta.main) {
  for (const engine of engines) {
    if (!engine.find()) engine.install()
    const path = engine.find()
    const reason = canInstallPackages ? 'could not be installed' : 'installing it needs root and apt-get'
    console.info(path ? `${engine.name}: ${path}` : `${engine.name}: not available, ${reason}`)
    if (!path && 'required' in engine) process.exitCode = 1
  }
}

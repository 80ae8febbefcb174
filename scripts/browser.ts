import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { installed, installPackages, named, packaged } from './distribution.ts'

/** Chromium without windows: pages take it half the processor time that they take the whole browser. */
const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', SHELL]

/** Where Chrome and Chromium stand when a person has installed them outside of a distribution. */
function installedPlaces(): string[] {
  const windows = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(folder => folder !== undefined)
    .map(folder => join(folder, 'Google/Chrome/Application/chrome.exe'))
  const mac = ['Google Chrome', 'Chromium'].map(name => `/Applications/${name}.app/Contents/MacOS/${name}`)
  return [...mac, ...windows]
}

/** A Chromium that is there: the one asked for, else an installed one, else the one Playwright has fetched. */
export function chromiumPath(): string | undefined {
  const found = named('CHROMIUM_PATH') ?? installed(...NAMES)
  return found ?? [...installedPlaces(), chromium.executablePath()].find(path => existsSync(path))
}

/** What the browser tests run in: the one asked for, else the lightest that is there. */
export function testBrowserPath(): string | undefined {
  return named('CHROMIUM_PATH') ?? installed(SHELL) ?? chromiumPath()
}

/** The distribution's package brings the libraries it needs; Playwright's own download may be closed off. */
export function installChromium(): void {
  if (installPackages(SHELL) || installPackages('chromium')) return
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' })
}

if (import.meta.main) {
  // The whole browser does as well: the lighter one is fetched only where that is a matter of seconds.
  if (!testBrowserPath()) installChromium()
  else if (packaged && !installed(SHELL)) installPackages(SHELL)
  const path = testBrowserPath()
  if (!path) {
    console.error('There is no Chromium, and none could be installed. Install one, or name it in CHROMIUM_PATH.')
    process.exit(1)
  }
  console.info(`The browser of the tests is ${path}`)
}

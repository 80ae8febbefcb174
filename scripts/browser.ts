import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { canInstallPackages, findProgram, installPackages, pathFromEnvironment } from './system-packages.ts'

/** Chromium without a user interface, which needs half the CPU time. */
const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', SHELL]

/** The usual paths of Chrome and Chromium on macOS and Windows. */
function desktopPaths(): string[] {
  const windows = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(folder => folder !== undefined)
    .map(folder => join(folder, 'Google/Chrome/Application/chrome.exe'))
  const mac = ['Google Chrome', 'Chromium'].map(name => `/Applications/${name}.app/Contents/MacOS/${name}`)
  return [...mac, ...windows]
}

/** Finds a Chromium: from CHROMIUM_PATH, else an installed one, else the one that Playwright has downloaded. */
export function chromiumPath(): string | undefined {
  const found = pathFromEnvironment('CHROMIUM_PATH') ?? findProgram(...NAMES)
  return found ?? [...desktopPaths(), chromium.executablePath()].find(path => existsSync(path))
}

/** Finds the browser for tests: from CHROMIUM_PATH, else the lightest one available. */
export function testBrowserPath(): string | undefined {
  return pathFromEnvironment('CHROMIUM_PATH') ?? findProgram(SHELL) ?? chromiumPath()
}

/** Prefers the system package, which includes the required libraries, to the download of Playwright. */
export function installChromium(): void {
  if (installPackages(SHELL) || installPackages('chromium')) return
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' })
}

if (import.meta.main) {
  // Any Chromium works. Where apt-get can install the lighter one, which takes seconds, tests use that.
  if (!testBrowserPath()) installChromium()
  else if (canInstallPackages && !findProgram(SHELL)) installPackages(SHELL)
  const path = testBrowserPath()
  if (!path) {
    console.error('No Chromium was found or could be installed. Install one, or set CHROMIUM_PATH.')
    process.exit(1)
  }
  console.info(`Browser for tests: ${path}`)
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Where Chrome and Chromium stand when a person or a distribution has installed them. */
function installedPlaces(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = process.platform === 'win32' ? [] : folders.flatMap(folder => NAMES.map(name => join(folder, name)))
  const windows = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(folder => folder !== undefined)
    .map(folder => join(folder, 'Google/Chrome/Application/chrome.exe'))
  const mac = ['Google Chrome', 'Chromium'].map(name => `/Applications/${name}.app/Contents/MacOS/${name}`)
  return [...NAMES.map(name => join('/usr/bin', name)), ...onPath, ...mac, ...windows]
}

/** A Chromium that is there: the one asked for, else an installed one, else the one Playwright has fetched. */
export function chromiumPath(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) {
    if (existsSync(wanted)) return wanted
    throw new Error(`CHROMIUM_PATH is ${wanted}, and there is no file of that name.`)
  }
  return [...installedPlaces(), chromium.executablePath()].find(path => existsSync(path))
}

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
}

/** The distribution's package brings the libraries it needs; Playwright's own download may be closed off. */
function install(): void {
  const packaged = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (packaged && run('apt-get', 'update') && run('apt-get', 'install', '-y', 'chromium')) return
  run('playwright', 'install', 'chromium')
}

if (import.meta.main) {
  if (!chromiumPath()) install()
  const path = chromiumPath()
  if (!path) {
    console.error('There is no Chromium, and none could be installed. Install one, or name it in CHROMIUM_PATH.')
    process.exit(1)
  }
  console.info(`The browser of the tests is ${path}`)
}

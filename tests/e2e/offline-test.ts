import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { DIST } from '../../build/built-files.ts'
import { releaseOf } from '../../build/release.ts'
import { prependRelease } from '../../build/service-worker.ts'
import { startWranglerServer } from '../../scripts/wrangler-server.ts'
import { wordsByLanguage } from '../../src/i18n/all-languages.ts'
import type { Release } from '../../src/offline/release.ts'
import { languages } from '../../src/text/languages.ts'
import { test } from './base-test.ts'
import { pages } from './site.ts'

type Site = Awaited<ReturnType<typeof startWranglerServer>>
/** A test with a served copy of the site, which it may stop, change and start again. */
export const offlineTest = test.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern
  site: async ({}, use) => {
    const site = await startWranglerServer(DIST)
    await use(site)
    await site.remove()
  },
  baseURL: ({ site }, use) => use(site.origin),
  serviceWorkers: 'allow',
})

/** Waits until the device has stored a whole release. */
export async function expectStored(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    while (active && active.state !== 'activated') await new Promise(resume => setTimeout(resume, 50))
  })
}

/** Writes the service worker for the files on the disk, or for a given release. */
export async function writeWorker(dist: string, release?: Release): Promise<void> {
  const file = join(dist, 'service-worker.js')
  const built = await readFile(file, 'utf8')
  // The first line has the release.
  const script = built.slice(built.indexOf('\n') + 1)
  await writeFile(file, prependRelease(script, release ?? (await releaseOf(dist))))
}

/** Deploys a release in which every heading is new. */
export async function deploy(site: Site, change: (dist: string) => Promise<void> = async () => undefined) {
  for (const { path } of pages) {
    const name = path === '/' ? 'index' : path.slice(1).replace('.html', '')
    const file = join(site.dist, `${name}.html`)
    const html = await readFile(file, 'utf8').catch(() => undefined)
    if (html) await writeFile(file, html.replaceAll(/<h1([^>]*)>/g, '<h1$1>New: '))
  }
  await change(site.dist)
  await writeWorker(site.dist)
  await change(site.dist)
  await site.stop()
  await site.start()
}

const { notices } = wordsByLanguage[languages[0]].shell
export const offlineMessage = (page: Page) => page.getByText(notices.offline)
export const newerReleaseMessage = (page: Page) => page.getByText(notices.newRelease)

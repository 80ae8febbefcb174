import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { releaseOf } from '../../build/release.ts'
import { prependRelease } from '../../build/service-worker.ts'
import { startStaticServer } from '../../scripts/static-server.ts'
import { wordsByLanguage } from '../../src/i18n/all-languages.ts'
import type { Release } from '../../src/offline/release.ts'
import { languages } from '../../src/text/languages.ts'
import { pages } from './site.ts'
import { test } from './watched.ts'

// Every test has a copy of the site and a host of its own: it is stopped where the network is to be gone, and its files are
// changed where a new release is to be deployed.
type Site = Awaited<ReturnType<typeof startStaticServer>>
export const served = test.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern
  site: async ({}, use) => {
    const site = await startStaticServer('dist')
    await use(site)
    await site.remove()
  },
  baseURL: ({ site }, use) => use(site.origin),
  serviceWorkers: 'allow',
})

/** Waits until the device keeps a whole release. */
export async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    while (active && active.state !== 'activated') await new Promise(resume => setTimeout(resume, 50))
  })
}

/** Writes the worker of the site as it is on the disk, or of the release that is given. */
export async function writeWorker(dist: string, release?: Release): Promise<void> {
  const file = join(dist, 'service-worker.js')
  const built = await readFile(file, 'utf8')
  // The release stands in the first line.
  const script = built.slice(built.indexOf('\n') + 1)
  await writeFile(file, prependRelease(script, release ?? (await releaseOf(dist))))
}

/** Deploys another release, in which every page says something else. */
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

const { news } = wordsByLanguage[languages[0]].shell
export const offlineLine = (page: Page) => page.getByText(news.offline)
export const newerLine = (page: Page) => page.getByText(news.newer)

import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { releaseFiles, workerScript, writeWorker } from '../../build/worker.ts'
import { type ServedCopy, serveCopy } from '../../scripts/served-copy.ts'
import { roofPicture } from '../../src/catalogue/picture-names.ts'
import { priceList } from '../../src/catalogue/price-list.ts'
import { another, pages, products, sheet, tile, unknownPage, unknownProduct } from './site.ts'
import { expect, test } from './watched.ts'

// Every test has a copy of the site and an engine of its own: it is stopped where the network is to be gone, and its
// files are changed where a new release is to be deployed.
const served = test.extend<{ site: ServedCopy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern
  site: async ({}, use) => {
    const site = await serveCopy('dist')
    await use(site)
    await site.remove()
  },
  baseURL: ({ site }, use) => use(site.origin),
  serviceWorkers: 'allow',
})

/** Waits until the device keeps a whole release. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    while (active && active.state !== 'activated') await new Promise(resume => setTimeout(resume, 50))
  })
}

/** Deploys another release, in which every page says something else. */
async function deploy(site: ServedCopy, change: (dist: string) => Promise<void> = async () => undefined) {
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

const offlineLine = (page: Page) => page.getByText(`Offline: prices as of ${priceList.asOf}`)
const newerLine = (page: Page) => page.getByText('A newer price list is here.')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

served('after one visit every page opens without a network, with its pictures, and says so', async ({ page, site }) => {
  await page.goto('/')
  await expect(offlineLine(page)).toBeHidden()
  await kept(page)
  await site.stop()
  for (const { path } of pages.filter(each => each.path !== '/500.html')) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    for (const picture of await page.locator('picture img').all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    }
    if (![unknownPage, unknownProduct].includes(path as typeof unknownPage))
      await expect(offlineLine(page)).toBeVisible()
  }
})

served(
  'without a network an address that does not exist is still said not to, each in its own words',
  async ({ page, site }) => {
    await page.goto('/')
    await kept(page)
    await site.stop()
    expect((await page.goto(unknownPage))?.status()).toBe(404)
    await expect(heading(page)).toHaveText('Oops! Page not found')
    expect((await page.goto(unknownProduct))?.status()).toBe(404)
    await expect(heading(page)).toHaveText('Product Not Found')
  },
)

served('the estimator opens, counts and writes the order without a network', async ({ page, site }) => {
  await page.goto('/')
  await kept(page)
  await site.stop()
  await page.goto(`${sheet.path}#quote?shape=gable&length=10&width=7&product=${sheet.slug}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(`Prices as of ${priceList.asOf}`).first()).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Order via WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(sheet.name).replaceAll('(', '\\(').replaceAll(')', '\\)')),
  )
})

served('a picture that was never seen shows the small one, or the drawing of its profile', async ({ page, site }) => {
  await page.goto('/')
  await kept(page)
  await page.goto(tile.path)
  const names = [roofPicture(tile), roofPicture(another)] as const
  const [small, drawn] = await page.evaluate(async ([shown, other]) => {
    const { attributes } = document.querySelector('picture source') as HTMLSourceElement
    const avif = (attributes.getNamedItem('srcset')?.value ?? '').split(',').at(-1)?.split(' ')[0] ?? ''
    return [avif.replace(shown, other), avif.replace('avif', 'webp').replace(shown, other)]
  }, names)
  await site.stop()
  const shown = (address: string) => page.evaluate(async src => (await fetch(src)).headers.get('content-type'), address)
  expect(await shown(small as string)).toBe('image/avif')
  expect(await shown(drawn as string)).toBe('image/svg+xml')
})

served(
  'nothing is kept before the page has loaded, and nothing for a first page that saves data',
  async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await page.goto(site.origin)
    await page.waitForLoadState('networkidle')
    expect(await registrations()).toBe(0)
    await page.goto(sheet.path)
    await expect.poll(registrations).toBe(1)
  },
)

served('a new release is taken up whole: the page says so, and the next one is new', async ({ page, site }) => {
  await page.goto('/')
  const old = await heading(page).innerText()
  await kept(page)
  await deploy(site)
  await page.goto('/')
  await expect(heading(page)).toHaveText(old)
  await expect(newerLine(page)).toBeVisible()
  await page.getByRole('link', { name: 'Load again' }).click()
  await expect(heading(page)).toHaveText(`New: ${old}`)
  await site.stop()
  for (const { slug, name } of products) {
    await page.goto(`/product/${slug}`)
    await expect(heading(page)).toHaveText(`New: ${name}`)
  }
})

served(
  'an open page of the old release still opens its own estimator once a new release is in',
  async ({ page, site }) => {
    await page.goto('/')
    await kept(page)
    const estimator = Object.keys(await releaseFiles(site.dist)).filter(name => name.includes('estimator'))
    expect(estimator.length).toBe(2)
    await deploy(site, async dist => {
      for (const name of estimator) await rm(join(dist, name), { force: true })
    })
    await page.goto('/')
    await expect(newerLine(page)).toBeVisible()
    await page.evaluate(() => {
      location.hash = '#quote?shape=gable&length=10&width=7'
    })
    await expect(page.getByRole('dialog').getByText('Running metres').first()).toBeVisible()
  },
)

served(
  'a release of which a file is missing, or is not what it should be, never replaces a working one',
  async ({ page, site }) => {
    await page.goto('/')
    const old = await heading(page).innerText()
    await kept(page)
    for (const spoil of [
      (dist: string) => rm(join(dist, `product/${another.slug}.html`), { force: true }),
      (dist: string) => writeFile(join(dist, `product/${tile.slug}.html`), 'half a p'),
    ]) {
      await deploy(site)
      await spoil(site.dist)
      await page.goto('/')
      const outcome = await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        const [installing] = await Promise.all([
          new Promise<ServiceWorker>(found => {
            if (registration?.installing) found(registration.installing)
            else registration?.addEventListener('updatefound', () => found(registration.installing as ServiceWorker))
          }),
          registration?.update().catch(() => undefined),
        ])
        while (installing.state === 'installing') await new Promise(resume => setTimeout(resume, 50))
        return installing.state
      })
      expect(outcome).toBe('redundant')
      await page.goto(sheet.path)
      await page.goto('/')
      await expect(heading(page)).toHaveText(old)
    }
    await site.stop()
    await page.goto(another.path)
    await expect(heading(page)).toHaveText(another.name)
  },
)

served('one deploy removes the worker and all that it kept', async ({ page, site }) => {
  await page.goto('/')
  await kept(page)
  await writeFile(join(site.dist, 'service-worker.js'), await workerScript({}, false))
  // The pages of such a release name no worker.
  const home = join(site.dist, 'index.html')
  const html = await readFile(home, 'utf8')
  expect(html).toContain(' data-worker="')
  await writeFile(home, html.replace(/ data-worker="[^"]*"/, ''))
  await site.stop()
  await site.start()
  await page.goto('/')
  const left = () =>
    page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length])
  await expect.poll(left).toEqual([0, 0])
  await page.goto('/#quote?shape=gable&length=10&width=7')
  await page.reload()
  await expect(page.getByRole('dialog').getByText('Running metres').first()).toBeVisible()
  expect(await left()).toEqual([0, 0])
})

import { readFile, rm, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { releaseOf } from '../../build/release.ts'
import { roofPictureName } from '../../src/facts/picture-names.ts'
import { priceList } from '../../src/facts/price-list.ts'
import { wordsByLanguage } from '../../src/i18n/all-languages.ts'
import { en } from '../../src/i18n/en.ts'
import { pathsIn } from '../../src/site/paths.ts'
import { languages } from '../../src/text/languages.ts'
import { moveGallery } from './gallery.ts'
import { expectHouse, HOUSE, listField, main, openQuote, orderLink } from './quote.ts'
import { deploy, kept, newerLine, offlineLine, served, writeWorker } from './served.ts'
import { another, callAddress, chatText, pages, products, sheet, tile, unknownPage, unknownProduct } from './site.ts'
import { expect } from './watched.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

served('after one visit every page opens without a network, with its pictures, and says so', async ({ page, site }) => {
  await page.goto('/')
  await expect(offlineLine(page)).toBeHidden()
  await kept(page)
  await site.stop()
  for (const { path } of pages.filter(each => each.path !== '/500.html')) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    await moveGallery(page)
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

served('a quote opens, counts, reads a list and writes the order without a network', async ({ page, site }) => {
  await page.goto('/')
  await kept(page)
  await site.stop()
  await openQuote(page, `${HOUSE}&list=20+x+3m`)
  await expectHouse(page)
  await expect(
    main(page)
      .getByText(`Prices as of ${en.estimator.day(priceList.asOf)}`)
      .first(),
  ).toBeVisible()
  await expect(main(page).getByText('Your list has 60 m')).toBeVisible()
  expect(chatText(await orderLink(page).getAttribute('href'))).toContain(sheet.name)
})

/** What stands behind an address for the page that is open. */
const typeOf = (page: Page, address: string) =>
  page.evaluate(async src => (await fetch(src)).headers.get('content-type'), address)

/** The addresses of the files of one picture, smallest first. */
const filesOf = (picture: Locator) =>
  picture.evaluate(element => {
    const [source] = element.getElementsByTagName('source')
    return (source?.srcset ?? '').split(',').map(candidate => candidate.split(' ')[0] as string)
  })

/** What the device has kept of what was seen, without the folders of the releases. */
const seen = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('seen')).keys()).map(({ url }) => new URL(url).pathname))

served('what a visitor has seen is there again without a network', async ({ page, site }) => {
  await page.goto('/')
  await kept(page)
  await page.goto('/')
  const shown = page.locator('picture img')
  await shown.nth(1).scrollIntoViewIfNeeded()
  await expect.poll(async () => (await seen(page)).length).toBeGreaterThanOrEqual(2)
  const addresses = await shown.evaluateAll(all => all.map(image => (image as HTMLImageElement).currentSrc))
  await site.stop()
  await page.goto('/')
  const names = await seen(page)
  const known = addresses.filter(address => names.some(name => address.endsWith(name)))
  expect(known.length).toBeGreaterThanOrEqual(2)
  for (const address of known) expect(await typeOf(page, address)).toMatch(/^image\/(avif|webp)$/)
})

served(
  'a picture that was never seen shows the same view in another size, else its drawing',
  async ({ page, site }) => {
    await page.goto('/')
    await kept(page)
    const [first = sheet, second = tile] = products
    await page.goto('/')
    await page.locator('#products picture').first().scrollIntoViewIfNeeded()
    await expect.poll(async () => (await seen(page)).join()).toContain(roofPictureName(first))
    await site.stop()
    await page.goto(`/product/${first.slug}`)
    const large = (await filesOf(page.locator('main picture').first())).at(-1) as string
    expect((await seen(page)).some(name => large.endsWith(name))).toBe(false)
    expect(await typeOf(page, large)).toMatch(/^image\/(avif|webp)$/)
    expect(await typeOf(page, large.replace(/\w+$/, 'jxl'))).toBe('image/svg+xml')
    await page.goto(`/product/${second.slug}`)
    const unseen = (await filesOf(page.locator('main picture').nth(1))).at(-1) as string
    expect(await typeOf(page, unseen)).toBe('image/svg+xml')
  },
)

served('a page beyond the limit is kept when it was visited; what was not says so', async ({ page, site }) => {
  const [visited, unvisited] = [tile.path, another.path]
  const release = await releaseOf(site.dist)
  const { [visited]: _, [unvisited]: __, ...pages } = release.pages['/'] ?? {}
  const limited = {
    ...release,
    pages: { '/': pages },
    cachedOnVisit: [visited, unvisited],
    visitedLimits: { files: 12, bytes: 500_000 },
  }
  await writeWorker(site.dist, limited)
  await page.goto('/')
  await kept(page)
  await page.goto(visited)
  await expect.poll(() => seen(page)).toContain(visited)
  expect((await seen(page)).length).toBeLessThanOrEqual(12)
  await site.stop()
  expect((await page.goto(visited))?.status()).toBe(200)
  await expect(heading(page)).toHaveText(tile.name)
  expect((await page.goto(unvisited))?.status()).toBe(503)
  await expect(heading(page)).toHaveText('This page needs a network')
  await expect(page.getByRole('main').getByRole('link', { name: 'Call us' })).toHaveAttribute('href', callAddress)
  expect((await page.goto(unknownProduct))?.status()).toBe(404)
})

served.describe('where there is another language', () => {
  const [first, other = first] = languages
  served.skip(other === first, 'the site speaks one')

  served('it is kept from its first visit on, and opens without a network in its own words', async ({ page, site }) => {
    const paths = pathsIn(other)
    const addresses = () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter(name => name.startsWith('release-'))
        const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
        return requests.flat().map(({ url }) => new URL(url).pathname)
      })
    await page.goto('/')
    await kept(page)
    expect(await addresses()).not.toContain(paths.home)
    await page.goto(paths.home)
    for (const path of [paths.home, paths.termsOfService, `${paths.notFound}.html`])
      await expect.poll(addresses).toContain(path)
    await site.stop()
    const { news } = wordsByLanguage[other].shell
    for (const path of [paths.home, paths.product(sheet.slug), paths.termsOfService]) {
      expect((await page.goto(path))?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', wordsByLanguage[other].language)
      await expect(page.getByText(news.offline)).toBeVisible()
    }
    expect((await page.goto(`${paths.home}nothing`))?.status()).toBe(404)
    await expect(heading(page)).toHaveText(wordsByLanguage[other].notFound.page.heading)
    expect((await page.goto(pathsIn(first).product(sheet.slug)))?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', wordsByLanguage[first].language)
  })
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

served('an open page of the old release still reads a list once a new release is in', async ({ page, site }) => {
  await openQuote(page, HOUSE)
  await kept(page)
  const { shared } = await releaseOf(site.dist)
  const [reader = ''] = Object.keys(shared).filter(name => name.includes('list-reader'))
  await deploy(site, dist => rm(join(dist, reader), { force: true }))
  await openQuote(page, HOUSE)
  await expect(newerLine(page)).toBeVisible()
  await listField(page).fill('20 x 3m')
  await expect(main(page).getByText('Your list has 60 m')).toBeVisible()
})

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
  const leave = stripTypeScriptTypes(await readFile('src/offline/remove-service-worker.ts', 'utf8'))
  await writeFile(join(site.dist, 'service-worker.js'), leave)
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
  await openQuote(page, HOUSE)
  await expectHouse(page)
  expect(await left()).toEqual([0, 0])
})

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
import { expect } from './base-test.ts'
import { moveGallery } from './gallery.ts'
import { deploy, expectStored, newerReleaseMessage, offlineMessage, offlineTest, writeWorker } from './offline-test.ts'
import { expectHouse, HOUSE, main, openList, openQuote, orderLink } from './quote.ts'
import { another, callAddress, chatText, pages, products, sheet, tile, unknownPage, unknownProduct } from './site.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

offlineTest('after one visit all pages and a quote open offline', async ({ page, site }) => {
  await page.goto('/')
  await expect(offlineMessage(page)).toBeHidden()
  await expectStored(page)
  const { cachedOnVisit } = await releaseOf(site.dist)
  await site.stop()

  await offlineTest.step('pages open with their pictures and say that they are offline', async () => {
    for (const { path } of pages.filter(each => each.path !== '/500.html' && !cachedOnVisit.includes(each.path))) {
      const response = await page.goto(path)
      await expect(heading(page)).toBeVisible()
      await moveGallery(page)
      for (const picture of await page.locator('picture img').filter({ visible: true }).all()) {
        await picture.scrollIntoViewIfNeeded()
        await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
      }
      const notFound = { [unknownPage]: 'Oops! Page not found', [unknownProduct]: 'Product Not Found' }[path]
      expect(response?.status(), path).toBe(notFound ? 404 : 200)
      if (notFound) await expect(heading(page)).toHaveText(notFound)
      else await expect(offlineMessage(page)).toBeVisible()
    }
  })

  await offlineTest.step('a quote counts, reads a list and writes the order', async () => {
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
})

/** The content type of an address, as the open page receives it. */
const contentType = (page: Page, address: string) =>
  page.evaluate(async src => (await fetch(src)).headers.get('content-type'), address)

/** The files of a picture, smallest first. */
const filesOf = (picture: Locator) =>
  picture.evaluate(element => {
    const [source] = element.getElementsByTagName('source')
    return (source?.srcset ?? '').split(',').map(candidate => candidate.split(' ')[0] as string)
  })

/** The paths that the device has stored of visited pages and pictures, without the releases. */
const storedPaths = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('seen')).keys()).map(({ url }) => new URL(url).pathname))

offlineTest(
  'offline, pictures that were seen are shown, others in another size or as a drawing',
  async ({ page, site }) => {
    await page.goto('/')
    await expectStored(page)
    const [first = sheet, second = tile] = products
    await page.goto('/')
    const pictures = page.locator('picture img')
    await pictures.nth(1).scrollIntoViewIfNeeded()
    await page.locator('#products picture').first().scrollIntoViewIfNeeded()
    await expect.poll(async () => (await storedPaths(page)).join()).toContain(roofPictureName(first))
    await expect.poll(async () => (await storedPaths(page)).length).toBeGreaterThanOrEqual(2)
    const addresses = await pictures.evaluateAll(all => all.map(image => (image as HTMLImageElement).currentSrc))
    await site.stop()

    await offlineTest.step('pictures that were seen are shown', async () => {
      await page.goto('/')
      const paths = await storedPaths(page)
      const seen = addresses.filter(address => paths.some(path => address.endsWith(path)))
      expect(seen.length).toBeGreaterThanOrEqual(2)
      for (const address of seen) expect(await contentType(page, address)).toMatch(/^image\/(avif|webp)$/)
    })
    await offlineTest.step('another size of the same view is shown instead', async () => {
      await page.goto(`/product/${first.slug}`)
      const large = (await filesOf(page.locator('#view-roof picture'))).at(-1) as string
      expect((await storedPaths(page)).some(path => large.endsWith(path))).toBe(false)
      expect(await contentType(page, large)).toMatch(/^image\/(avif|webp)$/)
      expect(await contentType(page, large.replace(/\w+$/, 'jxl'))).toBe('image/svg+xml')
    })
    await offlineTest.step('a view that was never seen is replaced by a drawing', async () => {
      await page.goto(`/product/${second.slug}`)
      const unseen = (await filesOf(page.locator('#view-stack picture'))).at(-1) as string
      expect(await contentType(page, unseen)).toBe('image/svg+xml')
    })
  },
)

offlineTest('a page beyond the limit opens offline only after a visit', async ({ page, site }) => {
  offlineTest.skip(tile === another, 'There is no second product.')
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
  await expectStored(page)
  await page.goto(visited)
  await expect.poll(() => storedPaths(page)).toContain(visited)
  expect((await storedPaths(page)).length).toBeLessThanOrEqual(12)
  await site.stop()
  expect((await page.goto(visited))?.status()).toBe(200)
  await expect(heading(page)).toHaveText(tile.name)
  expect((await page.goto(unvisited))?.status()).toBe(503)
  await expect(heading(page)).toHaveText('This page needs a network')
  await expect(page.getByRole('main').getByRole('link', { name: 'Call', exact: true })).toHaveAttribute(
    'href',
    callAddress,
  )
  expect((await page.goto(unknownProduct))?.status()).toBe(404)
})

offlineTest.describe('with a second language', () => {
  const [first, other = first] = languages
  offlineTest.skip(other === first, 'There is one language.')

  offlineTest('it is stored at its first visit and opens offline', async ({ page, site }) => {
    const paths = pathsIn(other)
    const addresses = () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter(name => name.startsWith('release-'))
        const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
        return requests.flat().map(({ url }) => new URL(url).pathname)
      })
    await page.goto('/')
    await expectStored(page)
    expect(await addresses()).not.toContain(paths.home)
    await page.goto(paths.home)
    for (const path of [paths.home, paths.termsOfService, `${paths.notFound}.html`])
      await expect.poll(addresses).toContain(path)
    await site.stop()
    const { notices } = wordsByLanguage[other].shell
    for (const path of [paths.home, paths.product(sheet.slug), paths.termsOfService]) {
      expect((await page.goto(path))?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', wordsByLanguage[other].language)
      await expect(page.getByText(notices.offline)).toBeVisible()
    }
    expect((await page.goto(`${paths.home}nothing`))?.status()).toBe(404)
    await expect(heading(page)).toHaveText(wordsByLanguage[other].notFound.page.heading)
    expect((await page.goto(pathsIn(first).product(sheet.slug)))?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', wordsByLanguage[first].language)
  })
})

offlineTest('with data saving nothing is stored before the second page', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await page.goto(site.origin)
  await page.waitForLoadState('networkidle')
  expect(await registrations()).toBe(0)
  await page.goto(sheet.path)
  await expect.poll(registrations).toBe(1)
})

offlineTest('the page announces a new release, and the next page has it', async ({ page, site }) => {
  await page.goto('/')
  const old = await heading(page).innerText()
  await expectStored(page)
  await deploy(site)
  await page.goto('/')
  await expect(heading(page)).toHaveText(old)
  await expect(newerReleaseMessage(page)).toBeVisible()
  await page.getByRole('link', { name: 'Load again' }).click()
  await expect(heading(page)).toHaveText(`New: ${old}`)
  const { cachedOnVisit } = await releaseOf(site.dist)
  await site.stop()
  for (const { path, name } of products.filter(each => !cachedOnVisit.includes(each.path))) {
    await page.goto(path)
    await expect(heading(page)).toHaveText(`New: ${name}`)
  }
})

offlineTest('an open page of an old release can still load its list reader', async ({ page, site }) => {
  await openQuote(page, HOUSE)
  await expectStored(page)
  const { shared } = await releaseOf(site.dist)
  const [reader = ''] = Object.keys(shared).filter(name => name.includes('list-reader'))
  await deploy(site, dist => rm(join(dist, reader), { force: true }))
  await openQuote(page, HOUSE)
  await expect(newerReleaseMessage(page)).toBeVisible()
  await (await openList(page)).fill('20 x 3m')
  await expect(main(page).getByText('Your list has 60 m')).toBeVisible()
})

offlineTest('a release with a missing or a changed file never replaces a working one', async ({ page, site }) => {
  await page.goto('/')
  const old = await heading(page).innerText()
  await expectStored(page)
  for (const damage of [
    (dist: string) => rm(join(dist, `product/${another.slug}.html`), { force: true }),
    (dist: string) => writeFile(join(dist, 'delivery.html'), 'half a p'),
  ]) {
    await deploy(site)
    await damage(site.dist)
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
})

offlineTest('one deploy can remove the service worker and all it has stored', async ({ page, site }) => {
  await page.goto('/')
  await expectStored(page)
  const removal = stripTypeScriptTypes(await readFile('src/offline/remove-service-worker.ts', 'utf8'))
  await writeFile(join(site.dist, 'service-worker.js'), removal)
  // Pages of such a release register no worker.
  for (const path of ['index.html', 'quote.html']) {
    const file = join(site.dist, path)
    const html = await readFile(file, 'utf8')
    expect(html).toContain(' data-worker="')
    await writeFile(file, html.replace(/ data-worker="[^"]*"/, ''))
  }
  await site.stop()
  await site.start()
  await page.goto('/')
  const countStored = () =>
    page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length])
  await expect.poll(countStored).toEqual([0, 0])
  await openQuote(page, HOUSE)
  await expectHouse(page)
  expect(await countStored()).toEqual([0, 0])
})

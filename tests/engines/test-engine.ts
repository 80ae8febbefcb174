import { deflateRawSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { engines } from '../../scripts/engines.ts'
import { startWranglerServer } from '../../scripts/wrangler-server.ts'
import { business } from '../../src/facts/business.ts'
import { another, otherColours, products, sheet, tile } from '../e2e/site.ts'
import { openChromium } from './chromium.ts'
import type { Engine } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { fieldSelector, fieldValue, figure, isEstimatorReady, order } from './quote-page.ts'
import { openWebKit } from './webkit.ts'

const openEngine = { Chromium: openChromium, Firefox: openFirefox, WebKit: openWebKit }
// The menu on phones; desktop links are hidden there.
const menu = 'header details nav'
const house = `shape=hip&length=10&width=7&pitch=25&cover=1&product=${sheet.slug}`

/** What Firefox reports of a page that a link leaves while it loads: a cancelled font (NS_BINDING_ABORTED), a request without address. */
const CANCELLED_LOAD = 'downloadable font: .*status=2152398850|Failed to load ‘’\\. A ServiceWorker intercepted'

async function expectNoErrors(engine: Engine): Promise<void> {
  // The offline visit stops the server on purpose, and Chromium reports interrupted view transitions as errors.
  const expected = new RegExp(`ERR_CONNECTION_REFUSED|view transition|${CANCELLED_LOAD}`)
  const errors = (await engine.errors()).filter(text => !expected.test(text))
  expect(errors).toEqual([])
}

/** Tests a visit in one engine. Chromium is never skipped: without it the tests fail. */
export function testEngine({ name, find, ...engineFacts }: (typeof engines)[number]): void {
  const isRequired = 'required' in engineFacts
  const address = inject('address')

  describe.runIf(isRequired || find())(`in ${name} on a phone`, () => {
    let engine: Engine

    beforeAll(async () => {
      engine = await openEngine[name]()
      await engine.resize(390, 844)
    })

    afterAll(() => engine?.close())

    afterEach(() => expectNoErrors(engine))

    describe('the home page', () => {
      beforeEach(() => engine.open(`${address}/`))

      test('is as wide as the phone', async () => {
        expect(await engine.eval(() => [innerWidth, innerHeight])).toEqual([390, 844])
        expect(
          await engine.eval(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        ).toBe(0)
      })

      test('shows its heading, products and prices', async () => {
        expect(await engine.visible('h1')).toBe(true)
        expect(await engine.text('h1')).toBe('Premium Mabati Roofing Solutions')
        expect(await engine.texts('#products article h3')).toEqual(products.map(product => product.name))
        expect(await engine.texts('#products article p:has(> b > strong)')).toEqual(
          products.map(({ priceText }) => `Starting from ${priceText} / meter`),
        )
      })

      test('shows a picture and a drawn section on every card', async () => {
        await engine.eval(() => {
          for (const image of document.querySelectorAll('img')) image.loading = 'eager'
        })
        const loaded = () =>
          engine.eval(() =>
            [...document.querySelectorAll<HTMLImageElement>('article img[width]')].map(i => i.naturalWidth > 0),
          )
        await expect.poll(loaded).toEqual(products.map(() => true))
        const drawn = await engine.eval(() =>
          [...document.querySelectorAll('article svg[role=img]')].map(node => {
            const { width, height } = node.getBoundingClientRect()
            // The line of a sheet at true scale is low.
            return width > 120 && height > 6
          }),
        )
        expect(drawn).toEqual(products.map(() => true))
      })

      test('has a menu that opens with its button and closes with Escape', async () => {
        expect(await engine.visible(menu)).toBe(false)
        await engine.click('summary')
        await expect.poll(() => engine.visible(menu)).toBe(true)
        await engine.press('Escape')
        await expect.poll(() => engine.visible(menu)).toBe(false)
        await expect.poll(() => engine.eval(() => document.activeElement?.tagName)).toBe('SUMMARY')
      })

      test('links from a card to the product', async () => {
        await engine.click(`#products a[href="${another.path}"]`)
        await expect.poll(() => engine.path()).toBe(another.path)
        await expect.poll(() => engine.text('h1')).toBe(another.name)
        expect(await engine.text('main p:has(> b > strong)')).toBe(`Starting from ${another.priceText} / meter`)
      })
    })

    describe('a product page', () => {
      test('has a WhatsApp order with the product and its price', async () => {
        await engine.open(`${address}${tile.path}`)
        const { to, text } = await order(engine)
        expect(to).toBe(`https://wa.me/${business.chatNumber.slice(1)}`)
        expect(text).toContain(tile.name)
        expect(text).toContain(tile.priceText)
      })

      test('puts the chosen colour into the order and the picture', async () => {
        const [chosen] = otherColours(sheet)
        await engine.open(`${address}${sheet.path}`)
        expect((await order(engine)).text).toContain('as pictured')
        await engine.click(`label:has(input[value="${chosen?.name}"])`)
        await expect.poll(async () => (await order(engine)).text).toContain(`Colour: ${chosen?.name}`)
        await expect
          .poll(() => engine.eval(() => document.querySelectorAll('[data-enlarge] canvas').length > 0))
          .toBe(true)
      })
    })

    test.each([
      ['/nothing-here', 'Oops! Page not found'],
      ['/product/nothing-here', 'Product Not Found'],
    ])('%s says that nothing was found and links to the home page', async (path, heading) => {
      await engine.open(`${address}${path}`)
      await expect.poll(() => engine.text('h1')).toBe(heading)
      // The console says 404 on purpose.
      await engine.errors()
      await engine.click('main a[href="/"]')
      await expect.poll(() => engine.path()).toBe('/')
      await expect.poll(() => engine.text('h1')).toBe('Premium Mabati Roofing Solutions')
    })

    describe('a quote', () => {
      /** Opens a quote from a product page and waits until the estimator is ready. */
      const followGetQuote = async (path: string) => {
        await engine.open(`${address}${path}`)
        await engine.eval(() => localStorage.clear())
        await engine.click('main form [type="submit"]')
        await expect.poll(() => engine.path()).toMatch(/^\/quote#.*product=/)
        await expect.poll(() => isEstimatorReady(engine)).toBe(true)
      }

      test('opens from Get Quote and shows sheets, metres and price for a house', async () => {
        await followGetQuote(sheet.path)
        await engine.type('#quote-length-1', '10')
        await engine.type('#quote-width-1', '7')
        await expect.poll(() => figure(engine, 'Sheets')).toBeGreaterThan(10)
        const metres = (await figure(engine, 'Running metres')) ?? Number.NaN
        expect(metres).toBeGreaterThan(60)
        // The price includes accessories that have a price.
        expect(await figure(engine, 'Total')).toBeGreaterThanOrEqual(
          Math.ceil((Math.round(metres * 100) * sheet.price) / 100),
        )
      })

      test.each([
        [
          'reloaded',
          () =>
            engine.eval(() => {
              // Removes the old field, so that only the field of the new page is found.
              document.body.replaceChildren()
              location.reload()
            }),
        ],
        ['opened again', () => engine.open(`${address}/quote`)],
        [
          'left with Back and reopened with Forward',
          async () => {
            await engine.back()
            await expect.poll(() => engine.path()).toBe(another.path)
            await engine.forward()
          },
        ],
      ])('keeps what was typed when it is %s at once', async (_, leave) => {
        await followGetQuote(another.path)
        await engine.type('#quote-length-1', '12x')
        await leave()
        await expect.poll(() => fieldValue(engine, 'quote-length-1').catch(() => undefined)).toBe('12x')
      })

      test.each([
        ['a shared link', '/quote#'],
        ['a query', '/quote?'],
        ['a link from an earlier release', '/#quote?'],
      ])('opens from %s with all its fields', async (_, begin) => {
        await engine.open(`${address}${begin}${house}`)
        await expect.poll(() => figure(engine, 'Sheets')).toBe(38)
        expect(await engine.path()).toMatch(/^\/quote#shape=hip&length=10&/)
        const values = ['Length', 'Width'].map(async label => {
          const control = (await fieldSelector(engine, label)) ?? label
          return engine.eval(css => document.querySelector<HTMLInputElement>(css)?.value, control)
        })
        expect(await Promise.all(values)).toEqual(['10', '7'])
        expect(
          await engine.eval(() => document.querySelector<HTMLInputElement>('main input[value]:checked')?.value),
        ).toBe(sheet.slug)
      })

      test('opens a compressed list from a link', async () => {
        const list = '20 x 3m\n8 pcs x 2.5m'
        await engine.open(`${address}/quote#${house}&zip=${deflateRawSync(list).toString('base64url')}`)
        await expect.poll(() => figure(engine, 'Sheets')).toBe(38)
        expect(await engine.eval(() => document.querySelector('textarea')?.value)).toBe(list)
        await expect.poll(() => engine.texts('form ol > li')).toHaveLength(2)
      })

      test('has a line above each group of fields, and the heading below the line', async () => {
        await engine.open(`${address}/quote#${house}&shape2=gable&length2=5&width2=4`)
        await expect.poll(() => engine.visible('astro-island legend')).toBe(true)
        /** Whether the heading is below the line, of each group that has one. The walls, which come first, have none. */
        const readGroups = () =>
          engine.eval(() => {
            const groups = [...document.querySelectorAll('astro-island fieldset')].map(node => ({
              line: Number.parseFloat(getComputedStyle(node).borderTopWidth),
              top: node.getBoundingClientRect().top,
              heading: node.querySelector('legend')?.getBoundingClientRect().top ?? 0,
            }))
            return groups.filter(({ line }) => line > 0).map(({ line, top, heading }) => heading > top + line)
          })
        // The second roof has a line above it.
        await expect.poll(async () => (await readGroups()).length).toBeGreaterThan(0)
        expect(await readGroups()).not.toContain(false)
      })
    })

    // In a rare run WebKitGTK hangs for good after the server of its page has stopped. Then a new browser tries again.
    test('opens every product and a quote offline after one visit', {
      retry: name === 'WebKit' ? 2 : 0,
    }, async context => {
      const site = await startWranglerServer('dist')
      const visitor = await openEngine[name]()
      try {
        await visitor.open(`${site.origin}/`)
        if (!(await visitor.eval(() => 'serviceWorker' in navigator)))
          return context.skip('this browser has no service workers')
        const isActive = () =>
          visitor.eval(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated')
        await expect.poll(isActive, { timeout: 60_000 }).toBe(true)
        await site.stop()
        for (const { slug, name: product } of products) {
          await visitor.open(`${site.origin}/product/${slug}`)
          expect(await visitor.text('h1')).toBe(product)
          await expect.poll(() => visitor.visible('[data-worker] > p')).toBe(true)
        }
        await visitor.open(`${site.origin}/quote#${house}`)
        await expect.poll(() => figure(visitor, 'Sheets')).toBe(38)
        await expectNoErrors(visitor)
      } finally {
        await visitor.close()
        await site.remove()
      }
    })
  })
}

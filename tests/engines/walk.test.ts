import { deflateRawSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { engines } from '../../scripts/engines.ts'
import { startWranglerServer } from '../../scripts/wrangler-server.ts'
import { business } from '../../src/facts/business.ts'
import { another, otherColours, products, sheet, tile } from '../e2e/site.ts'
import { openChromium } from './chromium.ts'
import type { Engine } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { field, figure, isEstimatorReady, order, typedIn } from './seen.ts'
import { openWebKit } from './webkit.ts'

const open = { Chromium: openChromium, Firefox: openFirefox, WebKit: openWebKit }
const address = inject('address')
// The bar of a desk holds the same links, hidden on a phone.
const menu = 'header details nav'
const house = `shape=hip&length=10&width=7&pitch=25&cover=1&product=${sheet.slug}`

// Chromium's walk is never skipped: where it is missing, it fails.
const walked = engines.map(({ name, find, ...engine }) => ({ name, runs: 'required' in engine || Boolean(find()) }))

for (const { name, runs } of walked) {
  describe.runIf(runs)(`in ${name} on a phone`, () => {
    let engine: Engine

    beforeAll(async () => {
      engine = await open[name]()
      await engine.resize(390, 844)
    })

    afterAll(() => engine?.close())

    afterEach(async () => {
      // That the site has been stopped is no fault of a page; the other is a note of the browser's own when one step overtakes
      // the transition of another.
      const faults = (await engine.errors()).filter(text => !/ERR_CONNECTION_REFUSED|view transition/.test(text))
      expect(faults).toEqual([])
    })

    describe('the home page', () => {
      beforeEach(() => engine.open(`${address}/`))

      test('is as wide as the phone, with nothing beside it', async () => {
        expect(await engine.eval(() => [innerWidth, innerHeight])).toEqual([390, 844])
        expect(
          await engine.eval(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        ).toBe(0)
      })

      test('shows its heading and the products with their prices', async () => {
        expect(await engine.visible('h1')).toBe(true)
        expect(await engine.text('h1')).toBe('Premium Mabati Roofing Solutions')
        expect(await engine.texts('#products article h3')).toEqual(products.map(product => product.name))
        expect(await engine.texts('#products article p:has(> b > strong)')).toEqual(
          products.map(({ written }) => `Starting from ${written} / meter`),
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
          [...document.querySelectorAll('article svg[role=img]')].map(node => node.getBoundingClientRect().height > 9),
        )
        expect(drawn).toEqual(products.map(() => true))
      })

      test('has a menu that its button opens, and Escape closes', async () => {
        expect(await engine.visible(menu)).toBe(false)
        await engine.click('summary')
        await expect.poll(() => engine.visible(menu)).toBe(true)
        await engine.press('Escape')
        await expect.poll(() => engine.visible(menu)).toBe(false)
        await expect.poll(() => engine.eval(() => document.activeElement?.tagName)).toBe('SUMMARY')
      })

      test('leads from a card to the page of its product', async () => {
        await engine.click(`#products a[href="${another.path}"]`)
        await expect.poll(() => engine.path()).toBe(another.path)
        await expect.poll(() => engine.text('h1')).toBe(another.name)
        expect(await engine.text('main p:has(> b > strong)')).toBe(`Starting from ${another.written} / meter`)
      })
    })

    describe('the page of a product', () => {
      test('orders by a WhatsApp link that names the product and its price', async () => {
        await engine.open(`${address}${tile.path}`)
        const { to, text } = await order(engine)
        expect(to).toBe(`https://wa.me/${business.chatNumber.slice(1)}`)
        expect(text).toContain(tile.name)
        expect(text).toContain(tile.written)
      })

      test('writes the chosen colour into the order, and tints the picture with it', async () => {
        const [chosen] = otherColours(sheet)
        await engine.open(`${address}${sheet.path}`)
        expect((await order(engine)).text).toContain('as pictured.')
        await engine.click(`label:has(input[value="${chosen?.name}"])`)
        await expect.poll(async () => (await order(engine)).text).toContain(`Colour: ${chosen?.name}.`)
        expect(
          await engine.eval(() => {
            const { backgroundColor, visibility, maskImage } = getComputedStyle(
              document.querySelector('[data-hue]') as Element,
            )
            return [backgroundColor, visibility, maskImage.startsWith('url(')]
          }),
        ).toEqual([chosen?.rgb, 'visible', true])
      })
    })

    test.each([
      ['/nothing-here', 'Oops! Page not found'],
      ['/product/nothing-here', 'Product Not Found'],
    ])('%s says that there is nothing, and leads home', async (path, heading) => {
      await engine.open(`${address}${path}`)
      await expect.poll(() => engine.text('h1')).toBe(heading)
      // The console says 404 on purpose.
      await engine.errors()
      await engine.click('main a[href="/"]')
      await expect.poll(() => engine.path()).toBe('/')
      await expect.poll(() => engine.text('h1')).toBe('Premium Mabati Roofing Solutions')
    })

    describe('a quote', () => {
      /** Follows Get Quote from a product's page, and waits until one can type. */
      const followGetQuote = async (path: string) => {
        await engine.open(`${address}${path}`)
        await engine.eval(() => localStorage.clear())
        await engine.click('main a[href*="/quote#"]')
        await expect.poll(() => engine.path()).toMatch(/^\/quote#product=/)
        await expect.poll(() => isEstimatorReady(engine)).toBe(true)
      }

      test('follows from Get Quote, and answers the size of a house with sheets, metres and a price', async () => {
        await followGetQuote(sheet.path)
        await engine.type('#quote-length-1', '10')
        await engine.type('#quote-width-1', '7')
        await expect.poll(() => figure(engine, 'Sheets')).toBeGreaterThan(10)
        const metres = (await figure(engine, 'Running metres')) ?? Number.NaN
        expect(metres).toBeGreaterThan(60)
        // What goes with the sheets is in the price where it has one.
        expect(await figure(engine, 'Price')).toBeGreaterThanOrEqual(
          Math.ceil((Math.round(metres * 100) * sheet.price) / 100),
        )
      })

      test.each([
        [
          'loaded again',
          () =>
            engine.eval(() => {
              // What is open still is emptied: the field that is found is that of the page to come.
              document.body.replaceChildren()
              location.reload()
            }),
        ],
        ['opened anew', () => engine.open(`${address}/quote`)],
        [
          'left by the way back and returned to',
          async () => {
            await engine.back()
            await expect.poll(() => engine.path()).toBe(another.path)
            await engine.forward()
          },
        ],
      ])('keeps every key when it is %s at once', async (_, leave) => {
        await followGetQuote(another.path)
        await engine.type('#quote-length-1', '12x')
        await leave()
        await expect.poll(() => typedIn(engine, 'quote-length-1').catch(() => undefined)).toBe('12x')
      })

      test.each([
        ['a shared link', '/quote#'],
        ['a query', '/quote?'],
        ['a link of an earlier release', '/#quote?'],
      ])('opens from %s with everything filled in', async (_, begin) => {
        await engine.open(`${address}${begin}${house}`)
        await expect.poll(() => figure(engine, 'Sheets')).toBe(38)
        expect(await engine.path()).toMatch(/^\/quote#shape=hip&length=10&/)
        const values = ['Wall length', 'Wall width', 'Product'].map(async label => {
          const control = (await field(engine, label)) ?? label
          return engine.eval(css => document.querySelector<HTMLInputElement | HTMLSelectElement>(css)?.value, control)
        })
        expect(await Promise.all(values)).toEqual(['10', '7', sheet.slug])
      })

      test('opens a list that the link carries in few characters', async () => {
        const list = '20 x 3m\n8 pcs x 2.5m'
        await engine.open(`${address}/quote#${house}&zip=${deflateRawSync(list).toString('base64url')}`)
        await expect.poll(() => figure(engine, 'Sheets')).toBe(38)
        expect(await engine.eval(() => document.querySelector('textarea')?.value)).toBe(list)
        await expect.poll(() => engine.texts('form ol > li')).toHaveLength(2)
      })

      test('has a line between its groups of fields, and each heading below its line', async () => {
        await engine.open(`${address}/quote#${house}`)
        await expect.poll(() => engine.visible('astro-island legend')).toBe(true)
        const below = await engine.eval(() => {
          const groups = [...document.querySelectorAll('astro-island fieldset')].map(node => ({
            line: Number.parseFloat(getComputedStyle(node).borderTopWidth),
            top: node.getBoundingClientRect().top,
            heading: node.querySelector('legend')?.getBoundingClientRect().top ?? 0,
          }))
          return groups.filter(({ line }) => line > 0).map(({ line, top, heading }) => heading > top + line)
        })
        // The first group begins under a line of the form itself.
        expect(below).toEqual([true, true])
      })
    })

    test('opens every product and a quote without a network, after one visit', async context => {
      const site = await startWranglerServer('dist')
      try {
        await engine.open(`${site.origin}/`)
        if (!(await engine.eval(() => 'serviceWorker' in navigator))) return context.skip('it has no service workers')
        const kept = () =>
          engine.eval(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated')
        await expect.poll(kept, { timeout: 60_000 }).toBe(true)
        await site.stop()
        for (const { slug, name: product } of products) {
          await engine.open(`${site.origin}/product/${slug}`)
          expect(await engine.text('h1')).toBe(product)
          await expect.poll(() => engine.visible('[data-worker] > p')).toBe(true)
        }
        await engine.open(`${site.origin}/quote#${house}`)
        await expect.poll(() => figure(engine, 'Sheets')).toBe(38)
      } finally {
        await site.remove()
      }
    })
  })
}

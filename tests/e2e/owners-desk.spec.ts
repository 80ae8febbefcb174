import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { wordsByLanguage } from '../../src/i18n/all-languages.ts'
import { languages } from '../../src/text/languages.ts'
import { createPhonePhotograph } from '../phone-photograph.ts'
import { add, choose, expandAll, field, openForm, revert, save, toggle, trySaving, type } from './owners-desk.ts'
import { copySaved, createOwnersFiles, openDesk, readSaved, savedNames } from './owners-desk-folder.ts'
import { sheet } from './site.ts'

const run = promisify(execFile)
const { badges } = wordsByLanguage[languages[0]].product
const files = createOwnersFiles()
const readExample = (file: string) => JSON.parse(files[`${file}.json`] ?? '')
const sheetIndex = readExample('prices').products.findIndex(
  ({ product }: { product: string }) => product === sheet.slug,
)

test.beforeEach(({ page }) => openDesk(page, files))

test('a photograph that is too small is refused when it is chosen', async ({ page }) => {
  const messages: string[] = []
  page.on('dialog', dialog => {
    messages.push(dialog.message())
    return dialog.accept()
  })
  await openForm(page, `products/${sheet.slug}`)
  await add(page, 'photographs.roof')
  await choose(page, 'photographs.roof.file', { name: 'thumb.jpg', buffer: await createPhonePhotograph(640, 480) })
  await expect.poll(() => messages).toEqual([expect.stringMatching(/^thumb\.jpg is 480 × 640 pixels; allowed is/)])
  await expect((await field(page, 'photographs.roof.file')).getByRole('button', { name: 'Browse' })).toBeVisible()
})

test('asks about an unusual value, and saves it only after a yes', async ({ page }) => {
  const questions: string[] = []
  let shouldAccept = false
  page.on('dialog', dialog => {
    questions.push(dialog.message())
    return shouldAccept ? dialog.accept() : dialog.dismiss()
  })
  await openForm(page, 'prices')
  await type(page, 'asOf', '2062-01-01')
  await trySaving(page)
  const window = page.getByRole('alertdialog')
  await expect(window).toContainText('Nothing was saved.')
  await window.getByRole('button', { name: 'OK' }).click()
  expect(await readSaved(page, 'prices')).toEqual(readExample('prices'))
  shouldAccept = true
  await save(page)
  expect(await readSaved(page, 'prices')).toMatchObject({ asOf: '2062-01-01' })
  expect(questions).toHaveLength(2)
  expect(questions[0]).toMatch(
    /^content\/prices\.json: asOf is 2062-01-01, a day that is still to come\. Is it right\?/,
  )
})

test('all tasks of the owner’s guide work on a phone, and the built pages show them', async ({ page }) => {
  page.on('dialog', dialog => dialog.accept())
  const other = sheetIndex === 0 ? 1 : 0
  const last = readExample('prices').products.length
  const [, outOfStock] = sheet.colours.filter(id => id !== sheet.picturedColour)
  const folder = mkdtempSync(join(tmpdir(), 'desk-'))
  const git = (...words: string[]) =>
    run('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com', ...words], { cwd: folder })
  /** Commits the files of the desk, as saving on GitHub does. */
  async function commitSaved(message: string): Promise<void> {
    await copySaved(page, join(folder, 'content'))
    await git('add', '.')
    await git('commit', '--quiet', '-m', message)
  }

  try {
    await git('init', '--quiet')
    await commitSaved('Begin')

    await test.step('change all prices on one screen', async () => {
      await openForm(page, 'prices')
      await expandAll(page)
      for (const [index] of readExample('prices').products.entries())
        if (index !== sheetIndex) await type(page, `products.${index}.price`, String(701 + index))
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    })

    await test.step('a new thickness, with prices by thickness instead of one', async () => {
      await type(page, `products.${sheetIndex}.price`, '')
      for (const [index, [thicknessMm, price]] of [
        ['0.25', '455'],
        ['0.3', '560.5'],
      ].entries()) {
        const list = await field(page, `products.${sheetIndex}.thicknesses`)
        await list.getByRole('button', { name: /^Add/ }).click()
        await type(page, `products.${sheetIndex}.thicknesses.${index}.thicknessMm`, thicknessMm as string)
        await type(page, `products.${sheetIndex}.thicknesses.${index}.price`, price as string)
      }
    })

    await test.step('switch offers on and off', async () => {
      await toggle(page, `products.${other}.isOnSale`)
      await toggle(page, `products.${other}.isLimitedOffer`)
      await save(page)
      const { products } = await readSaved(page, 'prices')
      expect(products[other]).toMatchObject({ price: 701 + other, isOnSale: true, isLimitedOffer: true })
      expect(products[sheetIndex]).not.toHaveProperty('price')
      expect(products[sheetIndex].thicknesses).toEqual([
        { thicknessMm: 0.25, price: 455 },
        { thicknessMm: 0.3, price: 560.5 },
      ])
      await openForm(page, 'prices')
      await expandAll(page)
      await toggle(page, `products.${other}.isLimitedOffer`)
      await save(page)
      expect((await readSaved(page, 'prices')).products[other]).toMatchObject({ isOnSale: true, isLimitedOffer: false })
    })

    await test.step('a typical price of the market', async () => {
      await openForm(page, 'market-prices')
      await expandAll(page)
      await type(page, 'prices.0.low', '750')
      await type(page, 'prices.0.high', '800')
      await save(page)
      expect((await readSaved(page, 'market-prices')).prices[0]).toMatchObject({ low: 750, high: 800 })
    })

    await test.step('the phone number, and a holiday notice', async () => {
      await openForm(page, 'business')
      await type(page, 'phone', '+254799000111')
      await add(page, 'notice')
      await type(page, 'notice.from', '2026-12-24')
      await type(page, 'notice.until', '2027-01-02')
      for (const language of languages)
        await type(page, `notice.text.${language}`, `Closed over Christmas (${language})`)
      await save(page)
    })

    await test.step('delivery conditions of a county', async () => {
      await openForm(page, 'delivery')
      await expandAll(page)
      await add(page, 'counties.1.condition')
      for (const language of languages)
        await type(page, `counties.1.condition.${language}`, `Ask for the day of the ferry (${language})`)
      await save(page)
    })

    await test.step('a colour out of stock, and a photograph', async () => {
      await openForm(page, `products/${sheet.slug}`)
      const colours = await field(page, 'coloursOutOfStock')
      await colours
        .getByRole('checkbox')
        .nth(sheet.colours.indexOf(outOfStock as string))
        .click()
      await add(page, 'photographs.roof')
      await choose(page, 'photographs.roof.file', {
        name: 'IMG 2026.jpg',
        buffer: await createPhonePhotograph(4032, 3024),
      })
      await (await field(page, 'photographs.roof.file')).getByRole('button', { name: 'Replace Image' }).waitFor()
      await save(page)
      expect(await readSaved(page, `products/${sheet.slug}`)).toMatchObject({
        photographs: { roof: { file: '/photographs/img-2026.webp' } },
        coloursOutOfStock: [outOfStock],
      })
    })

    // As high as the longest list, because the desk draws only visible entries.
    await page.setViewportSize({ width: 390, height: 4000 })

    await test.step('a new product like another one, with its line among the prices', async () => {
      await openForm(page, `products/${sheet.slug}`)
      await page.getByRole('button', { name: 'Show Editor Options' }).click()
      await page.getByRole('menuitem', { name: 'Duplicate' }).click()
      await type(page, 'name', 'TWIN SHEET')
      await trySaving(page)
      await page.waitForURL(address => address.hash.endsWith('/collections/products'))
      expect(await readSaved(page, 'products/twin-sheet')).toMatchObject({
        $schema: '../schema/products.json',
        name: 'TWIN SHEET',
      })

      await openForm(page, 'prices')
      await page.getByRole('button', { name: /Add.*price line/ }).click()
      const product = await field(page, `products.${last}.product`)
      // The editor shows a few products as buttons, and more as a menu.
      const menu = product.getByRole('combobox')
      if (await menu.count()) await menu.click()
      const twin = { name: 'TWIN SHEET' }
      await page.getByRole('option', twin).or(product.getByRole('radio', twin)).click()
      await type(page, `products.${last}.price`, '612')
      await save(page)
      expect((await readSaved(page, 'prices')).products[last]).toMatchObject({ product: 'twin-sheet', price: 612 })
    })

    await test.step('the order of products: up, and down again', async () => {
      for (const [from, button, to] of [
        [last, 'Move Up', last - 1],
        [last - 1, 'Move Down', last],
      ] as const) {
        await openForm(page, 'prices')
        await page.getByRole('button', { name: button }).nth(from).click()
        await save(page)
        const { products } = await readSaved(page, 'prices')
        expect(products).toHaveLength(last + 1)
        expect(products[to]).toMatchObject({ product: 'twin-sheet' })
      }
    })

    await test.step('a product is hidden', async () => {
      await openForm(page, 'prices')
      await expandAll(page)
      await toggle(page, `products.${last}.isHidden`)
      await save(page)
      expect((await readSaved(page, 'prices')).products[last]).toMatchObject({ isHidden: true })
    })

    await test.step('prices of accessories', async () => {
      await openForm(page, 'accessories')
      await type(page, 'cap.price', '876')
      await type(page, 'fasteners.pricePerKg', '234')
      await save(page)
      expect(await readSaved(page, 'accessories')).toMatchObject({
        cap: { price: 876 },
        fasteners: { pricePerKg: 234 },
      })
    })

    await test.step('who has read a language', async () => {
      await openForm(page, 'languages')
      await type(page, `reviewedBy.${languages.at(-1)}`, 'Amina Otieno')
      await save(page)
      expect(await readSaved(page, 'languages')).toMatchObject({
        reviewedBy: { [`${languages.at(-1)}`]: 'Amina Otieno' },
      })
      await openForm(page, 'languages')
      await type(page, `reviewedBy.${languages.at(-1)}`, '')
      await save(page)
    })

    await test.step('what the shop claims', async () => {
      await openForm(page, 'business')
      await type(page, 'statistics.happyCustomers', '4321')
      await save(page)
      expect(await readSaved(page, 'business')).toMatchObject({ statistics: { happyCustomers: 4321 } })
      await commitSaved('Do the tasks of the guide')
    })

    await test.step('undo before saving', async () => {
      await openForm(page, 'prices')
      await expandAll(page)
      await type(page, `products.${other}.price`, '48')
      await revert(page)
      const price = (await field(page, `products.${other}.price`)).locator('input')
      await expect(price).toHaveValue(String(701 + other))
    })

    await test.step('undo the last saved change with the workflow', async () => {
      await type(page, `products.${other}.price`, '48')
      await save(page)
      await commitSaved('Change prices')
      const { stdout } = await run(process.execPath, ['scripts/undo.ts', folder])
      expect(stdout).toContain('Undone: Change prices')
    })

    await test.step('a product is removed: first its line, then its file', async () => {
      await openForm(page, 'prices')
      await page.getByRole('button', { name: 'Remove', exact: true }).nth(last).click()
      await save(page)
      expect((await readSaved(page, 'prices')).products).toHaveLength(last)
      await openForm(page, 'products/twin-sheet')
      await page.getByRole('button', { name: 'Show Editor Options' }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await page.waitForURL(address => !address.hash.includes('/entries/'))
      await expect.poll(() => savedNames(page)).not.toContain('products/twin-sheet.json')
    })

    // The location of the photograph does not reach the repository.
    const metadata = await sharp(join(folder, 'content/photographs/img-2026.webp')).metadata()
    expect(metadata).toMatchObject({ width: 1950, height: 2600 })
    expect(metadata).not.toHaveProperty('exif')
    const env = { ...process.env, CONTENT: join(folder, 'content') }
    await run(join('node_modules', '.bin', 'astro'), ['build', '--outDir', join(folder, 'dist')], { env })
    const built = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8')
    const product = built(`product/${sheet.slug}.html`)
    expect(built('index.html')).toContain(`KSh ${701 + other}`)
    expect(built('index.html')).not.toMatch(/KSh 48\b/)
    expect(built('index.html')).toContain(badges.onSale)
    // A template has every badge, for offers that change later.
    expect(built('index.html').replace(/<template.*?<\/template>/gs, '')).not.toContain(badges.limitedOffer)
    expect(built('index.html')).toContain('tel:+254799000111')
    expect(built('index.html')).toContain('Closed over Christmas (en)')
    expect(built('delivery.html')).toMatch(/>Lamu<\/a><\/dt><dd[^>]*>Ask for the day of the ferry \(en\)/)
    expect(product).toMatch(new RegExp(`photograph-${sheet.slug}-roof-1280\\.(avif|webp)`))
    // No file for visitors has a hidden product.
    const readable = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).filter(file =>
      /\.(html|xml|csv|txt|json)$/.test(file),
    )
    expect(readable).not.toContain('product/twin-sheet.html')
    // The desk has its price, to compare a new price with it.
    expect(readable.filter(file => /twin-sheet|TWIN SHEET/.test(built(file)))).toEqual(['admin.html'])
    expect(built('prices.json')).toContain('876')
    expect(built('index.html')).toContain('4,321+')
    expect(product).toContain('0.25')
    expect(product).toContain('KSh\u00a0561')
    expect(product).toMatch(/out of stock/i)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

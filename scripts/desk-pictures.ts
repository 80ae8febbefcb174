import { mkdir, writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { guides } from '../src/facts/guides.ts'
import { languages } from '../src/text/languages.ts'
import { add, choose, expandAll, field, openForm, toggle, type } from '../tests/e2e/owners-desk.ts'
import { createOwnersFiles, openDesk } from '../tests/e2e/owners-desk-folder.ts'
import { chromiumPath } from './browser.ts'
import { startWranglerServer } from './wrangler-server.ts'

// Takes the screenshots of docs/owner.md from the desk of the built site (run `npm run build` first): one phone screen for
// each task, with example values. Usage: node scripts/desk-pictures.ts [task ...]
const selectedTasks = process.argv.slice(2)
const FOLDER = 'docs/owner'
const SCREEN = { width: 390, height: 640 }
const MAX_BYTES = 40_000

const testimonialWords = { en: 'All sheets came as counted', sw: 'Mabati yote yalifika' }
const files: Record<string, string> = {
  ...createOwnersFiles(),
  'projects/example.json': JSON.stringify({ county: 'Kisii', month: '2026-05-01', consent: true }),
  'testimonials.json': JSON.stringify({
    testimonials: ['', 'Peter Kiptoo'].map(name => ({
      name,
      county: 'Kisumu',
      month: '2026-06-01',
      words: testimonialWords,
      consent: true,
    })),
  }),
}
const [first] = JSON.parse(files['prices.json'] ?? '').products

const createExamplePhotograph = () => sharp('src/assets/renders/hero-tall.jpg').resize(1600).jpeg().toBuffer()

/** The form and the actions for each screenshot, by file name. */
const tasks: Readonly<Record<string, readonly [form: string, act: (page: Page) => Promise<unknown>]>> = {
  prices: ['prices', page => expandAll(page).then(() => type(page, 'products.0.price', '481'))],
  offer: ['prices', page => expandAll(page).then(() => toggle(page, 'products.0.isOnSale'))],
  phone: ['business', page => type(page, 'phone', '+254712345678')],
  photograph: [
    `products/${first.product}`,
    async page => {
      await add(page, 'photographs.roof')
      await choose(page, 'photographs.roof.file', { name: 'roof.jpg', buffer: await createExamplePhotograph() })
      await (await field(page, 'photographs.roof.file')).getByRole('button', { name: 'Replace Image' }).waitFor()
      await field(page, 'photographs.roof')
    },
  ],
  colour: [
    `products/${first.product}`,
    async page => (await field(page, 'coloursOutOfStock')).getByRole('checkbox').nth(2).click(),
  ],
  thickness: [
    'prices',
    async page => {
      await expandAll(page)
      await type(page, 'products.0.price', '')
      await (await field(page, 'products.0.thicknesses')).getByRole('button', { name: /^Add/ }).click()
      await type(page, 'products.0.thicknesses.0.price', '455')
      await type(page, 'products.0.thicknesses.0.thicknessMm', '0.25')
    },
  ],
  county: [
    'delivery',
    async page => {
      await expandAll(page)
      await add(page, 'counties.1.condition')
      const conditions: Readonly<Record<string, string>> = {
        en: 'Ask for the day of the ferry',
        sw: 'Uliza siku ya feri',
      }
      for (const language of languages) await type(page, `counties.1.condition.${language}`, conditions[language] ?? '')
    },
  ],
  notice: [
    'business',
    async page => {
      await add(page, 'notice')
      const texts: Readonly<Record<string, string>> = {
        en: 'Closed from 24 December; we answer messages',
        sw: 'Tumefunga kuanzia 24 Desemba; tunajibu ujumbe',
      }
      for (const language of languages) await type(page, `notice.text.${language}`, texts[language] ?? '')
      await type(page, 'notice.until', '2027-01-02')
      await type(page, 'notice.from', '2026-12-24')
    },
  ],
  'new-product': [
    `products/${first.product}`,
    async page => {
      await page.getByRole('button', { name: 'Show Editor Options' }).click()
      await page.getByRole('menuitem', { name: 'Duplicate' }).click()
      await type(page, 'name', 'RIBBED SHEET')
    },
  ],
  order: ['prices', async page => page.getByRole('button', { name: 'Move Down' }).first().click()],
  hidden: ['prices', page => expandAll(page).then(() => toggle(page, 'products.0.isHidden'))],
  remove: [
    `products/${first.product}`,
    async page => {
      await page.getByRole('button', { name: 'Show Editor Options' }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).waitFor()
    },
  ],
  accessories: ['accessories', page => type(page, 'cap.price', '850')],
  'market-prices': ['market-prices', page => expandAll(page).then(() => type(page, 'prices.0.high', '750'))],
  guide: [`guides-en/${guides.en[0]?.slug}`, async page => (await field(page, 'body')).scrollIntoViewIfNeeded()],
  roof: [
    'projects/example',
    async page => {
      await type(page, 'words.en.text', 'A family house on a hill')
      await (await field(page, 'photograph')).scrollIntoViewIfNeeded()
    },
  ],
  testimonial: ['testimonials', page => expandAll(page).then(() => type(page, 'testimonials.0.name', 'Amina Otieno'))],
  yard: [
    'business',
    async page => {
      await add(page, 'yard')
      for (const language of languages) await type(page, `yard.hours.${language}`, '8–5')
      await type(page, 'yard.address', 'Enterprise Road, Nairobi')
    },
  ],
  reviewer: ['languages', page => type(page, `reviewedBy.${languages.at(-1)}`, 'Amina Otieno')],
  claims: ['business', page => type(page, 'statistics.happyCustomers', '1200')],
  undo: [
    'prices',
    async page => {
      await expandAll(page)
      await type(page, 'products.0.price', '48')
      await page.getByRole('button', { name: 'Show Editor Options' }).click()
      await page.getByRole('menuitem').first().waitFor()
    },
  ],
  publish: ['prices', async page => (await field(page, 'asOf')).getByRole('button', { name: 'Today' }).click()],
}

/** Compresses a screenshot to the size limit, as long as text stays readable. */
async function compress(png: Buffer): Promise<Buffer> {
  for (let quality = 70; ; quality -= 10) {
    const data = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (data.length <= MAX_BYTES || quality <= 30) return data
  }
}

const server = await startWranglerServer('dist')
const executablePath = chromiumPath()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
try {
  await mkdir(FOLDER, { recursive: true })
  for (const [name, [form, act]] of Object.entries(tasks)) {
    if (selectedTasks.length > 0 && !selectedTasks.includes(name)) continue
    const context = await browser.newContext({
      baseURL: server.origin,
      viewport: SCREEN,
      deviceScaleFactor: 1.5,
      isMobile: true,
      hasTouch: true,
      locale: 'en-KE',
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    await openDesk(page, files)
    await openForm(page, form)
    await act(page)
    // Wait for animations to end.
    await page.waitForTimeout(600)
    const data = await compress(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
    await writeFile(`${FOLDER}/${name}.webp`, data)
    console.info(`${FOLDER}/${name}.webp, ${data.length} bytes`)
    await context.close()
  }
} finally {
  await browser.close()
  await server.remove()
}

import { expect, type Page, test } from '@playwright/test'
import { colours } from '../../src/facts/colours.ts'
import { languages } from '../../src/text/languages.ts'
import { badAccessories } from '../bad-facts/accessories.ts'
import type { BadValue } from '../bad-facts/bad-value.ts'
import * as business from '../bad-facts/business.ts'
import * as colourList from '../bad-facts/colours.ts'
import * as delivery from '../bad-facts/delivery.ts'
import { badLanguages, goodLanguages } from '../bad-facts/languages.ts'
import * as marketPrices from '../bad-facts/market-prices.ts'
import * as prices from '../bad-facts/prices.ts'
import * as products from '../bad-facts/products.ts'
import * as projects from '../bad-facts/projects.ts'
import { exampleAccessories } from '../example-products.ts'
import { closeForm, expandAll, field, openForm, revert, trySaving } from './owners-desk.ts'
import { openDesk, readSaved } from './owners-desk-folder.ts'

// Tries every value that the build refuses in the forms of the desk. Unit tests check the build with the same tables.

/** The desk offers the owner's colours. */
const [pictured, another = pictured] = colours
const painted = { ...products.goodProduct, picturedColour: pictured?.id }
const validFiles: Readonly<Record<string, object>> = {
  business: business.goodBusinessWithYard,
  prices: prices.goodPrices,
  accessories: exampleAccessories,
  'market-prices': marketPrices.goodMarketPrices,
  testimonials: projects.goodTestimonials,
  delivery: delivery.goodDelivery,
  colours: colourList.goodColours,
  languages: goodLanguages,
  'products/alu-2': products.goodBareProduct,
  'products/box': painted,
  'products/tile': { ...painted, name: 'TILE' },
}

/** Why a form cannot hold a wrong value, by the kind of field. The build still refuses such a value in a file. */
const IMPOSSIBLE: Readonly<Record<string, string>> = {
  boolean: 'a switch is on or off',
  color: 'a picker of colours gives six digits',
  datetime: 'a calendar has only real days',
  list: 'entries of a list are groups of fields',
  number: 'a number field saves a number, and a whole one drops decimals',
  object: 'a group of fields stays a group of fields',
  relation: 'existing products are offered',
  select: 'allowed values are offered',
  string: 'a text field saves a text',
}
/** The wrong values that forms cannot hold. */
const IMPOSSIBLE_VALUES: Readonly<Record<string, readonly string[]>> = {
  business: [
    'httpsOnly: undefined',
    'policiesChangedOn: "21.11.2026"',
    'securityContactUntil: "next year"',
    'statistics.yearsExperience: "15"',
    'statistics.qualityCertifications: 1.5',
    'notice.from: "1.12.2026"',
    'notice.text: "Closed"',
    'certificates: "KEBS"',
    'certificates.0.number: 7',
    'httpsOnly: "always"',
    'copyrightYear: "2024"',
    'policiesChangedOn: "2026-02-30"',
    'guaranteeYears: 2.5',
    'httpsOnly: true',
    'copyrightYear: 2024.5',
    'brand: 7',
    'phone: 254712345678',
  ],
  accessories: ['gutter.price: "900"', 'gutter: undefined', 'cap.lengthM: "2"', 'fasteners: []'],
  'market-prices': [
    'prices.0.item: "door"',
    'prices.0.unit: "dozen"',
    'prices.0.date: "March 2026"',
    'prices.0.source: "Press"',
    'prices.0.low: "690"',
  ],
  testimonials: ['testimonials: "none"', 'testimonials.0.county: 7', 'testimonials.0.month: "June"'],
  delivery: ['counties.0: "Kwale"', 'counties.1.condition: ""'],
  colours: [
    'colours.1.screen: "maroon"',
    'colours.1.name: undefined',
    'colours.1.screen: "#6b223"',
    'colours.1.name: {}',
    'colours.1.screen: "#6B2230"',
    'colours.1.screen: 7021104',
    'colours.1.screen: undefined',
  ],
  prices: [
    'asOf: "21.11.2026"',
    'products.1.product: 7',
    'products.1.price: "470"',
    'products.1.isOnSale: "yes"',
    'products.1.isLimitedOffer: 1',
    'products.1.isFreeDelivery: undefined',
    'products.1.isOutOfStock: "yes"',
    'products.1.isHidden: "yes"',
    'products.2.thicknesses.0.gauge: 30',
    'products.2.thicknesses.0.thicknessMm: "0.3"',
  ],
  languages: ['reviewedBy: "Amina Otieno"', 'reviewedBy.en: true'],
  product: [
    'profile: "square"',
    'finish: "shiny"',
    'picturedColour: "pink"',
    'pictures: {"roof":"roof-box.jpg"}',
    'coloursOutOfStock: "maroon"',
    'photographs: {"roof":"/photographs/x.jpg"}',
    'words: undefined',
    'words.en: undefined',
    'pictures: {"roof":"roof-bx"}',
    'photographs: {"roof":{"file":"x.jpg"}}',
    'shortestSheetM: "0.6"',
    'pictures: {"stack":"../x"}',
    'photographs: {"stack":{"file":"/photographs/../x.jpg"}}',
    'pictures: {"roof":""}',
    'photographs: {"roof":{"file":"/photographs/x.svg"}}',
    'pictures: {"roof":null}',
    'photographs: {"roof":{"file":"/photographs/x.jpg","focus":"up"}}',
    'colours: []',
    'colours: ["pink","maroon"]',
    'colours: ["maroon","maroon"]',
    'coloursOutOfStock: ["pink"]',
  ],
}
/** Fields without text input. */
const KINDS_WITHOUT_TEXT = ['boolean', 'color', 'datetime', 'relation', 'select']

/** The editor accepts these two; the check before saving refuses them. */
const noThickness = prices.badPrices.find(({ field }) => field === 'products.2.thicknesses')
const tooFewFeatures = products.badProduct.find(({ allowed }) => allowed.endsWith('there are 4'))
/** The editor leaves an empty name of a reviewer out of the file, so it has no error. */
const isEmptyName = ({ value }: BadValue) => typeof value === 'string' && value.trim() === ''

/** The editor's own errors for limits. All other errors are ours. */
const EDITOR_ERROR =
  /This field is required|You must enter at least|You cannot enter more than|The value must be (greater|less) than or equal to|You must add/

/** The text to type for a value in a kind of field; undefined if it cannot be typed. */
function textFor(kind: string, value: unknown): string | undefined {
  const isNothing = value === undefined || value === null
  if (kind === 'datetime') return isNothing ? '' : undefined
  if (kind === 'number') return isNothing || typeof value === 'number' ? String(value ?? '') : undefined
  if (kind === 'string' || kind === 'text') return isNothing ? '' : typeof value === 'string' ? value : undefined
  return undefined
}

/** Enters a value in its field. @returns the reason if the form cannot hold it. */
async function enter(page: Page, { field: key, value }: BadValue): Promise<string | undefined> {
  const element = await field(page, key)
  const kind = (await element.getAttribute('data-field-type')) ?? ''
  const typed = textFor(kind, value)
  if (typed !== undefined) {
    const input = element.locator('input, textarea').first()
    const isWhole = (await input.getAttribute('inputmode')) === 'numeric'
    if (isWhole && typed.includes('.')) return IMPOSSIBLE.number
    await input.fill(typed)
    return undefined
  }
  if (kind === 'list' && (value === undefined || Array.isArray(value))) {
    const entries = element.getByRole('button', { name: 'Remove', exact: true })
    const targetCount = Array.isArray(value) ? value.length : 0
    for (let left = await entries.count(); left > targetCount; left = await entries.count()) {
      // While the desk still draws a form that it has just opened, a click can be lost.
      await expect(async () => {
        await entries.first().click()
        await expect(entries).not.toHaveCount(left, { timeout: 10_000 })
      }).toPass()
    }
    return undefined
  }
  if (KINDS_WITHOUT_TEXT.includes(kind)) await expect(element.locator('input[type="text"], textarea')).toHaveCount(0)
  expect(IMPOSSIBLE, `${key} has an unknown kind`).toHaveProperty(kind)
  return IMPOSSIBLE[kind]
}

async function open(page: Page, form: string): Promise<void> {
  await closeForm(page)
  await openForm(page, form)
  if (['prices', 'market-prices', 'testimonials', 'business', 'delivery', 'colours'].includes(form))
    await expandAll(page)
  if (form !== 'prices') return
  const thicknesses = await field(page, 'products.2.thicknesses')
  await thicknesses.getByRole('button', { name: 'Expand All' }).click()
}

/** Tries to save and expects an error under each field. */
async function expectFieldErrors(page: Page, entered: readonly BadValue[]): Promise<void> {
  await trySaving(page)
  for (const { field: key, value, allowed } of entered) {
    const alert = (await field(page, key)).getByRole('alert').first()
    await expect(alert, `${key}: ${JSON.stringify(value)}`).toContainText(
      new RegExp(`${EDITOR_ERROR.source}|Allowed is ${allowed.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
    )
  }
}

const isListValue = ({ field, value }: BadValue) => Array.isArray(value) || field.endsWith('features')

/** Expects an error for every bad value of a form. @returns the values that the form cannot hold. */
async function tryEach(page: Page, form: string, bad: readonly BadValue[]): Promise<string[]> {
  const impossible: string[] = []
  const enterEach = async (values: readonly BadValue[]) => {
    const entered: BadValue[] = []
    for (const each of values) {
      if (await enter(page, each)) impossible.push(`${each.field}: ${JSON.stringify(each.value)}`)
      else entered.push(each)
    }
    return entered
  }
  const [inLists, others] = [bad.filter(isListValue), bad.filter(each => !isListValue(each))]
  const fields = [...Map.groupBy(others, each => each.field).values()]
  await open(page, form)
  // Each round tries one value for every field.
  for (let at = 0; fields.some(values => at < values.length); at++) {
    const entered = await enterEach(fields.flatMap(values => values[at] ?? []))
    if (entered.length === 0) continue
    await expectFieldErrors(page, entered)
    await revert(page)
    await expect(page.locator('[data-key-path]').getByRole('alert')).toHaveCount(0)
  }
  // Changes of a list change its fields, so they are tried one by one.
  for (const each of inLists) {
    const entered = await enterEach([each])
    if (entered.length === 0) continue
    await expectFieldErrors(page, entered)
    await revert(page)
    await open(page, form)
  }
  expect(await readSaved(page, form)).toEqual(validFiles[form])
  return impossible
}

/** Tries to save and expects the error of the build in a dialog. */
async function expectDialogError(page: Page, sentence: string): Promise<void> {
  await trySaving(page)
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(sentence)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(dialog).toHaveCount(0)
  await revert(page)
}

// As high as the longest form, because the desk draws only visible fields.
test.use({ viewport: { width: 390, height: 6000 }, deviceScaleFactor: 1, contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) =>
  openDesk(
    page,
    Object.fromEntries(Object.entries(validFiles).map(([name, file]) => [`${name}.json`, JSON.stringify(file)])),
  ),
)

test('every wrong value has an error under its field and is not saved', async ({ page }) => {
  const impossible = {
    business: await tryEach(page, 'business', [...business.badBusiness, ...business.badNotices, ...business.badYards]),
    accessories: await tryEach(page, 'accessories', badAccessories),
    'market-prices': await tryEach(page, 'market-prices', marketPrices.badMarketPrices),
    testimonials: await tryEach(
      page,
      'testimonials',
      projects.badTestimonials.filter(({ field }) => !field.endsWith('consent')),
    ),
    delivery: await tryEach(page, 'delivery', delivery.badDelivery),
    colours: await tryEach(page, 'colours', colourList.badColours),
    languages: await tryEach(
      page,
      'languages',
      badLanguages.filter(each => !isEmptyName(each)),
    ),
    prices: await tryEach(
      page,
      'prices',
      prices.badPrices.filter(each => each !== noThickness),
    ),
    product: await tryEach(
      page,
      'products/box',
      products.badProduct.filter(each => each !== tooFewFeatures),
    ),
  }
  expect(impossible).toEqual(IMPOSSIBLE_VALUES)
})

test('wrong combinations of values have the error of the build and are not saved', async ({ page }) => {
  /** Enters each bad value and expects its error. Values that are chosen follow below. */
  const tryCombinations = async (form: string, bad: readonly BadValue[]) => {
    await open(page, form)
    for (const each of bad) {
      if (await enter(page, each)) continue
      await expectDialogError(page, `content/${form}.json: ${each.found}; allowed is ${each.allowed}`)
    }
  }
  await tryCombinations('business', business.badCombinations)
  await tryCombinations('delivery', delivery.badCombinations)
  await tryCombinations('market-prices', marketPrices.badCombinations)
  await tryCombinations('colours', colourList.badCombinations)

  await tryCombinations('prices', prices.badCombinations)
  await (await field(page, 'products.1.product')).getByRole('radio', { name: 'ALU 2' }).click()
  await expectDialogError(page, 'products.1.product is "alu-2"; allowed is a product that is not in the list already')
  await enter(page, noThickness as BadValue)
  await expectDialogError(page, 'products.2.price is nothing; allowed is a price in KSh for a metre')

  await tryCombinations('products/box', products.badCombinations)
  await enter(page, tooFewFeatures as BadValue)
  await expectDialogError(page, 'allowed is exactly five features, and there are 4')
  const optionOf = (colour: typeof pictured) => ({ name: colour?.name[languages[0]] ?? '', exact: true })
  await (await field(page, 'finish')).getByRole('radio', { name: 'Bare metal' }).click()
  await expectDialogError(
    page,
    `picturedColour is "${pictured?.id}"; allowed is a colour for a painted product, and none for`,
  )
  if (another !== pictured) {
    await (await field(page, 'colours')).getByRole('checkbox', optionOf(another)).click()
    await expectDialogError(
      page,
      `picturedColour is "${pictured?.id}"; allowed is one of the colours that the product is offered`,
    )
  }

  await open(page, 'products/alu-2')
  await (await field(page, 'colours')).getByRole('checkbox', optionOf(pictured)).click()
  await expectDialogError(page, `colours is ["${pictured?.id}"]; allowed is colours for a painted product`)
  await (await field(page, 'coloursOutOfStock')).getByRole('checkbox', optionOf(another)).click()
  await expectDialogError(
    page,
    `coloursOutOfStock.0 is "${another?.id}"; allowed is one of the colours that the product is`,
  )
  for (const [form, file] of Object.entries(validFiles)) expect(await readSaved(page, form)).toEqual(file)
})

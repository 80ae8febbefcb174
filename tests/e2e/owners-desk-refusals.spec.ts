import { expect, type Page, test } from '@playwright/test'
import { colours } from '../../src/facts/colours.ts'
import { languages } from '../../src/text/languages.ts'
import { badAccessories } from '../bad-facts/accessories.ts'
import type { BadValue } from '../bad-facts/bad-value.ts'
import * as business from '../bad-facts/business.ts'
import * as colourList from '../bad-facts/colours.ts'
import * as delivery from '../bad-facts/delivery.ts'
import { badLanguages, goodLanguages } from '../bad-facts/languages.ts'
import * as prices from '../bad-facts/prices.ts'
import * as products from '../bad-facts/products.ts'
import { exampleAccessories } from '../example-products.ts'
import { openDesk, saved } from './desk-folder.ts'
import { field, openForm, revert, toList, trySaving, unfold } from './owners-desk.ts'

// Every wrong value that the build refuses is tried in the desk's own form. Unit tests hold the build to the same tables.

/** The desk offers the colours that are sold, whichever they are. */
const [pictured, another = pictured] = colours
const painted = { ...products.goodProduct, picturedColour: pictured?.id }
const good: Readonly<Record<string, object>> = {
  business: business.goodBusinessWithNotice,
  prices: prices.goodPrices,
  accessories: exampleAccessories,
  delivery: delivery.goodDelivery,
  colours: colourList.goodColours,
  languages: goodLanguages,
  'products/alu-2': products.goodBareProduct,
  'products/box': painted,
  'products/tile': { ...painted, name: 'TILE' },
}

/**
 * What no form can say, by the kind of field, and why. A file that says it was written by hand or by a program: the build
 * refuses it (the unit tests of each table), and the workflow shows the owner the build's sentence (`scripts/check-facts.test.ts`).
 * So it is with what only several files say together, such as a price of a product that is not there.
 */
const NEVER_SAID: Readonly<Record<string, string>> = {
  boolean: 'a switch is on or off',
  color: 'a picker of colours gives six digits',
  datetime: 'a calendar gives days that there are',
  list: 'the entries of a list are groups of fields',
  number: 'a field of a number writes a number, and drops what a whole one has after its point',
  object: 'a group of fields stays a group of fields',
  relation: 'a product is chosen from those that are there',
  select: 'one of a few is chosen',
  string: 'a field of a text writes a text',
}
/** These they are. */
const UNSAID: Readonly<Record<string, readonly string[]>> = {
  business: [
    'policiesChangedOn: "21.11.2026"',
    'securityContactUntil: "next year"',
    'statistics.yearsExperience: "15"',
    'statistics.qualityCertifications: 1.5',
    'notice.from: "1.12.2026"',
    'notice.text: "Closed"',
    'copyrightYear: "2024"',
    'policiesChangedOn: "2026-02-30"',
    'copyrightYear: 2024.5',
    'brand: 7',
    'phone: 254712345678',
  ],
  accessories: ['gutter.price: "900"', 'gutter: undefined', 'cap.lengthM: "2"', 'fasteners: []'],
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
/** In these there is no place to type. */
const WITHOUT_LETTERS = ['boolean', 'color', 'datetime', 'relation', 'select']

/** Of these the editor thinks nothing, and the check before saving says it. */
const noThickness = prices.badPrices.find(({ field }) => field === 'products.2.thicknesses')
/** A name of no letters is not saved: there is no reviewer. */
const isNobody = ({ value }: BadValue) => typeof value === 'string' && value.trim() === ''
const tooFewFeatures = products.badProduct.find(({ allowed }) => allowed.endsWith('there are 4'))

/** What the editor itself says of limits. Of all else it says what is allowed, in our words. */
const LIMIT =
  /This field is required|You must enter at least|You cannot enter more than|The value must be (greater|less) than or equal to|You must add/

/** The letters that say a value in a field of that kind. */
function letters(kind: string, value: unknown): string | undefined {
  const isNothing = value === undefined || value === null
  if (kind === 'datetime') return isNothing ? '' : undefined
  if (kind === 'number') return isNothing || typeof value === 'number' ? String(value ?? '') : undefined
  if (kind === 'string' || kind === 'text') return isNothing ? '' : typeof value === 'string' ? value : undefined
  return undefined
}

/** Says a value in its field. @returns why not, where the form cannot. */
async function say(page: Page, { field: key, value }: BadValue): Promise<string | undefined> {
  const place = await field(page, key)
  const kind = (await place.getAttribute('data-field-type')) ?? ''
  const typed = letters(kind, value)
  if (typed !== undefined) {
    const input = place.locator('input, textarea').first()
    const isWhole = (await input.getAttribute('inputmode')) === 'numeric'
    if (isWhole && typed.includes('.')) return NEVER_SAID.number
    await input.fill(typed)
    return undefined
  }
  if (kind === 'list' && (value === undefined || Array.isArray(value))) {
    const entries = place.getByRole('button', { name: 'Remove', exact: true })
    const wanted = Array.isArray(value) ? value.length : 0
    // An entry takes along what lists it has of its own.
    for (let left = await entries.count(); left > wanted; left = await entries.count()) {
      await entries.first().click()
      await expect.poll(() => entries.count()).toBeLessThan(left)
    }
    return undefined
  }
  if (WITHOUT_LETTERS.includes(kind)) await expect(place.locator('input[type="text"], textarea')).toHaveCount(0)
  expect(NEVER_SAID, `${key} is of a kind that nothing is known of`).toHaveProperty(kind)
  return NEVER_SAID[kind]
}

async function open(page: Page, form: string): Promise<void> {
  await toList(page)
  await openForm(page, form)
  if (['prices', 'delivery', 'colours'].includes(form)) await unfold(page)
  if (form !== 'prices') return
  const thicknesses = await field(page, 'products.2.thicknesses')
  await thicknesses.getByRole('button', { name: 'Expand All' }).click()
}

/** Tries to save, and finds each of these refused under its field. */
async function refusedInField(page: Page, said: readonly BadValue[]): Promise<void> {
  await trySaving(page)
  for (const { field: key, value, allowed } of said) {
    const alert = (await field(page, key)).getByRole('alert').first()
    await expect(alert, `${key}: ${JSON.stringify(value)}`).toContainText(
      new RegExp(`${LIMIT.source}|Allowed is ${allowed.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
    )
  }
}

const isOfAList = ({ field, value }: BadValue) => Array.isArray(value) || field.endsWith('features')

/** Tries every bad value of a form, and finds it refused under its field. @returns those that the form cannot say. */
async function tryEach(page: Page, form: string, bad: readonly BadValue[]): Promise<string[]> {
  const unsaid: string[] = []
  const sayEach = async (values: readonly BadValue[]) => {
    const said: BadValue[] = []
    for (const each of values) {
      if (await say(page, each)) unsaid.push(`${each.field}: ${JSON.stringify(each.value)}`)
      else said.push(each)
    }
    return said
  }
  const [inLists, others] = [bad.filter(isOfAList), bad.filter(each => !isOfAList(each))]
  const fields = [...Map.groupBy(others, each => each.field).values()]
  await open(page, form)
  // In rounds of one value for each field.
  for (let at = 0; fields.some(values => at < values.length); at++) {
    const said = await sayEach(fields.flatMap(values => values[at] ?? []))
    if (said.length === 0) continue
    await refusedInField(page, said)
    await revert(page)
    await expect(page.locator('[data-key-path]').getByRole('alert')).toHaveCount(0)
  }
  // What is taken out of a list takes its fields along.
  for (const each of inLists) {
    const said = await sayEach([each])
    if (said.length === 0) continue
    await refusedInField(page, said)
    await revert(page)
    await open(page, form)
  }
  expect(await saved(page, form)).toEqual(good[form])
  return unsaid
}

/** Tries to save, and finds the build's own sentence in a window. */
async function refusedWhole(page: Page, sentence: string): Promise<void> {
  await trySaving(page)
  const window = page.getByRole('alertdialog')
  await expect(window).toContainText(sentence)
  await window.getByRole('button', { name: 'OK' }).click()
  await expect(window).toHaveCount(0)
  await revert(page)
}

// As high as the longest form, of which the desk draws only what is seen.
test.use({ viewport: { width: 390, height: 6000 }, deviceScaleFactor: 1, contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) =>
  openDesk(
    page,
    Object.fromEntries(Object.entries(good).map(([name, file]) => [`${name}.json`, JSON.stringify(file)])),
  ),
)

test('every value that the build refuses is refused under its field, in a sentence, and nothing is saved', async ({
  page,
}) => {
  const unsaid = {
    business: await tryEach(page, 'business', [...business.badBusiness, ...business.badNotices]),
    accessories: await tryEach(page, 'accessories', badAccessories),
    delivery: await tryEach(page, 'delivery', delivery.badDelivery),
    colours: await tryEach(page, 'colours', colourList.badColours),
    languages: await tryEach(
      page,
      'languages',
      badLanguages.filter(each => !isNobody(each)),
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
  expect(unsaid).toEqual(UNSAID)
})

test('what the build refuses of several fields together is refused in its own sentence, and nothing is saved', async ({
  page,
}) => {
  /** Says each bad value and tries to save. What is chosen instead of typed follows. */
  const tries = async (form: string, bad: readonly BadValue[]) => {
    await open(page, form)
    for (const each of bad) {
      if (await say(page, each)) continue
      await refusedWhole(page, `content/${form}.json: ${each.found}; allowed is ${each.allowed}`)
    }
  }
  await tries('business', business.badCombinations)
  await tries('delivery', delivery.badCombinations)
  await tries('colours', colourList.badCombinations)

  await tries('prices', prices.badCombinations)
  await (await field(page, 'products.1.product')).getByRole('radio', { name: 'ALU 2' }).click()
  await refusedWhole(page, 'products.1.product is "alu-2"; allowed is a product that is not in the list already')
  await say(page, noThickness as BadValue)
  await refusedWhole(page, 'products.2.price is nothing; allowed is a price in KSh for a metre')

  await tries('products/box', products.badCombinations)
  await say(page, tooFewFeatures as BadValue)
  await refusedWhole(page, 'allowed is exactly five features, and there are 4')
  const called = (colour: typeof pictured) => ({ name: colour?.name[languages[0]] ?? '', exact: true })
  await (await field(page, 'finish')).getByRole('radio', { name: 'Bare metal' }).click()
  await refusedWhole(
    page,
    `picturedColour is "${pictured?.id}"; allowed is a colour for a painted product, and none for`,
  )
  if (another !== pictured) {
    await (await field(page, 'colours')).getByRole('checkbox', called(another)).click()
    await refusedWhole(
      page,
      `picturedColour is "${pictured?.id}"; allowed is one of the colours that the product is offered`,
    )
  }

  await open(page, 'products/alu-2')
  await (await field(page, 'colours')).getByRole('checkbox', called(pictured)).click()
  await refusedWhole(page, `colours is ["${pictured?.id}"]; allowed is colours for a painted product`)
  await (await field(page, 'coloursOutOfStock')).getByRole('checkbox', called(another)).click()
  await refusedWhole(page, `coloursOutOfStock.0 is "${another?.id}"; allowed is one of the colours that the product is`)
  for (const [form, file] of Object.entries(good)) expect(await saved(page, form)).toEqual(file)
})

// Writes today's prices into the page when they have arrived, and marks what changed. A page that the device has stored, or
// that was left open, has the prices of an earlier day.
import {
  differencesToLowest,
  isLowestPerCoveredM2,
  type PricesByKey,
  priceOfLength,
  pricePerCoveredM2,
  replaceDate,
  replacePriceInLink,
  replacePrices,
  savingOf,
  toPricesByKey,
} from './todays-prices.ts'

type PriceElement = HTMLElement & {
  readonly dataset: {
    readonly price: string
    readonly coverWidth?: string
    readonly runningM?: string
    readonly saving?: string
  }
}

/** The prices of an element; undefined if the price list no longer has one of them, or where nothing is saved. */
function pricesOf({ dataset }: PriceElement, pricesByKey: PricesByKey): number[] | undefined {
  const prices = dataset.price.split(' ').map(key => pricesByKey[key])
  if (!prices.every(price => price !== undefined)) return undefined
  const { coverWidth, runningM, saving } = dataset
  if (runningM) {
    const lengthsM = runningM.split(' ')
    const lengthPrices = prices.map((price, index) => priceOfLength(price, Number(lengthsM[index])))
    return saving === undefined ? lengthPrices : savingOf(lengthPrices)
  }
  return coverWidth ? prices.map(price => pricePerCoveredM2(price, Number(coverWidth))) : prices
}

/** Writes the prices of an element. Returns whether its visible text has changed. */
function writePrices(element: PriceElement, pricesByKey: PricesByKey): boolean {
  const prices = pricesOf(element, pricesByKey)
  if (element instanceof HTMLAnchorElement) {
    // An order of a product that is no longer on the list keeps its price: the shop answers it in the chat.
    if (prices?.[0] !== undefined) element.href = replacePriceInLink(element.href, prices[0])
    return false
  }
  if (!prices && element.dataset.saving !== undefined) {
    element.closest('p')?.remove()
    return true
  }
  const before = element.textContent ?? ''
  const now = prices ? replacePrices(before, prices) : '–'
  if (now === before) return false
  element.textContent = now
  element.dataset.updated = ''
  return true
}

/** Moves the mark of the lowest price per covered square metre to the rows that have it. */
function moveLowestPriceMark(pricesByKey: PricesByKey): void {
  const marks = [...document.querySelectorAll('[data-lowest]')]
  const prices = [...(marks[0]?.closest('table')?.querySelectorAll<PriceElement>('[data-cover-width]') ?? [])].map(
    element => ({
      element,
      price: pricesOf(element, pricesByKey)?.[0],
    }),
  )
  const lowest = Math.min(...prices.map(({ price = Number.POSITIVE_INFINITY }) => price))
  for (const mark of marks) mark.remove()
  for (const { element, price } of prices) {
    if (price !== lowest) continue
    const name = element.closest('tr')?.querySelector('th')
    name?.append(' ', marks[0]?.cloneNode(true) as Node)
  }
}

/**
 * Writes how much more than the cheapest each example roof of the comparison costs. The price is before it, and after it the
 * words of the cheapest.
 */
function writeDifferences(pricesByKey: PricesByKey): void {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-difference]')]
  const prices = elements.map(element => pricesOf(element.previousElementSibling as PriceElement, pricesByKey)?.[0])
  for (const [index, difference] of differencesToLowest(prices).entries()) {
    const element = elements[index] as HTMLElement
    element.textContent = replacePrices(element.textContent ?? '', [difference])
    element.hidden = difference === 0
    const lowest = element.nextElementSibling as HTMLElement
    lowest.hidden = difference > 0 || prices[index] === undefined
  }
}

const offersIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-offer]')]

/** Shows the badges of the offers, copied from the template that has all of them. Other badges, as of stock, stay. */
function showOffers(badges: HTMLElement, offers: readonly string[] | undefined): void {
  const template = document.querySelector<HTMLTemplateElement>('[data-all-offers]')
  const shown = offersIn(badges)
  if (!offers || !template || shown.map(({ dataset }) => dataset.offer).join() === offers.join()) return
  for (const badge of shown) badge.remove()
  const isOffered = ({ dataset }: HTMLElement) => offers.includes(dataset.offer as string)
  badges.append(
    ...offersIn(template.content)
      .filter(isOffered)
      .map(badge => badge.cloneNode(true)),
  )
}

addEventListener('todaysprices', ({ detail: list }) => {
  const pricesByKey = toPricesByKey(list)
  const changes = [...document.querySelectorAll<PriceElement>('[data-price]')].map(element =>
    writePrices(element, pricesByKey),
  )
  const isChanged = changes.includes(true)
  if (isChanged) {
    moveLowestPriceMark(pricesByKey)
    writeDifferences(pricesByKey)
  }
  for (const mark of document.querySelectorAll<HTMLElement>('[data-lowest-of]'))
    if (!isLowestPerCoveredM2(mark.dataset.lowestOf ?? '', pricesByKey)) mark.remove()
  for (const badges of document.querySelectorAll<HTMLElement>('[data-offers]'))
    showOffers(badges, list.offers?.[badges.dataset.offers as string])
  for (const line of document.querySelectorAll<HTMLElement>('[data-as-of]')) {
    if (!isChanged && line.dataset.asOf === list.asOf) continue
    const { ifChanged = '' } = line.dataset
    const sentence = isChanged ? ifChanged : (line.textContent ?? '')
    line.textContent = replaceDate(sentence, list.asOf, document.documentElement.lang)
    line.dataset.asOf = list.asOf
    if (isChanged) line.dataset.updated = ''
  }
})

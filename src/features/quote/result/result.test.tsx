import { describe, expect, test } from 'vitest'
import { OrderButton } from '#features/quote/order/OrderButton.tsx'
import { PrintSheet } from '#features/quote/print/PrintSheet.tsx'
import type { Calculation } from '#features/quote/state/calculation.ts'
import type { OrderedSheets } from '#features/quote/state/ordered-sheets.ts'
import { createPrices } from '#features/quote/state/prices.ts'
import type { ShopFacts } from '#features/quote/state/shop-facts.ts'
import { roundRange } from '#roofing/money/range.ts'
import { formatPrice } from '#text/format-price.ts'
import {
  exampleCalculation,
  exampleFacts,
  examplePrices,
  exampleShop,
  pricedShop,
} from '../../../../tests/example-calculation.ts'
import { textOf } from '../../../../tests/render.tsx'
import { renderedQuote } from '../../../../tests/rendered-quote.tsx'
import { Answer } from './Answer.tsx'
import { CutListTable } from './CutListTable.tsx'
import { Details } from './Details.tsx'
import { ExcludedItems } from './ExcludedItems.tsx'
import { Figures } from './Figures.tsx'
import { Headline } from './Headline.tsx'
import { ProductComparison } from './ProductComparison.tsx'
import { cheapestOf, pricedExamples, pricedProducts } from './priced-products.ts'
import { splitBudget } from './rest-of-roof.ts'
import { TotalBar } from './TotalBar.tsx'

const HOUSE = '#shape=hip&length=10&width=7&pitch=25&eave=0.5&product=box-profile&round=0.01'
const house = exampleCalculation(HOUSE)
const { words } = exampleFacts
const order = (calculation: Calculation) => ({ calculation, listState: 'read', compressedList: undefined }) as const
const answerProps = (calculation: Calculation) => {
  const { draft, product } = calculation
  return {
    ...order(calculation),
    product,
    colour: draft.colour,
    prices: examplePrices,
    county: '',
    onChange: () => undefined,
  }
}
/** The answer and the details. */
const result = (calculation: Calculation) =>
  renderedQuote(
    <>
      <Answer {...answerProps(calculation)} />
      <Details {...order(calculation)} typedPrices={{}} onChange={() => undefined} />
    </>,
  )

describe('the figures', () => {
  test('every figure has its value in a data element', () => {
    const figures = house.takeOff && <Figures unit="m" takeOff={house.takeOff} />
    const markup = renderedQuote(
      <>
        <Headline calculation={house} orderedSheets={house.orderedSheets as OrderedSheets} />
        {figures}
      </>,
    )
    expect(markup).toContain('<dt><span>Total</span>, sheets only, free delivery</dt><dd><data value="54050">')
    for (const [name, value] of [
      ['Sheets', 38],
      ['Running metres', 115],
      ['Ridge length', 3],
      ['Caps', 20],
    ] as const)
      expect(markup).toMatch(new RegExp(`<dt[^>]*>${name}</dt><dd><data value="${value}">`))
    for (const name of ['Roof area', 'Slope length', 'Hip length', 'Fasteners'])
      expect(markup).toContain(`<dt>${name}</dt>`)
  })

  test('the screen shows zeros; the print sheet leaves them out', () => {
    const { takeOff } = exampleCalculation(HOUSE.replace('shape=hip', 'shape=lean-to'))
    const [screen, paper] = [false, true].map(onPaper =>
      renderedQuote(takeOff && <Figures unit="m" takeOff={takeOff} isPrinted={onPaper} />),
    )
    const { valleyLength, valleys, hipLength } = words.result
    for (const name of [valleyLength, valleys, hipLength])
      expect(screen).toContain(`<dt>${name}</dt><dd><data value="0">`)
    expect(paper).not.toContain('<data value="0">')
  })

  test('the cut list counts every sheet once, and shows feet beside metres', () => {
    const table = (unit: 'm' | 'ft') =>
      renderedQuote(<CutListTable cuts={house.takeOff?.cuts ?? []} caption="All" unit={unit} />)
    const counts = [...table('m').matchAll(/<data value="(\d+)">\d+<\/data>/g)].map(match => Number(match[1]))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(38)
    expect(table('m')).not.toContain(' ft')
    expect(table('ft')).toContain('14\u00a0ft 7\u00a0in')
  })

  test('the cut list sums up its sheets and their metres, which are those of the order', () => {
    const { takeOff } = house
    const table = renderedQuote(<CutListTable cuts={takeOff?.cuts ?? []} caption="All" unit="m" />)
    const [, sums = ''] = table.split('<tfoot>')
    expect(sums).toContain(`<td>${takeOff?.sheets}</td>`)
    expect(sums).toContain(`<td>${takeOff?.runningM.toFixed(2)} m</td>`)
  })

  test('a cut list of one length is one line, with the sheets of each side; the order of a list has no sides', () => {
    const listOf = (fragment: string) => {
      const [, list = ''] = result(exampleCalculation(fragment)).replaceAll('\u00a0', ' ').split('id="cut-list"')
      return list.slice(0, list.indexOf('</div>'))
    }
    const gable = '#shape=gable&length=12&width=9&product=box-profile'
    expect(textOf(listOf(gable))).toMatch(/26 × 5\.50 m\s*143\.00 m\s*Front: 13; Back: 13$/)
    expect(listOf(`${gable}&unit=ft&length=12m&width=9m`)).toContain('26 × 5.50 m (18 ft 1 in)')
    expect(listOf('#from=list&product=box-profile&list=20+x+3m')).toMatch(/20 × 3\.00 m<\/b><b>60\.00 m<\/b><\/li>/)
    for (const fragment of [gable, `${gable}&shape2=gable&length2=12&width2=9`]) {
      const markup = result(exampleCalculation(fragment))
      expect(markup).not.toContain('<table')
      expect(markup).not.toContain(words.cutList.sidesHeading)
    }
    expect(result(house)).toContain('<table')
    expect(result(house)).toContain(words.cutList.sidesHeading)
  })

  test('excluded items have quantities', () => {
    const markup = renderedQuote(<ExcludedItems calculation={house} />)
    for (const part of [words.priceContents.asked, '20 ridge caps', '777 to 971 fasteners', 'm of purlins', 'Labour'])
      expect(markup).toContain(part)
  })
})

test('the bar shows the total; on an empty form, where to type or the price of a metre, and a link to ask', () => {
  const bar = (fragment: string) =>
    renderedQuote(<TotalBar {...order(exampleCalculation(fragment))} />).replaceAll('\u00a0', ' ')
  for (const [empty, text] of [
    ['#shape=hip&product=box-profile', words.example.typeWalls],
    ['#from=list&product=box-profile', 'KSh 470/m'],
  ] as const) {
    expect(bar(empty)).toContain(text)
    for (const name of [words.order.ask, words.order.callShort]) expect(bar(empty)).toContain(name)
  }
  expect(bar(HOUSE)).not.toContain(words.order.ask)
  expect(bar('#from=list&product=box-profile&list=hello')).toContain(words.result.nothingOnList)
  expect(bar('#from=list&product=box-profile&length=12&width=9')).toContain(words.result.nothingOnList)
  expect(bar(HOUSE)).toContain('<b>KSh 54,050</b>')
  expect(bar(HOUSE)).toContain(words.order.callShort)
  const unclear = bar('#from=list&product=box-profile&list=20+x+3m%0A3+x+12')
  expect(unclear).not.toContain(words.order.callShort)
})

test('the order of a roof can be sent below its total too, but not while a list is being read', () => {
  const sections = (listState: 'read' | 'reading') =>
    renderedQuote(
      <>
        <Answer {...answerProps(house)} listState={listState} />
        <Details {...order(house)} listState={listState} typedPrices={{}} onChange={() => undefined} />
      </>,
    )
  expect(sections('read').split(words.order.chat)).toHaveLength(3)
  expect(sections('read')).toContain(words.order.nothingPaid)
  expect(sections('reading')).not.toContain(words.order.chat)
  expect(sections('reading')).not.toContain(words.order.nothingPaid)
  expect(sections('reading').split(words.list.reading)).toHaveLength(3)
})

test('a total of sheets alone says so; of other pieces it says which it leaves out; of all it says neither', () => {
  const answerAt = (shop?: ShopFacts) => {
    const calculation = shop ? exampleCalculation(HOUSE, createPrices(undefined, shop)) : house
    return { answer: renderedQuote(<Answer {...answerProps(calculation)} />), unpriced: calculation.bill?.unpriced }
  }
  const { fasteners } = words.budget.items
  const without = words.result.without([]).slice(0, -1)
  const sheets = answerAt()
  expect(sheets.unpriced).toEqual(['caps', 'gutters', 'fasteners'])
  expect(sheets.answer).toContain(words.result.sheetsOnly)
  expect(sheets.answer).not.toContain(without)
  const some = answerAt({ ...pricedShop, accessories: { ...pricedShop.accessories, fasteners: {} } })
  expect(some.unpriced).toEqual(['fasteners'])
  expect(some.answer).not.toContain(words.result.sheetsOnly)
  expect(some.answer).toContain(words.result.without([fasteners]))
  const all = answerAt(pricedShop)
  expect(all.unpriced).toEqual([])
  expect(all.answer).not.toContain(words.result.sheetsOnly)
  expect(all.answer).not.toContain(without)
})

test('a total names the walls, and lets choose the colour and the county', () => {
  const answer = (calculation: Calculation) => renderedQuote(<Answer {...answerProps(calculation)} />)
  const colour = exampleShop.colours.find(({ id }) => house.product.colours.includes(id))
  expect(answer(house)).toMatch(
    /<span>Hip\s10\s×\s7\sm <.*<fieldset id="colour".*<option value="" selected="">Choose a county</,
  )
  expect(answer(house)).not.toContain('checked=""')
  expect(answer(exampleCalculation(`${HOUSE}&colour=${colour?.id}`))).toMatch(
    new RegExp(`<legend>.*${colour?.name}</b></legend>.*checked=""`),
  )
  const [county = ''] = exampleShop.counties
  expect(renderedQuote(<Answer {...answerProps(house)} county={county} />)).toContain(`<option selected="">${county}<`)
  const bare = exampleCalculation(HOUSE.replace('box-profile', 'corrugated-iron-sheet'))
  expect(answer(bare)).toContain(words.sheet.bareMetal)
})

test('the total of a list leads to its colours, which are above', () => {
  const answer = (fragment: string) => renderedQuote(<Answer {...answerProps(exampleCalculation(fragment))} />)
  const list = '#from=list&product=box-profile&list=20+x+3m'
  expect(answer(list)).toContain('href="#colour">')
  expect(answer(list)).not.toContain('<fieldset')
  expect(answer(list.replace('box-profile', 'corrugated-iron-sheet'))).not.toContain('href="#colour"')
})

test('what the rest of the roof costs is in the box of what the price leaves out, with its range', () => {
  const markup = result(house).replaceAll('\u00a0', ' ')
  const [, excluded = ''] = markup.split(words.priceContents.excludedHeading)
  const box = excluded.slice(0, excluded.indexOf(words.cutList.heading))
  const [, rest = ''] = box.split(`${words.budget.heading}<small>`)
  const { rest: lines = [], restKsh } = splitBudget(house) ?? {}
  const unpriced = lines.filter(({ totalKsh }) => !totalKsh).map(({ item }) => words.budget.items[item])
  expect(unpriced).not.toEqual([])
  expect(restKsh?.low).toBeGreaterThan(0)
  const range = restKsh ? words.budget.restRange(roundRange(restKsh), unpriced).replaceAll('\u00a0', ' ') : ''
  expect(rest.slice(0, rest.indexOf('</small>'))).toBe(range)
  for (const name of unpriced) expect(range).toContain(name.toLowerCase())
  const ours = house.budget?.lines.filter(({ source }) => source === 'ours') ?? []
  const unknown = { ...house, ...(house.budget && { budget: { ...house.budget, lines: ours } }) }
  expect(result(unknown)).toContain(`${words.budget.heading}</summary>`)
})

test.each([HOUSE, '#from=list&product=box-profile&list=20+x+3m'])(
  'once, below what the price leaves out, it says that it is an estimate: %s',
  fragment => {
    const [before = '', ...others] = result(exampleCalculation(fragment)).split(words.disclaimer)
    expect(others).toHaveLength(1)
    expect(before).toContain(words.priceContents.excludedHeading)
  },
)

test('of a roof the note that it is an estimate comes last, after what to check before paying', () => {
  const [, after = ''] = result(house).split(words.bill.checks.heading)
  expect(after).toContain(words.disclaimer)
})

test('below the total the price of the rest of the roof leads to what is not in the price', () => {
  const markup = result(house)
  const [, id = ''] = /href="#([^"]+)">The rest of the roof: about KSh/.exec(markup) ?? []
  const [, excluded = ''] = markup.split(`id="${id}"`)
  expect(textOf(excluded)).toContain('Not in this price')
})

describe('before walls are typed', () => {
  const empty = (fragment: string) => result(exampleCalculation(fragment)).replaceAll('\u00a0', ' ')

  test('the result shows an example roof at the price that its walls come to when typed', () => {
    for (const { slug } of exampleShop.products) {
      const { orderedSheets } = exampleCalculation(`#length=12&width=9&product=${slug}`)
      const markup = empty(`#shape=gable&product=${slug}`)
      expect(markup).toContain(`from ${formatPrice(orderedSheets?.priceKsh ?? 0).replace('\u00a0', ' ')}`)
      expect(markup).toContain(`${orderedSheets?.sheets} sheets`)
      expect(markup).toContain('>Example<')
    }
  })

  test('there is no example while the list is chosen', () => {
    expect(empty('#from=list&product=box-profile')).not.toContain('>Example<')
  })

  test('the walls of the example are in the unit of the quote', () => {
    expect(empty('#unit=ft&product=box-profile')).toContain('39 ft 5 in × 29 ft 7 in')
  })
})

describe('while a field is invalid', () => {
  const wrong = exampleCalculation(`${HOUSE}&list=20+x+3m&width2=4`)
  const markup = result(wrong)

  test('the button names the field and does not order', () => {
    expect(renderedQuote(<OrderButton {...order(wrong)} label="Order" />)).toContain('To order, type: Roof 2, length')
    expect(markup).not.toContain('wa.me')
    expect(markup).not.toContain('KSh')
  })

  test('the result asks for a correction, not for the walls', () => {
    expect(markup).toContain(words.result.invalidFields)
    expect(markup).not.toContain(words.example.label)
  })
})

test('one roof is drawn above its colours and the order; several are drawn below the order', () => {
  const placesIn = (fragment: string) => {
    const markup = result(exampleCalculation(fragment))
    return ['role="slider"', 'id="colour"', words.sheet.county, 'id="order-actions"'].map(part => markup.indexOf(part))
  }
  const one = placesIn(HOUSE)
  expect(one).toEqual(one.toSorted((a, b) => a - b))
  const [drawing, ...rest] = placesIn(`${HOUSE}&shape2=gable&length2=4&width2=3`)
  expect([...rest, drawing]).toEqual([drawing, ...rest].toSorted((a = 0, b = 0) => a - b))
})

test('a warning names its roof where there are several', () => {
  const two = exampleCalculation(`${HOUSE}&shape2=gable&shape3=lean-to&length3=8&width3=2&pitch3=4`)
  const markup = result(two)
  expect(markup).toContain('Roof 3: A pitch of 4° is low')
})

test('adding a roof keeps the result', () => {
  const more = exampleCalculation(`${HOUSE}&shape2=gable`)
  expect(more.orderedSheets?.priceKsh).toBe(house.orderedSheets?.priceKsh)
  const markup = result(more)
  expect(markup).toContain('Roof 2 is not counted yet')
})

describe('the same roof in every product', () => {
  const priced = (fragment: string, prices = examplePrices) => {
    const { roofs, draft, product, settings } = exampleCalculation(fragment, prices)
    if (!settings) throw new Error('There is no roof.')
    const work = pricedProducts(exampleShop.products, roofs, draft, product, settings, prices)
    for (;;) {
      const step = work.next()
      if (step.done) return step.value
    }
  }

  test.each([
    ['with prices for sheets only', examplePrices],
    ['with prices for all accessories', createPrices(undefined, pricedShop)],
  ])('has the same prices as choosing each product, %s', (_, prices) => {
    for (const { product, priceKsh } of priced(HOUSE, prices))
      expect(priceKsh).toBe(
        exampleCalculation(HOUSE.replace('box-profile', product.slug), prices).orderedSheets?.priceKsh,
      )
  })

  test('says beside each price how many sheets and metres it is of', () => {
    for (const { product, sheets, runningM } of priced(HOUSE))
      expect(exampleCalculation(HOUSE.replace('box-profile', product.slug)).orderedSheets).toMatchObject({
        sheets,
        runningM,
      })
  })

  const comparisonIn = (calculation: Calculation) =>
    renderedQuote(
      <ProductComparison
        calculation={calculation}
        product={calculation.product}
        prices={examplePrices}
        onChange={() => undefined}
      />,
    ).replaceAll('\u00a0', ' ')

  test('has the prices of a metre and of a square metre and what each sheet is until walls are typed, in the order of prices of the example roof', () => {
    const { lengthM, widthM } = exampleShop.exampleWallsM
    const [chosen] = exampleShop.products
    const examples = chosen ? pricedExamples(exampleShop.products, chosen, [], '', examplePrices) : []
    expect(examples).toHaveLength(exampleShop.products.length)
    for (const { product, priceKsh } of examples)
      expect(priceKsh).toBe(
        exampleCalculation(`#length=${lengthM}&width=${widthM}&product=${product.slug}`).orderedSheets?.priceKsh,
      )
    const rows = comparisonIn(exampleCalculation(`#product=${chosen?.slug}`))
      .split('<label')
      .slice(1)
    expect(rows).toHaveLength(examples.length)
    const lowestPerM2Ksh = Math.min(...examples.map(({ pricePerM2Ksh }) => pricePerM2Ksh))
    for (const [index, { product, pricePerMKsh, pricePerM2Ksh }] of examples.entries()) {
      expect(rows[index]).toContain(`<b>${formatPrice(pricePerMKsh).replaceAll('\u00a0', ' ')}/m</b>`)
      expect(rows[index]).toContain(`${formatPrice(pricePerM2Ksh).replaceAll('\u00a0', ' ')}/m²`)
      expect(rows[index]).toContain(product.description)
      expect(rows[index]?.includes(words.productComparison.cheapestPerM2)).toBe(pricePerM2Ksh === lowestPerM2Ksh)
    }
  })

  test('keeps the places of prices that are still being counted, and says which products need a steeper roof', () => {
    const markup = comparisonIn(exampleCalculation(HOUSE.replace('pitch=25', 'pitch=12')))
    const rows = markup.split('<label').slice(1)
    expect(markup).toContain(words.productComparison.lead)
    for (const row of rows) expect(row).toContain('<b>')
    for (const { slug, profile } of exampleShop.products) {
      const row = rows.find(each => each.includes(`value="${slug}"`)) ?? ''
      const steeper = words.productComparison.pitchTooLow(profile.minPitchDeg, '')
      if (profile.minPitchDeg > 12) expect(row).toContain(steeper)
      else expect(row).not.toContain(steeper)
    }
  })

  test('has the prices of a metre only while a list is ordered and no walls are typed', () => {
    const list = exampleCalculation('#product=box-profile&list=20+x+3m')
    expect(list.orderedSheets?.kind).toBe('list')
    const markup = comparisonIn(list)
    expect(markup).not.toContain(words.productComparison.lead)
    expect(markup).toContain('<b>KSh 470/m</b>')
  })

  test('says how much less or more the roof costs in each other product', () => {
    const { lengthM, widthM } = exampleShop.exampleWallsM
    const countedIn = (slug = '') => exampleCalculation(`#length=${lengthM}&width=${widthM}&product=${slug}`)
    const calculation = countedIn(exampleShop.products[0]?.slug)
    const priceIn = (slug: string) => countedIn(slug).orderedSheets?.priceKsh ?? 0
    const { less, more } = words.productComparison
    const rows = comparisonIn(calculation).split('<label')
    for (const { slug } of exampleShop.products) {
      const row = rows.find(each => each.includes(`value="${slug}"`)) ?? ''
      const differenceKsh = priceIn(slug) - priceIn(calculation.product.slug)
      const amount = formatPrice(Math.abs(differenceKsh)).replaceAll('\u00a0', ' ')
      if (slug === calculation.product.slug) expect(row).toContain(`>${words.productComparison.yourChoice}<`)
      else if (differenceKsh === 0) expect(row).not.toMatch(/ (less|more)</)
      else expect(row).toContain(`>${differenceKsh < 0 ? less(amount) : more(amount)}<`)
    }
  })

  test('is sorted by price, with the minimum pitch of products that need a steeper roof', () => {
    const low = priced(HOUSE.replace('pitch=25', 'pitch=12'))
    const totals = low.map(({ priceKsh }) => priceKsh)
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    expect(low.filter(({ tooLow }) => tooLow !== undefined).map(({ product }) => product.profile.id)).toEqual([
      'versatile',
    ])
  })

  test('never calls a product the cheapest that needs a steeper roof', () => {
    const cheapestAt = (pitch: number) => cheapestOf(priced(HOUSE.replace('pitch=25', `pitch=${pitch}`)))
    const [first, ...others] = priced(HOUSE)
    const tooLow = { minPitchDeg: 30, places: [0] }
    expect(first && cheapestOf([{ ...first, tooLow }, ...others])).toBe(others[0])
    expect(cheapestAt(3)).toBeUndefined()
    expect(cheapestAt(25)?.priceKsh).toBe(priced(HOUSE)[0]?.priceKsh)
  })

  test('names the roofs that are too low for a product', () => {
    const two = priced(`${HOUSE}&shape2=lean-to&length2=8&width2=2&pitch2=8`)
    const corrugated = two.find(({ product }) => product.profile.id === 'corrugated')
    expect(corrugated?.tooLow).toEqual({ minPitchDeg: 10, places: [1] })
  })
})

describe('the print sheet', () => {
  test('has the lines of a list', () => {
    const list = exampleCalculation('#product=box-profile&list=20+x+3m%0Ahello+7')
    const markup = renderedQuote(<PrintSheet calculation={list} />)
    expect(markup).toContain('<q>20 x 3m</q>')
    expect(markup).toContain('<q>hello 7</q>')
  })

  test('has each side of the roof', () => {
    const markup = renderedQuote(<PrintSheet calculation={house} />)
    for (const side of ['Front', 'Back', 'Left', 'Right']) expect(markup).toContain(`<figcaption>${side}</figcaption>`)
  })

  test('dates are in words, in the time zone of Nairobi', () => {
    expect(words.today(new Date('2026-11-20T22:30:00Z'))).toBe('21 November 2026')
    expect(words.day('2026-11-21')).toBe('21 November 2026')
    expect(words.day('soon')).toBe('soon')
  })
})

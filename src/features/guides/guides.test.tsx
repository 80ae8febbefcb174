import { describe, expect, test } from 'vitest'
import { guides } from '#facts/guides.ts'
import { wordsByLanguage } from '#i18n/all-languages.ts'
import { en } from '#i18n/en.ts'
import { roundRange } from '#roofing/money/range.ts'
import { EXAMPLE_HOUSE, houseIds } from '#roofing/quote/usual-houses.ts'
import { timberOf } from '#roofing/take-off/timber.ts'
import { languages } from '#text/languages.ts'
import { errorMessage } from '../../../tests/error-message.ts'
import { exampleAccessories, exampleProducts } from '../../../tests/example-products.ts'
import { attributeValues, renderMarkup, textOf } from '../../../tests/render.tsx'
import { BudgetShares } from './BudgetShares.tsx'
import { findTypedFigures, findUnavailableFigures } from './check-guide.ts'
import { GuidePage } from './GuidePage.tsx'
import { GuidesPage } from './GuidesPage.tsx'
import { guideContext } from './guide-context.ts'
import { createFigures, UnavailableFigure } from './guide-figures.ts'
import { ownFacts } from './own-facts.ts'
import { findHeadings, renderGuide, renderGuideFile } from './render-guide.tsx'
import { costOfRoof, type GuideFacts } from './roof-costs.ts'

const source = { en: 'Two shops', sw: 'Maduka mawili' }
const facts: GuideFacts = {
  products: exampleProducts,
  accessories: exampleAccessories,
  marketPrices: [
    { item: 'cap', unit: 'piece', low: 690, high: 690, date: '2025-03-01', source },
    { item: 'purlins', unit: 'ft', low: 25, high: 30, date: '2026-10-01', source },
    { item: 'labour', unit: 'percent', low: 13, high: 26, date: '2025-03-01', source },
  ],
  pricesAsOf: '2026-11-21',
}
const context = guideContext(en, facts)
const markupOf = (body: string, of = context) => renderMarkup(renderGuide(body, of)).replaceAll('\u00a0', ' ')

const all = languages.flatMap(language =>
  guides[language].map(guide => ({ ...guide, language, words: wordsByLanguage[language] })),
)

/** The facts after each product's and each market price has changed, by its name. */
function changedPrices(): (readonly [name: string, changed: GuideFacts])[] {
  const { products, marketPrices } = ownFacts
  return [
    ...products.map(({ slug }) => {
      const changed = products.map(each => (each.slug === slug ? { ...each, price: each.price + 1111 } : each))
      return [slug, { ...ownFacts, products: changed }] as const
    }),
    ...marketPrices.map(({ item }) => {
      const change = (each: (typeof marketPrices)[number]) =>
        each.item === item ? { ...each, low: each.low + 7, high: each.high + 9 } : each
      return [item, { ...ownFacts, marketPrices: marketPrices.map(change) }] as const
    }),
  ]
}

describe.each(all)('$language: $slug', ({ body, words }) => {
  const render = (given: GuideFacts) => markupOf(body, guideContext(words, given))
  const before = render(ownFacts)

  test('has no figure in its text that the kernel knows', () => {
    expect(findTypedFigures(body, ownFacts)).toEqual([])
  })

  test('leaves no request and no missing value', () => {
    expect(before).not.toMatch(/\{\{|\}\}|undefined|NaN/)
  })

  test('leads to Get Quote filled in, and to other guides', () => {
    expect(before).toMatch(/href="[^"]*\/quote#[^"]*length=/)
    expect(before).toContain(`href="${context.paths.guides.replace('/guides', '')}`)
    expect(before).toMatch(/href="[^"]*\/guides\/[a-z-]+"/)
  })

  test('changes with every price that it names', () => {
    for (const [name, changed] of changedPrices()) {
      const asksFor = new RegExp(`\\{\\{(price|price-per-m2|market|product) ${name}|table (roof-cost|which-sheet)`)
      const isProduct = ownFacts.products.some(({ slug }) => slug === name)
      const named = isProduct ? asksFor.test(body) : body.includes(`{{market ${name}`) || /table market/.test(body)
      if (named) expect(render(changed), name).not.toBe(before)
    }
  })
})

test('one new price is in every guide that names it, and nowhere is the old one', () => {
  const bodies = ['It costs {{price box-profile}}.', '{{table which-sheet}}', '{{sum price}}', '{{lowest-price}}']
  const products = exampleProducts.map(each => (each.slug === 'box-profile' ? { ...each, price: 321 } : each))
  for (const body of bodies) {
    expect(markupOf(body)).toMatch(/KSh (470|390)/)
    expect(markupOf(body, guideContext(en, { ...facts, products }))).toContain('KSh 321')
    expect(markupOf(body, guideContext(en, { ...facts, products }))).not.toContain('KSh 470')
  }
})

describe('figures', () => {
  const answer = createFigures({ facts, words: en.guides, language: 'en' })
  const plain = (request: string) => answer(request).replaceAll('\u00a0', ' ')

  test.each([
    ['price box-profile', 'KSh 470'],
    ['price-per-m2 corrugated-iron-sheet', 'KSh 512'],
    ['lowest-price', 'KSh 390'],
    ['lowest-price-per-m2', 'KSh 470'],
    ['lowest-price-products', 'CORRUGATED IRON SHEET'],
    ['lowest-price-per-m2-products', 'BOX PROFILE'],
    ['tile-products', 'VERSATILE'],
    ['lowest-pitch', '6°'],
    ['lowest-pitch-products', 'BOX PROFILE'],
    ['prices-day', '21 November 2026'],
    ['cover corrugated-iron-sheet', '762 mm'],
    ['least-pitch versatile', '14°'],
    ['gauge 28', '0.30 to 0.32 mm'],
    ['market purlins', 'KSh 25 to 30 a foot'],
    ['market labour', '13 to 26% of the materials'],
    ['house two-bedroom length', '9 m'],
    ['assumed timber-lengths', '12 and 14 ft'],
    ['sum columns', '13'],
    ['sum sheets', '26'],
  ])('%s is %s', (request, text) => {
    expect(plain(request)).toBe(text)
  })

  test('the steps of the sums lead to the count of the kernel', () => {
    const { takeOff } = costOfRoof(EXAMPLE_HOUSE, exampleProducts[0] as (typeof exampleProducts)[number], facts)
    expect(Number(plain('sum columns')) * 2).toBe(takeOff.sheets)
    expect(plain('sum cost').replace(/\D/g, '')).toBe(String(takeOff.priceKsh))
  })

  test('leaves out what no product is', () => {
    const sheets = { ...facts, products: exampleProducts.filter(({ profile }) => profile === 'box') }
    const withoutTiles = createFigures({ facts: sheets, words: en.guides, language: 'en' })
    expect(() => withoutTiles('tile-products')).toThrow(UnavailableFigure)
  })

  test('a name that does not exist is refused with the names that do', () => {
    expect(errorMessage(() => answer('prize box-profile'))).toContain('allowed is one of price, price-per-m2')
    expect(errorMessage(() => answer('gauge 29'))).toContain('allowed is one of 26, 28')
    expect(errorMessage(() => answer('house palace length'))).toContain('allowed is a house: bedsitter')
  })
})

describe('the text of a guide', () => {
  test('leaves out a paragraph, an item or a row about a product that is not on sale', () => {
    const body =
      'First.\n\nIt costs {{price gone}}.\n\n- one {{price gone}}\n- two [it](product:gone)\n- three\n\n{{market gutter}} a piece'
    expect(textOf(markupOf(body))).toBe('First. three')
    expect(findUnavailableFigures(body, createFigures({ facts, words: en.guides, language: 'en' }))).toEqual([
      '{{price gone}}',
      '{{price gone}}',
      '{{market gutter}}',
    ])
  })

  test('leaves out a heading of which everything is left out', () => {
    expect(textOf(markupOf('## Prices\n\nIt costs {{price gone}}.\n\n## Laps\n\nThey lap.'))).toBe('Laps They lap.')
    expect(textOf(markupOf('## Prices\n\n- {{price gone}}\n\n## Laps\n\nThey lap.'))).toBe('Laps They lap.')
  })

  test('has tables in boxes that scroll and take the focus', () => {
    expect(markupOf('| a | b |\n| - | - |\n| 1 | 2 |')).toMatch(
      /<div class="[^"]*" role="group" aria-label="[^"]+" tabindex="0" data-scroll-box=""><table>/i,
    )
  })

  test('names its sections for the list of contents', () => {
    const headings = findHeadings(
      renderGuide('## One\n\nText\n\n### Part\n\nText\n\n## Two, {{sum product}}\n\nText', context),
    )
    expect(headings.map(({ id }) => id)).toEqual(['one', 'two-sum-product'])
    expect(textOf(renderMarkup(headings.map(({ text }) => text)))).toContain('BOX PROFILE')
  })

  test('resolves its links', () => {
    const links = markupOf('[a](quote:) [b](guide:roof-cost) [c](page:delivery) [d](https://example.org/x)')
    for (const address of ['/quote', '/guides/roof-cost', '/delivery', 'https://example.org/x'])
      expect(links).toContain(`href="${address}"`)
    expect(markupOf('[a](quote:bedsitter/versatile)')).toContain(
      'href="/quote#shape=gable&amp;length=5&amp;width=4&amp;product=versatile"',
    )
  })

  test.each([
    ['<b>bold</b> text', 'HTML is not allowed'],
    ['[x](guide:nowhere)', 'the link guide:nowhere leads nowhere'],
    ['[x](javascript:alert)', 'the link javascript:alert leads nowhere'],
    ['{{table chairs}}', '{{table chairs}} is no block; allowed is one of table roof-cost'],
    ['a {{prise x}} b', '{{prise x}} is no figure; allowed is one of price'],
    ['# Heading', '<h1> is not allowed'],
    ['![x](https://example.org/x.png)', '<img> is not allowed'],
  ])('%s is refused with the file and what is allowed', (body, message) => {
    const render = () => renderMarkup(renderGuideFile(body, context, 'content/guides/en/x.md'))
    expect(errorMessage(render)).toContain(`content/guides/en/x.md: ${message}`)
  })
})

test('a figure that the kernel knows is found where it is typed', () => {
  const body =
    'It costs KSh 470, or 690 shillings. It covers 1,000 mm, at 14° and more, in lengths of 14 ft. {{price box-profile}}'
  expect(findTypedFigures(body, facts)).toEqual(['KSh 470', '690 shillings', '1,000 mm', '14°', '14 ft'])
  expect(findTypedFigures('In 2025 it was KSh 471; gauge 28; 60 tiles; 10 minutes.', facts)).toEqual([])
})

test('a figure that the kernel knows is found where it is typed in Kiswahili', () => {
  const body =
    'Bei ni shilingi 470. Linafunika milimita 1,000, kwa digrii 14. Futi 14 ni urefu wa mbao. Nyumba ni mita 9.'
  expect(findTypedFigures(body, facts)).toEqual(['shilingi 470', 'milimita 1,000', 'digrii 14', 'Futi 14', 'mita 9'])
  expect(findTypedFigures('Mwaka 2025 ilikuwa shilingi 471; geji 28; vigae 60; dakika 10.', facts)).toEqual([])
})

test('names the source of most market prices once, and marks the others', () => {
  const sources = ['Two shops', 'Two shops', 'A yard']
  const marketPrices = facts.marketPrices.map((price, index) => ({
    ...price,
    source: { en: sources[index] ?? '', sw: sources[index] ?? '' },
  }))
  const text = textOf(markupOf('{{table market-prices}}', guideContext(en, { ...facts, marketPrices })))
  expect(text.split('Two shops')).toHaveLength(2)
  expect(text).toContain('Source: Two shops.')
  expect(text).toMatch(/1 13 to 26% of materials .*A yard$/)
})

test('folds the market prices with their sources into one closed row, because a bill names the same prices', () => {
  const markup = markupOf('{{table market-prices}}')
  expect(markup).toMatch(/^<details class="[^"]*"><summary /)
  expect(textOf(markup.split('</summary>')[0] ?? '')).toBe(en.guides.tables.market.fold)
  expect(markup).toMatch(/<\/details>$/)
})

test.each([
  ['A press report', 'Source: a press report.'],
  ['An open price list', 'Source: an open price list.'],
  ['Kenya Builders', 'Source: Kenya Builders.'],
])('the source “%s” is within its sentence', (name, sentence) => {
  expect(en.guides.tables.market.source(name)).toBe(sentence)
})

test.each(languages)('each card in %s states the answer of its guide, or else a sentence about it', language => {
  const words = wordsByLanguage[language]
  const [main = ''] = renderMarkup(<GuidesPage words={words} pictures={{ galleryOf: () => [] }} />).split('</main>')
  const textIn = (markup: string) => textOf(markup).replaceAll('\u00a0', ' ')
  for (const [index, { slug, heading, answer, summary, description }] of guides[language].entries()) {
    const card = textIn(main.slice(main.indexOf(heading)).split('</li>')[0] ?? '')
    const expected = answer && textIn(markupOf(answer, guideContext(words)))
    if (expected) expect(card, slug).toContain(expected)
    if (!expected || index === 0) expect(card, slug).toContain(summary ?? description)
  }
})

test.each(all)(
  '$language: $slug has the form of two walls and ways to ask beside its text, and the form again at its end',
  ({ slug, words }) => {
    const markup = renderMarkup(<GuidePage words={words} slug={slug} pictures={{ galleryOf: () => [] }} />)
    const [article = '', end = ''] = markup.split('</article>')
    expect(article.split('<form ')).toHaveLength(2)
    expect(article.slice(article.lastIndexOf('</time>'))).toMatch(/<form [\s\S]* name="length"/)
    expect(
      textOf(article).endsWith(`${words.guides.askPerson} ${words.application.chat} ${words.application.call}`),
    ).toBe(true)
    const [last = ''] = /<section (?:(?!<section )[\s\S])*<\/main>/.exec(end) ?? []
    expect(end.split('<form ')).toHaveLength(2)
    expect(last).toMatch(/<form [\s\S]* name="length"/)
  },
)

test.each(languages)('each card in %s but the first has a drawing of its own, left out of what is heard', language => {
  const [first, ...others] = guides[language]
  if (!first) throw new Error('There are no guides.')
  const drawingsIn = (all: typeof others) => {
    const markup = renderMarkup(
      <GuidesPage words={wordsByLanguage[language]} all={[first, ...all]} pictures={{ galleryOf: () => [] }} />,
    )
    return markup.match(/(?<=<li class="_card[^>]*>)<svg [^>]* aria-hidden="true">.*?<\/svg>(?=<h2>)/g) ?? []
  }
  const drawings = drawingsIn(others)
  expect(drawings).toHaveLength(others.length)
  // The first guide has a drawing too, for the day on which it is not the first.
  const general = drawingsIn(others.map(guide => ({ ...guide, slug: 'new' })))
  expect(new Set([...drawings, ...drawingsIn([first]), ...general]).size).toBe(others.length + 2)
})

test.each(languages)(
  'in %s a guide with a bill has the ways to ask below it instead of at its end on narrow screens',
  language => {
    const words = wordsByLanguage[language]
    for (const { slug, body } of guides[language]) {
      const markup = renderMarkup(<GuidePage words={words} slug={slug} pictures={{ galleryOf: () => [] }} />)
      const [article = ''] = markup.split('</article>')
      const hasBill = body.includes('{{table roof-lines')
      expect(article.split(words.guides.askPerson), slug).toHaveLength(hasBill ? 3 : 2)
      expect(/<article class="[^"]*_withBill/.test(article), slug).toBe(hasBill)
    }
  },
)

test.each(languages)('the list of guides in %s has the form of two walls once, at its end', language => {
  const markup = renderMarkup(<GuidesPage words={wordsByLanguage[language]} pictures={{ galleryOf: () => [] }} />)
  expect(markup.split('<form ')).toHaveLength(2)
  const [last = ''] = /<section (?:(?!<section )[\s\S])*<\/main>/.exec(markup) ?? []
  expect(last).toMatch(/<form [\s\S]* name="length"/)
})

test.each(languages)('the list of guides in %s shows the shares of the cost that its first guide names', language => {
  const words = wordsByLanguage[language]
  const listOf = (guide: (typeof guides)['en'][number]) =>
    renderMarkup(<GuidesPage words={words} all={[guide]} pictures={{ galleryOf: () => [] }} />)
  const [first] = guides[language]
  if (!first?.house) throw new Error('The first guide has no house.')
  expect(listOf(first)).toContain(renderMarkup(<BudgetShares house={first.house} context={guideContext(words)} />))
  expect(listOf({ ...first, answer: 'Ask us' })).not.toContain(words.guides.tables.lines.shares)
})

test.each(languages)(
  'the first card in %s has one link, and shows a button that is left out of what is heard',
  language => {
    const words = wordsByLanguage[language]
    const cardOf = (guide: (typeof guides)['en'][number]) => {
      const markup = renderMarkup(<GuidesPage words={words} all={[guide]} pictures={{ galleryOf: () => [] }} />)
      return /<h2>[\s\S]*?<figure/.exec(markup)?.[0] ?? markup
    }
    const [first] = guides[language]
    if (!first) throw new Error('There are no guides.')
    const { open } = words.guides.tables.roofCost
    expect(cardOf(first)).toMatch(new RegExp(`<p [^>]*aria-hidden="true"><span [^>]*>${open}</span></p>`))
    expect(cardOf(first).split('<a ')).toHaveLength(2)
    expect(cardOf({ ...first, answer: 'Ask us' })).not.toContain(open)
  },
)

test('a large sum says for which product it is', () => {
  const answers = all.map(guide => ({ ...guide, answer: guide.answer ?? '' }))
  const sums = answers.filter(({ answer }) => answer.includes('{{budget '))
  expect(sums).toHaveLength(languages.length)
  for (const { answer, slug } of sums) expect(answer, slug).toContain('{{sum product}}')
})

test('a larger house never costs less', () => {
  for (const product of exampleProducts) {
    const totals = houseIds.map(id => costOfRoof(id, product, facts).budget.totalKsh.low)
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  }
})

describe('the cost of whole roofs', () => {
  const markup = markupOf('{{table roof-cost}}')
  const houses = markup.split('<details').slice(1)

  test('has one house open, and every product in each house', () => {
    expect(houses).toHaveLength(houseIds.length)
    expect(houses.filter(house => /^[^>]* open=""/.test(house))).toHaveLength(1)
    for (const house of houses)
      for (const { name, slug } of exampleProducts) {
        expect(textOf(house)).toContain(name)
        expect(house).toContain(`product=${slug}`)
      }
  })

  test('starts each house with its lowest price, which the line of the house names too', () => {
    for (const house of houses) {
      const [ofHouse, ...prices] = [...textOf(house.replace(/<small>.*?<\/small>/g, '')).matchAll(/KSh ([\d,]+)/g)].map(
        ([, price = '']) => Number(price.replaceAll(',', '')),
      )
      expect(prices).toHaveLength(exampleProducts.length)
      expect(prices).toEqual(prices.toSorted((one, other) => one - other))
      expect(ofHouse).toBe(prices[0])
    }
  })

  test('lists in a bill what has a price, and names below it what has none', () => {
    const { budget } = costOfRoof('two-bedroom', exampleProducts[0] as (typeof exampleProducts)[number], facts)
    const [bill = '', below = ''] = markupOf('{{table roof-lines two-bedroom}}').split('</table>')
    const isUnpriced = (item: (typeof budget.unpriced)[number]) => budget.unpriced.includes(item)
    expect(budget.unpriced).not.toEqual([])
    for (const { item } of budget.lines) {
      const name = en.guides.items[item]
      expect(bill.includes(name), name).toBe(!isUnpriced(item))
      expect(textOf(below).includes(name.toLowerCase()), name).toBe(isUnpriced(item))
    }
  })

  test('names what has no price once', () => {
    const text = textOf(markupOf('{{table roof-cost}}\n\n{{table roof-lines two-bedroom}}'))
    expect(text.split('Not in these sums')).toHaveLength(2)
  })

  test('says before the first figure what its two ends are', () => {
    const { lowAndHigh } = en.guides.tables.roofCost
    const text = textOf(markup)
    expect(text).toContain(lowAndHigh)
    expect(text.indexOf(lowAndHigh)).toBeLessThan(text.indexOf('KSh'))
  })

  test('ends a bill with the way to the estimate of that roof, and to a person', () => {
    const [, below = ''] = markupOf('{{table roof-lines two-bedroom}}').split('</table>')
    expect(textOf(below)).toMatch(/Work out mine Rather ask a person\? Chat on WhatsApp Call$/)
    expect(below).toMatch(`product=${exampleProducts[0]?.slug}`)
  })

  test.each(languages)('multiplies in %s after each cost to it', language => {
    const markup = markupOf('{{table roof-lines two-bedroom}}', guideContext(wordsByLanguage[language], facts))
    const numbersIn = (text: string) => [...text.matchAll(/\d[\d,.]*/g)].map(([n]) => Number(n.replaceAll(',', '')))
    const rows = markup.split('<tr>').flatMap(row => {
      const [, cost, quantity, price] =
        /<span>([^<]*)<\/span><small>([^<]*) ×([^<]*?)(?:, [^<]*)?<\/small>/.exec(row) ?? []
      return quantity && price && cost ? [[quantity, price, cost].map(numbersIn)] : []
    })
    // Sheets, caps and purlins.
    expect(rows).toHaveLength(3)
    for (const [quantity = [], price = [], cost] of rows) {
      const [low = 0, high = 0] = [0, -1].map(end => Math.ceil((quantity.at(end) ?? 0) * (price.at(end) ?? 0)))
      const rounded = roundRange({ low, high }, 100)
      expect([...new Set([rounded.low, rounded.high])]).toEqual(cost)
    }
  })

  test('says after a cost whose price it is, and of what labour is a share', () => {
    const bill = textOf(markupOf('{{table roof-lines two-bedroom}}'))
    expect(bill).toMatch(/Sheets KSh [\d,]+ \d+(\.\d+)? m × KSh 470, our price/)
    expect(bill).toMatch(/Ridge caps KSh [\d,]+ \d+ × KSh 690, market price, March 2025/)
    expect(bill).toMatch(/Labour KSh [\d,]+ to [\d,]+ 13 to 26% of the materials, market price, March 2025/)
  })

  test('marks each line of a bill that costs something with the colour of its part in the bar of shares', () => {
    const products = exampleProducts.map(product => ({ ...product, isFreeDelivery: true }))
    const ofFree = guideContext(en, { ...facts, products })
    const coloursIn = (markup: string) => [...markup.matchAll(/<rect class="([^"]+)"/g)].map(([, colour]) => colour)
    const rows = renderMarkup(renderGuide('{{table roof-lines two-bedroom}}', ofFree)).split('<tr>').slice(2)
    const { sheets, transport, caps, purlins, labour } = en.guides.items
    const [, ...bar] = new Set([
      '',
      ...coloursIn(renderMarkup(<BudgetShares house="two-bedroom" context={ofFree} />).split('<ul>')[0] ?? ''),
    ])
    const colourOf = (name: string) => coloursIn(rows.find(row => textOf(row).startsWith(name)) ?? '')
    expect([sheets, caps, purlins, labour].flatMap(colourOf)).toEqual(bar)
    expect(colourOf(transport)).toEqual([])
    expect(colourOf(en.guides.tables.lines.total)).toEqual([])
  })

  test('has no quantity of one sum for all', () => {
    const products = exampleProducts.map(product => ({ ...product, isFreeDelivery: true }))
    const bill = textOf(markupOf('{{table roof-lines two-bedroom}}', guideContext(en, { ...facts, products })))
    expect(bill).toContain('Delivery free our price')
  })

  test('rounds the whole roof of a house alike in both tables, and the lines of a bill to hundreds', () => {
    const { budget } = costOfRoof('two-bedroom', exampleProducts[0] as (typeof exampleProducts)[number], facts)
    const textOfTable = (table: string) => textOf(markupOf(table))
    const rounded = en.guides.priceRange(roundRange(budget.totalKsh))
    expect(textOfTable('{{table roof-cost}}')).toContain(rounded)
    const bill = textOfTable('{{table roof-lines two-bedroom}}')
    expect(bill).toContain(`Total ${rounded}`)
    const labour = budget.lines.find(({ item }) => item === 'labour')?.totalKsh ?? { low: 0, high: 0 }
    expect(labour.low % 100).not.toBe(0)
    expect(bill).toContain(en.guides.priceRange(roundRange(labour, 100)))
  })
})

describe('the shares of the cost', () => {
  const { items, tables } = en.guides
  const markup = renderMarkup(<BudgetShares house="two-bedroom" context={context} />)
  const [bar = '', legend = ''] = markup.split('</svg><ul>')
  const percentsIn = (part: string) => [...textOf(part).matchAll(/(\d+)%/g)].map(match => Number(match[1]))
  const widths = attributeValues(bar, 'width').map(Number.parseFloat)

  test('are those of each part that has a price, together the whole', () => {
    for (const name of [items.sheets, tables.lines.parts.timber, items.labour]) expect(textOf(legend)).toContain(name)
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100, 0)
    expect(percentsIn(legend)).toEqual(widths.map(Math.round))
  })

  test.each(languages)('have a caption in %s that is one line on every phone', language => {
    expect(wordsByLanguage[language].guides.tables.lines.shares.length).toBeLessThanOrEqual(40)
  })
})

describe('the section of a roof', () => {
  const markup = markupOf('{{drawing section}}')

  test('has the purlins that the timber is counted with', () => {
    const { takeOff, settings } = costOfRoof(
      EXAMPLE_HOUSE,
      exampleProducts[0] as (typeof exampleProducts)[number],
      facts,
    )
    const faces = takeOff.roofs.flatMap(({ roof }) => roof.faces)
    expect(markup.split('<rect ')).toHaveLength(timberOf(faces, settings).purlins + 1)
  })

  test('names the battens of a shop whose first product has steps, one for each', () => {
    const tile = exampleProducts.find(({ slug }) => slug === 'versatile') as (typeof exampleProducts)[number]
    const section = markupOf('{{drawing section}}', { ...context, facts: { ...facts, products: [tile] } })
    const { settings } = costOfRoof(EXAMPLE_HOUSE, tile, facts)
    expect(section).toContain(`>battens ${settings.step} m apart<`)
    expect(section).not.toContain('purlins')
  })

  test('is as steep as the roof that is counted', () => {
    const [, ...points] = /_sheets[^"]*" d="M([^"]*)"/.exec(markup)?.[1]?.split('L') ?? []
    const [ridge, eave] = points.map(point => point.split(' ').map(Number) as [number, number])
    const pitchDeg =
      (Math.atan2((eave?.[1] ?? 0) - (ridge?.[1] ?? 0), (eave?.[0] ?? 0) - (ridge?.[0] ?? 0)) * 180) / Math.PI
    expect(pitchDeg).toBeCloseTo(25, 0)
  })

  test('is named with all its texts, and says below what it cannot show', () => {
    const [name = ''] = attributeValues(markup, 'aria-label')
    const texts = [...markup.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text = '']) => text)
    expect(texts).toHaveLength(5)
    for (const text of texts) expect(name).toContain(text)
    expect(name).toContain('pitch 25°, eave 0.45 m, purlins 0.9 m apart, rafters 1.5 m apart')
    expect(textOf(markup)).toContain('The verge, at the gable ends, is 0.3 m.')
  })
})

describe.each(languages)('in %s', language => {
  const words = wordsByLanguage[language]
  const pictures = { galleryOf: () => [] }
  const pageOf = (slug: string) => renderMarkup(<GuidePage words={words} slug={slug} pictures={pictures} />)
  /** The guides whose headings name the cost of a whole roof. */
  const priced = guides[language].filter(({ answer }) => answer?.includes('{{budget '))
  /** What is beside the text: from the day of the guide to the end of the article. */
  const besideIn = (page: string) => page.slice(page.lastIndexOf('</time>')).split('</article>')[0] ?? ''

  test('the box beside the cost of a whole roof names its sheets, and does not repeat that cost', () => {
    const answer = createFigures({ facts: ownFacts, words: words.guides, language })
    expect(priced).not.toEqual([])
    for (const { slug, house } of priced) {
      const page = pageOf(slug)
      const range = textOf(answer(`budget ${house}`))
      expect(textOf(page.split('<figure')[0] ?? '')).toContain(range)
      const beside = textOf(besideIn(page))
      expect(beside).not.toContain(range)
      expect(beside).toContain(textOf(answer(`cost ${house}`)))
      expect(beside).toContain(textOf(answer(`sheets ${house}`)))
    }
  })

  test('the way to the estimate of a priced roof is below its answer and its bill', () => {
    const { workOutMine } = words.product
    for (const guide of guides[language]) {
      const page = pageOf(guide.slug)
      const linksIn = (markup: string) =>
        [...markup.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].flatMap(([link, text]) =>
          text === workOutMine ? attributeValues(link, 'href') : [],
        )
      expect(linksIn(besideIn(page)), guide.slug).toEqual([])
      if (!priced.includes(guide)) {
        expect(linksIn(page), guide.slug).toEqual([])
        continue
      }
      const text = textOf(page)
      expect(text.indexOf(workOutMine)).toBeLessThan(text.indexOf(words.guides.tables.lines.shares))
      const [first, ...others] = linksIn(page)
      expect(first).toMatch(/#.*product=/)
      expect(others).toEqual([first])
    }
  })

  test('no figure of a guide follows a newer price list, because the text around it stays', () => {
    for (const { slug } of guides[language])
      expect(pageOf(slug).split('<article')[1]?.split('</article>')[0], slug).not.toContain('data-price')
  })

  test('each guide and the list of guides end with a call to action', () => {
    const pages = guides[language].map(({ slug }) => pageOf(slug))
    for (const page of [...pages, renderMarkup(<GuidesPage words={words} pictures={pictures} />)]) {
      const [, last = ''] = /.*<section ([\s\S]*)<\/main>/.exec(page) ?? []
      expect(textOf(last)).toContain(words.home.callToAction.heading)
    }
  })
})

test('the only guide of a shop has no empty list beside it', () => {
  const only = guides.en.slice(0, 1)
  const pictures = { galleryOf: () => [] }
  for (const { slug } of only)
    expect(renderMarkup(<GuidePage words={en} slug={slug} all={only} pictures={pictures} />)).not.toContain(
      en.guides.others,
    )
  expect(renderMarkup(<GuidesPage words={en} all={only} pictures={pictures} />)).not.toContain('<ul class="_list')
})

import { describe, expect, test } from 'vitest'
import { createPrices } from '#features/quote/state/prices.ts'
import type { QuoteFacts } from '#features/quote/state/QuoteContext.tsx'
import { estimator as kiswahili } from '#i18n/sw/estimator.ts'
import { compressedListIn } from '#roofing/quote/link.ts'
import { formatPrice } from '#text/format-price.ts'
import { exampleCalculation, exampleFacts, pricedShop } from '../../../../tests/example-calculation.ts'
import { compressList, decompressList } from '../list/compressed-list.ts'
import { writeOrder, writeQuestion, writeShare, writeShareMessage } from './order-text.ts'
import { describeRoofs } from './roof-line.ts'

const { words } = exampleFacts

const HOUSE = '#shape=hip&length=10&width=7&pitch=25&eave=0.5&product=box-profile&round=0.01'
const listOf = (text: string) => `&list=${encodeURIComponent(text)}`
const messages = (fragment: string, facts = exampleFacts) => writeOrder(exampleCalculation(fragment), facts)
const order = (fragment: string) => messages(fragment).join('\n')

describe('the order of a roof', () => {
  test('lists everything that must not change after payment', () => {
    expect(order(`${HOUSE}&colour=maroon`).split('\n')).toEqual([
      'Hello Mabati Bora, I would like to order:',
      '*BOX PROFILE*, Maroon',
      'Hip 10 x 7 m, 25°, eave 0.5 m',
      'Cover width: 1,000 mm, please confirm',
      'Sheet lengths are rounded up to the next centimetre. The first sheet is laid at the left edge',
      'Cut list:',
      '14 x 4.42 m',
      '8 x 3.32 m',
      '8 x 2.21 m',
      '8 x 1.11 m',
      'Total 115 m, from KSh 54,050, 38 sheets. Prices of 2 January 2026.',
      'Not in it, please tell me the price: 20 ridge caps, 14 eave gutters, 777 to 971 fasteners, or about 6 to 9 kg of roofing nails',
      'Deliver to my site, free of charge',
      'Please confirm gauge in mm, cover width, colour, delivery in writing.',
      'https://mabati.example/quote#shape=hip&length=10&width=7&pitch=25&eave=0.5&product=box-profile&round=0.01&colour=maroon',
    ])
  })

  test('lists what the total includes and excludes', () => {
    const someOf = createPrices(undefined, {
      ...pricedShop,
      accessories: { ...pricedShop.accessories, fasteners: {} },
    })
    const [text] = writeOrder(exampleCalculation(HOUSE, someOf), exampleFacts)
    expect(text).toContain('Total 115 m, from KSh 83,860, 38 sheets.')
    expect(text).toContain('In it: 115 m of sheets: KSh 54,050, 20 ridge caps: KSh 13,010, 14 eave gutters: KSh 16,800')
    expect(text).toContain('Not in it, please tell me the price: 777 to 971 fasteners')
  })

  test('says that no colour is chosen, or that the sheet is bare metal', () => {
    expect(order(HOUSE)).toContain('*BOX PROFILE*, colour: not chosen')
    expect(order(HOUSE.replace('box-profile', 'corrugated-iron-sheet'))).toContain(
      '*CORRUGATED IRON SHEET*, bare metal',
    )
  })

  test('asks to confirm the colour only of painted sheets', () => {
    expect(order(HOUSE)).toContain('cover width, colour, delivery in writing')
    expect(order(HOUSE.replace('box-profile', 'corrugated-iron-sheet'))).toContain('cover width, delivery in writing')
  })

  test('names the verge of a gable but not of a hip', () => {
    expect(order(HOUSE)).not.toContain('verge')
    expect(order(HOUSE.replace('hip', 'gable'))).toContain('Gable 10 x 7 m, 25°, eave 0.5 m, verge 0.3 m')
    expect(order('#shape=lean-to&length=8&width=2.5&top=free')).toContain('standing free')
  })

  test('names the plan of a house with wings', () => {
    const wing = '&wing=front,0,4,3'
    expect(order(`${HOUSE}${wing}`)).toContain(
      'L-shape with hips, 10 x 7 m, 25°, eave 0.5 m, wing at the front 3 m wide',
    )
    expect(order(HOUSE.replace('hip', 'gable') + wing.replace('0', '2'))).toContain('T-shape with gables, 10 x 7 m')
    expect(order(`${HOUSE}${wing}${wing.replace('0', '6')}${wing.replace('front', 'back')}`)).toContain('Hip 10 x 7 m')
  })

  test('gives feet with metres, and a slope with degrees', () => {
    const text = order('#shape=gable&length=40ft&width=30ft6in&pitch=4:12&eave=1.5ft&unit=ft&product=box-profile')
    expect(text).toContain('Gable 40 ft x 30 ft 6 in (12.19 x 9.3 m), 18.43° (4:12), eave 1 ft 6 in (0.46 m)')
    expect(text).toContain('length=40ft&width=30ft6in')
    expect(text).toContain('verge 1 ft (0.3 m)')
    expect(order('#shape=hip&length=40ft&width=30ft&unit=ft')).toContain('eave 1 ft 6 in (0.45 m)')
  })

  test('gives the sheets of a quote in feet in metres, with feet and inches that are never shorter', () => {
    const text = order('#shape=gable&length=7.9m&width=3m&pitch=30&unit=ft&round=0.01')
    expect(text).toContain('18 x 2.26 m (7 ft 5 in)')
    expect(text).not.toMatch(/\d\.\d+ ?(ft|in)\b/)
  })

  test('names the county, and free delivery only if it is free', () => {
    expect(order(`${HOUSE}&county=Nakuru`)).toContain('Deliver to Nakuru county, free of charge')
    const calculation = exampleCalculation(`${HOUSE}&county=Nakuru`)
    const paid = (county: string) =>
      writeOrder(
        {
          ...calculation,
          product: { ...calculation.product, isFreeDelivery: false },
          draft: { ...calculation.draft, county },
        },
        exampleFacts,
      ).join('\n')
    expect(paid('Nakuru')).toContain('\nDeliver to Nakuru county\n')
    expect(paid('')).not.toMatch(/Deliver to|free/)
  })

  test('names a roof without a size', () => {
    expect(order(`${HOUSE}&shape2=gable`)).toContain('(Roof 2 has no size yet and is not counted.)')
  })
})

describe('the order of a list', () => {
  test('lists counted and uncounted lines, and the cover width', () => {
    const text = order(`#product=versatile${listOf('20 x 3m\n4 x 2.5\nhello 7\nridge caps 10 x 2m')}`)
    for (const line of [
      'From my list:',
      '20 x 3 m',
      '4 x 2.5 m',
      'Total 70 m, from KSh 38,850, 24 sheets. Prices of 2 January 2026.',
      'Cover width: 1,000 mm, please confirm',
      'On the list, not counted. Please ask me about:',
      '- hello 7',
      '- ridge caps 10 x 2m',
    ])
      expect(text.split('\n')).toContain(line)
  })

  test('is for the list if both exist and the list is chosen', () => {
    const both = `${HOUSE}${listOf('20 x 3m')}`
    expect(order(both)).toContain('Total 115 m')
    expect(order(both)).toContain('My fundi’s list has 60 m.')
    expect(order(`${both}&from=list`)).toContain('Total 60 m')
  })

  test('has the whole list in its link if it fits', async () => {
    const list = Array.from({ length: 45 }, (_, line) => `${line + 3} pcs x ${(2 + line / 20).toFixed(2)}m`).join('\n')
    const calculation = exampleCalculation(`#product=box-profile${listOf(list)}`)
    const parts = writeOrder(calculation, exampleFacts, await compressList(list))
    for (const part of parts) expect(encodeURIComponent(part).length).toBeLessThanOrEqual(1500)
    for (const { count, lengthM } of calculation.orderedSheets?.cuts ?? [])
      expect(parts.join('\n')).toContain(`\n${words.message.cut(count, lengthM)}`)
    const link = parts[0]?.split('\n').at(-1) as string
    const compressed = compressedListIn(new URL(link).hash) as string
    expect(await decompressList(compressed, list.length)).toBe(list)
  })

  test('has every length of a list that does not fit into the link', () => {
    const lines = Array.from({ length: 400 }, (_, n) => `${((n * 7919) % 97) + 1} pcs x ${1 + ((n * 37) % 80) / 10}m`)
    const list = lines.join('\n')
    const parts = messages(`#product=box-profile${listOf(list)}`)
    for (const part of parts) expect(encodeURIComponent(part).length).toBeLessThanOrEqual(1500)
    expect(parts[0]).toContain('The list is too long for the link: its lengths are in these messages.')
    expect(sheetsIn(parts)).toBe(exampleCalculation(`#product=box-profile${listOf(list)}`).orderedSheets?.sheets)
  })
})

/** The sheets that the lines of all messages name, with those of a line that sums up the rest. */
function sheetsIn(parts: readonly string[]): number {
  const text = parts.join('\n')
  const counts = [...text.matchAll(/^([\d,]+) x [\d.]+ m(?: \([^)]*\))?$|more lengths?: ([\d,]+) sheets?/gm)]
  return counts.reduce((sum, [, count, rest]) => sum + Number((count ?? rest ?? '').replaceAll(',', '')), 0)
}

describe('a long order', () => {
  const others = [2, 3, 4, 5, 6, 7, 8, 9]
  const roofs = others.map(n => `&shape${n}=hip&length${n}=${n * 5}.5&width${n}=${n * 3}.3`).join('')
  const long = `#shape=hip&length=40&width=30&product=box-profile&round=0.01${roofs}`

  test.each<[string, QuoteFacts]>([
    ['English', exampleFacts],
    ['Kiswahili', { ...exampleFacts, words: kiswahili }],
  ])('in %s goes in several messages with every roof and every length', (_, facts) => {
    for (const fragment of [long, `${long}&unit=ft`.replace(/((?:length|width)\d?=[\d.]+)/g, '$1m')]) {
      const { roofs: counted, orderedSheets, draft } = exampleCalculation(fragment)
      const parts = messages(fragment, facts)
      expect(parts.length).toBeGreaterThan(1)
      for (const [index, part] of parts.entries()) {
        expect(encodeURIComponent(part).length).toBeLessThanOrEqual(1500)
        expect(part).toContain(facts.words.message.part(index + 1, parts.length))
      }
      const text = parts.join('\n')
      for (const line of describeRoofs({ roofs: counted, draft }, facts.words)) expect(text).toContain(line)
      for (const { count, lengthM } of orderedSheets?.cuts ?? [])
        expect(text).toContain(`\n${facts.words.message.cut(count, lengthM)}`)
      expect(sheetsIn(parts)).toBe(orderedSheets?.sheets)
      expect(parts[0]).toContain('https://mabati.example/quote#shape=hip')
      expect(parts[0]).toContain(formatPrice(orderedSheets?.priceKsh ?? 0))
    }
  })

  test('repeats the heading of the cut list where it goes on', () => {
    const parts = messages(long)
    const withCuts = parts.filter(part => /^\d+ x /m.test(part))
    for (const part of withCuts) expect(part).toContain('Cut list:')
    for (const part of parts) expect(part).not.toMatch(/Cut list:$/)
  })

  test('sums up what no message has room for', () => {
    const lines = Array.from({ length: 1999 }, (_, n) => `${n + 1} pcs x ${(1.001 + n / 250).toFixed(3)}m`)
    const calculation = exampleCalculation(`#product=box-profile${listOf(lines.join('\n').slice(0, 19_990))}`)
    const parts = writeOrder(calculation, exampleFacts)
    expect(parts.length).toBeLessThanOrEqual(13)
    for (const part of parts) expect(encodeURIComponent(part).length).toBeLessThanOrEqual(1500)
    expect(sheetsIn(parts)).toBe(calculation.orderedSheets?.sheets)
  })
})

test('an order of a product that is out of stock says so', () => {
  const calculation = exampleCalculation(HOUSE)
  const outOfStock = { ...calculation, product: { ...calculation.product, isOutOfStock: true } }
  expect(order(HOUSE)).not.toContain('out of stock')
  expect(writeOrder(outOfStock, exampleFacts)[0]).toContain('out of stock: when does it come?')
})

describe('the text beside a shared link', () => {
  test('has the total, the roof and every length', () => {
    expect(writeShare(exampleCalculation(HOUSE), words).split('\n')).toEqual([
      'BOX PROFILE: 38 sheets, 115 m, from KSh 54,050',
      'Hip 10 x 7 m, 25°, eave 0.5 m',
      '14 x 4.42 m',
      '8 x 3.32 m',
      '8 x 2.21 m',
      '8 x 1.11 m',
    ])
  })

  test('names every roof', () => {
    const text = writeShare(exampleCalculation(`${HOUSE}&shape2=lean-to&length2=8&width2=2.5&pitch2=10`), words)
    expect(text).toContain('Roof 1: Hip 10 x 7 m')
    expect(text).toContain('Roof 2: Lean-to 8 x 2.5 m')
  })

  test('of a long quote fits into a chat, with every roof and the total', () => {
    const roofs = [2, 3, 4, 5].map(n => `&shape${n}=hip&length${n}=${n * 5}.5&width${n}=${n * 3}.3`).join('')
    const calculation = exampleCalculation(`${HOUSE}${roofs}`)
    const text = writeShareMessage(calculation, words, 'https://mabati.example/quote#'.padEnd(900, 'x'))
    expect(encodeURIComponent(text).length).toBeLessThanOrEqual(1500)
    for (const n of [1, 2, 3, 4, 5]) expect(text).toContain(`Roof ${n}: Hip `)
    expect(text).toContain(`${calculation.orderedSheets?.sheets} sheets`)
  })

  test('of a list has its lengths', () => {
    expect(writeShare(exampleCalculation(`#product=versatile${listOf('20 x 3m')}`), words)).toContain('\n20 x 3 m')
  })
})

describe('a question about an estimate', () => {
  const question = (fragment: string) => writeQuestion(exampleCalculation(fragment), exampleFacts)

  test('has the total, the roof and the link, and orders nothing', () => {
    const text = question(HOUSE)
    expect(text.split('\n', 2)).toEqual([
      'Hello Mabati Bora, I have a question about this estimate:',
      'BOX PROFILE: 38 sheets, 115 m, from KSh 54,050',
    ])
    expect(text).toContain('Hip 10 x 7 m, 25°, eave 0.5 m')
    expect(text).toMatch(/\/quote#shape=hip&length=10[^\n]*$/)
    expect(text).not.toContain('order')
  })

  test('is short enough for a chat, also of six roofs and a long list', () => {
    const roofs = [2, 3, 4, 5, 6].map(n => `&shape${n}=hip&length${n}=${n * 7}&width${n}=${n * 5}`).join('')
    expect(
      encodeURIComponent(question(`${HOUSE}${roofs}${listOf('20 x 3m\n'.repeat(80))}`)).length,
    ).toBeLessThanOrEqual(1500)
  })
})

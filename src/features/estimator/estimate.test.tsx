import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleAccessories, exampleProducts } from '../../../tests/example-products.ts'
import { parseList } from '../../roofing/list/list.ts'
import { profiles } from '../../roofing/profiles/profiles.ts'
import { type Draft, emptyDraft } from '../../roofing/quote/draft.ts'
import { decodeLink } from '../../roofing/quote/link.ts'
import { readDraft } from '../../roofing/quote/read-draft.ts'
import { readField } from '../../roofing/quote/read-field.ts'
import { takeOff } from '../../roofing/take-off/take-off.ts'
import { estimator as words } from '../../words/en/estimator.ts'
import { CutListTable } from './CutListTable.tsx'
import { FaceDrawing } from './FaceDrawing.tsx'
import { Figures } from './Figures.tsx'
import { orderText } from './order-text.ts'
import type { ShopFacts } from './shop-facts.ts'
import { sketch } from './sketch.ts'
import { errorText, stepped } from './typed-number.ts'

const shop: ShopFacts = {
  brand: 'Mabati Bora',
  phone: '+254711111111',
  chatNumber: '+254711111111',
  email: 'a@b.co.ke',
  place: 'Nakuru, Kenya',
  pricesAsOf: '2026-01-01',
  address: 'https://mabati.example/',
  pricesAddress: '/prices.json',
  accessories: exampleAccessories,
  products: exampleProducts.map(({ slug, name, price, thicknesses, finish, profile, coloursOutOfStock }) => ({
    slug,
    name,
    price,
    thicknesses,
    finish,
    colours: finish === 'painted' ? ['maroon'] : [],
    coloursOutOfStock,
    profile: profiles[profile],
  })),
  colours: [{ id: 'maroon', screen: '#6b2230', name: 'Maroon' }],
  counties: ['Nakuru'],
}

function counted(fragment: string) {
  const known = { products: shop.products.map(({ slug }) => slug), colours: ['maroon'], counties: ['Nakuru'] }
  const draft = decodeLink(fragment, known)?.draft as Draft
  const product = shop.products.find(({ slug }) => slug === draft.product) as ShopFacts['products'][number]
  const { quote } = readDraft(draft, product.profile)
  if (!quote) throw new Error('The quote is not complete.')
  const result = takeOff(quote.roofs, product.profile, quote.settings, product.price)
  return {
    words,
    shop,
    draft,
    product,
    price: product.price,
    counted: result,
    settings: quote.settings,
    list: parseList(draft.list),
  }
}

const house = counted(
  '#quote?shape=hip&length=10&width=7&pitch=25&eave=0.5&product=box-profile&round=0.01&colour=maroon',
)

describe('the drawings are made of the kernel’s numbers', () => {
  const [roof] = house.counted.roofs
  if (!roof) throw new Error('There is no roof.')

  test('the flat side has one rectangle and one numbered length for each sheet', () => {
    for (const face of roof.faces) {
      const markup = renderToStaticMarkup(<FaceDrawing face={face.face} pieces={face.pieces} label={face.face.name} />)
      expect(markup.match(/<text/g)).toHaveLength(face.pieces.length)
      for (const { number, lengthM } of face.pieces) expect(markup).toContain(`>${number}: ${lengthM.toFixed(2)}<`)
      const [width, height] = (/viewBox="-0\.050 -0\.05 ([\d.]+) ([\d.]+)"/.exec(markup) ?? []).slice(1).map(Number)
      expect(width).toBeCloseTo(Math.max(...face.pieces.map(({ xM, widthM }) => xM + widthM)) + 0.1, 2)
      expect(height).toBeCloseTo(Math.max(...face.pieces.map(({ yM, lengthM }) => yM + lengthM)) + 0.1, 2)
    }
  })

  test('the turned roof keeps its four sides, and a full turn changes nothing', () => {
    const pieces = roof.faces.map(face => face.pieces)
    const one = sketch(roof.roof, pieces, 32)
    const round = sketch(roof.roof, pieces, 392)
    expect(one.faces.map(face => face.name).toSorted()).toEqual(['back', 'front', 'left', 'right'])
    expect(round.box.width).toBeCloseTo(one.box.width, 9)
    expect(round.box.height).toBeCloseTo(one.box.height, 9)
    const lines = one.faces.reduce((sum, face) => sum + face.lines.length, 0)
    const columns = pieces.flat().filter(piece => piece.yM === 0 && piece.xM > 0).length
    expect(lines).toBe(columns)
  })

  test('seen square on, the drawn eave is as long as the eave', () => {
    const { faces } = sketch(roof.roof, [], 0)
    const front = faces.find(face => face.name === 'front')
    expect((front?.outline[1]?.[0] ?? 0) - (front?.outline[0]?.[0] ?? 0)).toBeCloseTo(11, 9)
  })
})

describe('what is read out of the answer', () => {
  test('every named figure carries its value for a program', () => {
    const markup = renderToStaticMarkup(<Figures counted={house.counted} words={words} />)
    for (const name of [
      'Roof area',
      'Slope length',
      'Sheets',
      'Running metres',
      'Ridge length',
      'Hip length',
      'Caps',
      'Fasteners',
      'Price',
    ])
      expect(markup).toContain(`<dt>${name}</dt>`)
    expect(markup).toContain('<data value="38">38</data>')
    expect(markup).toContain('<data value="54050">KSh 54,050</data>')
  })

  test('the cut list counts every sheet of every side once, and all together', () => {
    const markup = renderToStaticMarkup(<CutListTable counted={house.counted} words={words} />)
    const counts = [...markup.matchAll(/<data value="(\d+)">\d+<\/data>/g)].map(match => Number(match[1]))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2 * 38)
  })
})

describe('the order text', () => {
  test('says everything that must not change after payment', () => {
    expect(orderText(house)).toBe(
      [
        'Hello Mabati Bora, I would like to order:',
        '*BOX PROFILE*, Maroon',
        'Hip 10 x 7 m, 25°, eave 0.5 m',
        'Cover width 1000 mm',
        'Cut list:',
        '14 x 4.42 m',
        '8 x 3.32 m',
        '8 x 2.21 m',
        '8 x 1.11 m',
        'Total 115 m, from KSh 54,050',
        'Caps 20, valleys 0, flashings 0, fasteners 777 to 971 (roofing nails, about 6 to 9 kg)',
        'Please confirm gauge in mm, cover width, colour, delivery in writing.',
        'https://mabati.example/#quote?shape=hip&length=10&width=7&pitch=25&eave=0.5&product=box-profile&round=0.01&colour=maroon',
      ].join('\n'),
    )
  })

  test('a list alone is an order too', () => {
    const draft = { ...emptyDraft('versatile'), list: '20 x 3m\n4 x 2.5' }
    const product = shop.products.find(({ slug }) => slug === 'versatile') as ShopFacts['products'][number]
    const text = orderText({
      words,
      shop,
      draft,
      product,
      price: 555,
      counted: undefined,
      settings: undefined,
      list: parseList(draft.list),
    })
    expect(text).toContain('20 x 3 m\n4 x 2.5 m')
    expect(text).toContain('Total 70 m, from KSh 38,850')
  })

  test('stays within 1,500 encoded characters however long the list, and carries the link', () => {
    const roofs = [2, 3, 4, 5, 6, 7, 8, 9]
      .map(n => `&shape${n}=hip&length${n}=${n * 5}.5&width${n}=${n * 3}.3`)
      .join('')
    const text = orderText(counted(`#quote?shape=hip&length=40&width=30&product=box-profile${roofs}`))
    expect(encodeURIComponent(text).length).toBeLessThanOrEqual(1500)
    expect(text).toMatch(/#quote\?shape=hip/)
  })
})

describe('the buttons beside a number', () => {
  test.each([
    ['length', '10', 1, 'm', '10.5'],
    ['length', '10', -1, 'm', '9.5'],
    ['length', '0.5', -1, 'm', '0.5'],
    ['length', '60', 1, 'm', '60'],
    ['length', '', 1, 'm', '10'],
    ['length', '20', 1, 'ft', '20.5'],
    ['length', '12ft3in', 1, 'ft', '13'],
    ['length', '3m', 1, 'ft', '10.5'],
    ['length', '196.5', 1, 'ft', '196.5'],
    ['length', '196.8', 1, 'ft', '196.8'],
    ['pitch', '1:1', 1, 'm', '46'],
    ['pitch', '60', 1, 'ft', '60'],
    ['eave', '0.45', 1, 'm', '0.5'],
    ['eave', '', 1, 'ft', '1.75'],
    ['cap', '', 1, 'ft', '2.1'],
    ['width', 'about ten', 1, 'm', 'about ten'],
  ] as const)('%s %j stepped by %i in %s is %j', (field, text, direction, unit, expected) => {
    const usual = { eave: 0.45, cap: 2 } as Partial<Record<string, number>>
    expect(stepped(field, text, direction, unit, usual[field])).toBe(expected)
  })
})

describe('what is wrong with a field', () => {
  const sentence = (key: 'length' | 'pitch' | 'cover', text: string, unit: 'm' | 'ft') => {
    const read = readField(key, text, unit)
    return 'error' in read ? errorText(read.error, 'It', unit, words) : undefined
  }

  test('is said in the unit of the field, with limits that are accepted', () => {
    expect(sentence('length', '1000', 'm')).toBe('It must be from 0.5 m to 60 m.')
    expect(sentence('length', '1000', 'ft')).toBe('It must be from 1.7 ft to 196.8 ft.')
    expect(sentence('cover', '5', 'ft')).toBe('It must be from 0.5 m to 1.5 m.')
    expect(sentence('pitch', '80', 'ft')).toBe('It must be from 2° to 60°.')
    for (const limit of ['1.7', '196.8']) expect(sentence('length', limit, 'ft')).toBeUndefined()
  })

  test('is answered with what this field takes: a pitch is no length', () => {
    expect(sentence('pitch', 'flat', 'm')).toContain('in degrees')
    expect(sentence('pitch', 'flat', 'm')).not.toContain('ft')
  })
})

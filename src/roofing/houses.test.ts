import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { profiles } from './profiles/profiles.ts'
import type { Draft } from './quote/draft.ts'
import { decodeLink } from './quote/link.ts'
import { readDraft } from './quote/read-draft.ts'
import { edgeKinds, type RoofInput, type Shape, type Wing } from './roof/roof.ts'
import { usualSettings } from './take-off/settings.ts'
import { takeOff } from './take-off/take-off.ts'

/** The page has the expected results: each house with its address and a table of results. */
const houses = readFileSync('docs/houses.md', 'utf8')
  .split('\n## ')
  .slice(1)
  .map(section => {
    const rows = [...section.matchAll(/^\| (.+) \| .+ \| ([\d.]+) \|$/gm)]
    return {
      name: section.slice(0, section.indexOf('\n')),
      address: /^`(shape=.*)`$/m.exec(section)?.[1] ?? '',
      input: roofOf(new URLSearchParams(/^`(shape=.*)`$/m.exec(section)?.[1])),
      results: rows.map(([, what = '', result]) => [what, Number(result)] as const),
    }
  })

function roofOf(address: URLSearchParams): RoofInput {
  const number = (key: string, usual = 0) => Number(address.get(key) ?? usual)
  const pitch = address.get('pitch') === '3:4' ? (Math.atan(0.75) * 180) / Math.PI : number('pitch')
  return {
    shape: address.get('shape') as Shape,
    lengthM: number('length'),
    widthM: number('width'),
    pitchDeg: pitch,
    eaveM: number('eave', 0.5),
    vergeM: number('verge', 0.3),
    gabletM: number('gablet'),
    wings: address.getAll('wing').map((wing): Wing => {
      const [side, ...lengths] = wing.split(',')
      const [atM = 0, outM = 0, widthM = 0] = lengths.map(Number)
      return { side: side as Wing['side'], atM, outM, widthM }
    }),
  }
}

test('the page has ten houses', () => {
  expect(houses.map(({ results }) => results.length > 5)).toEqual(Array.from({ length: 10 }, () => true))
})

/** The settings that the page gives for all houses. */
const LAID = 'product=box&round=0.01'
const EAVE = 'eave=0.5'

/** The count from the address of a house. */
function opened(address: string) {
  const known = { products: ['box'], thicknesses: [], colours: [], counties: [] }
  const eave = address.includes('eave=') ? '' : `&${EAVE}`
  const draft = decodeLink(`#${address}${eave}&${LAID}`, known)?.draft
  const { quote } = readDraft(draft as Draft, profiles.box)
  return quote && takeOff(quote.roofs, profiles.box, quote.settings, 470)
}

describe.each(houses)('$name', ({ address, input, results }) => {
  const count = () => {
    const settings = { ...usualSettings(profiles.box), rounding: '0.01' as const }
    return takeOff([input], profiles.box, settings, 470)
  }

  test.each(results)('%s: %d, as counted by hand', (what, result) => {
    const counted = count()
    const figures: Record<string, number> = {
      'Roof area': counted.roofAreaM2,
      Sheets: counted.sheets,
      'Running metres': counted.runningM,
      Caps: counted.caps,
      ...Object.fromEntries(
        edgeKinds.map(kind => [(kind[0] ?? '').toUpperCase() + kind.slice(1), counted.trims[kind].lengthM]),
      ),
    }
    expect(figures[what]).toBeCloseTo(result, 3)
  })

  test('its address gives the same count', () => {
    const { sheets, runningM, cuts } = count()
    expect(opened(address)).toMatchObject({ sheets, runningM, cuts })
  })

  test('it has no other edges', () => {
    const named = results.map(([what]) => what.toLowerCase())
    const counted = count()
    const found = edgeKinds.filter(kind => counted.trims[kind].lengthM > 0)
    expect(found.filter(kind => !named.includes(kind))).toEqual([])
  })
})

import { expect, test } from 'vitest'
import { renderMarkup, textOf } from '../../../tests/render.tsx'
import { AccessoryTable } from './AccessoryTable.tsx'

const unpriced = {
  cap: { lengthM: 2, lapM: 0.1 },
  valley: { lengthM: 2.4, lapM: 0.15 },
  flashing: { lengthM: 2, lapM: 0.1 },
  gutter: { lengthM: 3, lapM: 0.1 },
  fasteners: {},
}
const rowsOf = (accessories: typeof unpriced) =>
  renderMarkup(<AccessoryTable accessories={accessories} />)
    .split('<tr')
    // The text before the first row, and the header row.
    .slice(2)
    .map(row => textOf(`<tr${row}`))

test('shows only priced accessories, rounded up to whole shillings', () => {
  const priced = {
    ...unpriced,
    cap: { ...unpriced.cap, price: 650 },
    gutter: { ...unpriced.gutter, price: 1200.5 },
    fasteners: { pricePerKg: 240 },
  }
  expect(rowsOf(priced)).toEqual([
    'Ridge cap, 2 m KSh 650',
    'Eave gutter, 3 m KSh 1,201',
    'Roofing nails or screws, 1 kg KSh 240',
  ])
})

test('shows no table without prices', () => {
  expect(renderMarkup(<AccessoryTable accessories={unpriced} />)).toBe('')
})

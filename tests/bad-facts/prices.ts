import { badValues, TEXT } from './bad-value.ts'

export const goodPrices = {
  asOf: '2026-11-21',
  products: [
    { product: 'alu-2', price: 390, isFreeDelivery: true },
    { product: 'box', price: 470, isOnSale: true, isFreeDelivery: false },
    {
      product: 'tile',
      thicknesses: [
        { thicknessMm: 0.25, gauge: '30', price: 450 },
        { thicknessMm: 0.3, price: 560 },
      ],
      isFreeDelivery: true,
    },
  ],
}

const PRICE = 'a price in KSh for a metre from 1 to 100000'
const THICKNESS = 'a thickness of steel in mm from 0.1 to 1.5, to the hundredth'
const YES_OR_NO = 'true or false'

export const badPrices = badValues(
  ['asOf', '21.11.2026', 'a date such as'],
  ['asOf', undefined, 'a date such as'],
  ['products', [], 'at least one product'],
  ['products.1.product', 7, 'the name of a file in content/products'],
  ['products.1.price', '470', PRICE],
  ['products.1.price', 0, PRICE],
  ['products.1.price', -5, PRICE],
  ['products.1.price', 100_001, PRICE],
  ['products.1.isOnSale', 'yes', YES_OR_NO],
  ['products.1.isLimitedOffer', 1, YES_OR_NO],
  ['products.1.isFreeDelivery', undefined, YES_OR_NO],
  ['products.1.isOutOfStock', 'yes', YES_OR_NO],
  ['products.1.isHidden', 'yes', YES_OR_NO],
  ['products.2.thicknesses', [], 'at least one thickness'],
  ['products.2.thicknesses.0.thicknessMm', 30, THICKNESS],
  ['products.2.thicknesses.0.thicknessMm', '0.3', THICKNESS],
  ['products.2.thicknesses.0.price', 0, PRICE],
  ['products.2.thicknesses.0.gauge', 30, TEXT],
  ['products.2.thicknesses.0.gauge', '3', TEXT],
  ['products.2.thicknesses.0.gauge', '30\u202c', TEXT],
)

/** Values that are valid alone, or in a form, but not together with another value. */
export const badCombinations = badValues(
  ['products.1.product', 'alu-2', 'a product that is not in the list already'],
  ['products.1.price', undefined, `${PRICE}, or none where thicknesses have theirs`],
  ['products.2.price', 470, `${PRICE}, or none where thicknesses have theirs`],
  ['products.2.thicknesses.0.thicknessMm', 0.255, THICKNESS],
  [
    'products.2.thicknesses.0.thicknessMm',
    0.3,
    'a thickness that is not in the table already',
    'products.2.thicknesses.1.thicknessMm is 0.3',
  ],
)

import { expect, test } from 'vitest'
import { findNamedProduct } from './named-product.ts'

const about = (suits: string) => ({ slug: 'this', name: 'This', suits })

const named = (...names: readonly string[]) => names.map(name => ({ slug: name, name }))

test('finds the product that a sentence names, in any case', () => {
  const products = named('ROMANTILE', 'MAISHA TILE')
  expect(findNamedProduct(about('For a deeper wave choose Maisha Tile.'), products)).toEqual({
    product: products[1],
    parts: ['For a deeper wave choose ', 'Maisha Tile', '.'],
  })
})

test('finds the longest of two names that begin together', () => {
  expect(
    findNamedProduct(about('Choose Maisha Tile Royal.'), named('Maisha Tile', 'Maisha Tile Royal'))?.parts[1],
  ).toBe('Maisha Tile Royal')
})

test.each(['A tiled look.', 'Tilework.', 'Reptile', ''])('finds no product in "%s"', text => {
  expect(findNamedProduct(about(text), named('TILE'))).toBeUndefined()
})

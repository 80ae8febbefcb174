import { expect, test } from 'vitest'
import type { ProductFacts } from '#facts/product.ts'
import { exampleByThickness, exampleProducts } from '../../../tests/example-products.ts'
import { renderMarkup, textOf } from '../../../tests/render.tsx'
import { ThicknessTable } from './ThicknessTable.tsx'

const table = (facts: ProductFacts) => renderMarkup(<ThicknessTable product={{ ...facts, ...facts.words.en }} />)

test('shows the prices per metre and per square metre of each thickness', () => {
  const rows = table(exampleByThickness).split('<tr').slice(2).map(textOf)
  expect(rows).toHaveLength(3)
  expect(rows[0]).toContain('0.25 mm (gauge 30) KSh 450 KSh 450')
  expect(rows[1]).toContain('0.30 mm (gauge 28) KSh 560 KSh 560')
  expect(rows[2]).toContain('0.40 mm KSh 701 KSh 701')
})

test('shows no table for a product with one price', () => {
  expect(exampleProducts.map(table).join('')).toBe('')
})

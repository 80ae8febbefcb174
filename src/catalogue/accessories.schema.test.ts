import { describe, expect, test } from 'vitest'
import { exampleAccessories as good } from '../../tests/example-products.ts'
import { told } from '../../tests/told.ts'
import { checked } from '../facts/checked.ts'
import { accessoryFields } from './accessories.schema.ts'

const check = (values: unknown) => checked(accessoryFields, values, 'content/accessories.json')

test('accessories may have prices, or none', () => {
  const priced = { ...good, cap: { ...good.cap, price: 850 }, fasteners: { pricePerKg: 220.5 } }
  expect(check(good)).toEqual(good)
  expect(check(priced)).toEqual(priced)
})

describe('a wrong value is answered with the field, what was found and what is allowed', () => {
  test.each([
    ['cap', { lengthM: 0, lapM: 0.1 }, 'cap.lengthM is 0', 'a length from 0.5 to 6 m'],
    ['cap', { lengthM: '2', lapM: 0.1 }, 'cap.lengthM is "2"', 'a length from'],
    ['valley', { lengthM: 2, lapM: 1 }, 'valley.lapM is 1', 'a lap from 0.05 to 0.3 m'],
    ['valley', { lengthM: 2 }, 'valley.lapM is nothing', 'a lap from'],
    ['flashing', { lengthM: 2, lapM: 0.1, price: 0 }, 'flashing.price is 0', 'a price in KSh for a piece from 1'],
    ['gutter', { lengthM: 2, lapM: 0.1, price: '900' }, 'gutter.price is "900"', 'a price in KSh for a piece'],
    ['gutter', undefined, 'gutter is nothing', 'lengthM, lapM and, where it has one, a price'],
    ['fasteners', { pricePerKg: -1 }, 'fasteners.pricePerKg is -1', 'a price in KSh for a kilogram'],
    ['fasteners', [], 'fasteners is []', 'nothing, or a pricePerKg'],
  ])('%s: %j', (field, value, found, allowed) => {
    const message = told(() => check({ ...good, [field]: value }))
    expect(message.split('\n')).toHaveLength(1)
    expect(message).toContain(`content/accessories.json: ${found}; allowed is ${allowed}`)
  })

  test('fasteners may be left out: they have no price then', () => {
    const { fasteners: _, ...others } = good
    expect(check(others)).toEqual({ ...others, fasteners: {} })
  })

  test('a field of no meaning is named', () => {
    expect(told(() => check({ ...good, fasteners: { price: 200 } }))).toContain('fasteners.price is not a field')
  })
})

import { describe, expect, test } from 'vitest'
import { profiles } from '../profiles/profiles.ts'
import type { RoofInput } from '../roof/roof.ts'
import { usualSettings } from '../take-off/settings.ts'
import { takeOff } from '../take-off/take-off.ts'
import { billOf } from './bill.ts'

const house: RoofInput = { shape: 'hip', lengthM: 10, widthM: 7, pitchDeg: 25, eaveM: 0.5, vergeM: 0.3 }
const count = () => takeOff([house], profiles.box, { ...usualSettings(profiles.box), rounding: '0.01' }, 470)
const none = { cap: {}, valley: {}, flashing: {}, gutter: {}, fasteners: {} }

describe('a bill', () => {
  test('lists accessories without a price and reports that they are not in the total', () => {
    expect(billOf(count(), 470, none)).toEqual({
      lines: [
        { item: 'sheets', quantity: 115, eachKsh: 470, totalKsh: 54_050 },
        { item: 'caps', quantity: 20 },
        { item: 'gutters', quantity: 22 },
        { item: 'fasteners', quantity: 9 },
      ],
      totalKsh: 54_050,
      unpriced: ['caps', 'gutters', 'fasteners'],
    })
  })

  test('adds up the lines with a price', () => {
    const bill = billOf(count(), 470, { ...none, cap: { price: 650.5 }, fasteners: { pricePerKg: 220 } })
    expect(bill.totalKsh).toBe(54_050 + 13_010 + 9 * 220)
    expect(bill.unpriced).toEqual(['gutters'])
    expect(bill.lines[1]).toEqual({ item: 'caps', quantity: 20, eachKsh: 650.5, totalKsh: 13_010 })
  })

  test('includes everything where all items have a price', () => {
    const priced = { price: 1 }
    const prices = { cap: priced, valley: priced, flashing: priced, gutter: priced, fasteners: { pricePerKg: 1 } }
    const wings = [{ side: 'front' as const, atM: 1, outM: 3, widthM: 4 }]
    const winged = takeOff([{ ...house, shape: 'gable', wings }], profiles.box, usualSettings(profiles.box), 470)
    const bill = billOf(winged, 470, prices)
    expect(bill.unpriced).toEqual([])
    expect(bill.lines.map(({ item }) => item)).toEqual([
      'sheets',
      'caps',
      'valleys',
      'flashings',
      'gutters',
      'fasteners',
    ])
    const pieces = winged.caps + winged.valleys + winged.flashings + winged.gutters + winged.fasteners.maxKg
    expect(bill.totalKsh).toBe(winged.priceKsh + pieces)
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePitch, riseAndRun } from './pitch.ts'

test.each<[string, number]>([
  ['25', 25],
  ['22,5', 22.5],
  ['25°', 25],
  ['25 degrees', 25],
  ['1:3', 18.43],
  ['1 : 3', 18.43],
  ['4/12', 18.43],
  ['1 in 3', 18.43],
  ['1:1', 45],
  ['30%', 16.7],
  ['100 percent', 45],
  ['-5', -5],
  ['- 5°', -5],
  ['25º.', 25],
  ['25 degree', 25],
  ['25deg', 25],
  ['25 digrii', 25],
  ['  25   ° ', 25],
  ['26.565', 26.57],
  ['1 to 3', 18.43],
  ['0:3', 0],
  ['2.5 / 7,5', 18.43],
  ['-30%', -16.7],
  ['100%', 45],
  ['1½:4½', 18.43],
])('%s is a pitch of %f°', (text, pitchDeg) => {
  const reading = parsePitch(text)
  expect(reading.ok && reading.pitchDeg).toBeCloseTo(pitchDeg, 2)
})

test('a rise of 3 over a run of 4 gives a slope of exactly 5/4', () => {
  const reading = parsePitch('3:4')
  expect(1 / Math.cos(((reading.ok ? reading.pitchDeg : 0) * Math.PI) / 180)).toBeCloseTo(1.25, 12)
})

test.each([
  ['', 'missing'],
  ['steep', 'unreadable'],
  ['1:0', 'unreadable'],
  ['1:3:4', 'unreadable'],
  ['25 m', 'unreadable'],
  ['2 5', 'unreadable'],
  ['1 2:3', 'unreadable'],
  ['x 25', 'unreadable'],
  ['25 x', 'unreadable'],
  ['x 1:3', 'unreadable'],
  ['-1:3', 'unreadable'],
  ['1-3', 'unreadable'],
  ['degrees', 'unreadable'],
  ['  ', 'missing'],
  ['1,250', 'ambiguous'],
  ['1,250:3', 'ambiguous'],
  ['1:1,250', 'ambiguous'],
])('"%s" is not a pitch: %s', (text, kind) => {
  expect(parsePitch(text)).toEqual({ ok: false, kind })
})

test.each([
  ['4/12', ['4', '12']],
  [' 1  in  3 ', ['1', '3']],
  ['2½:7.5', ['2.5', '7.5']],
  ['25', undefined],
  ['25%', undefined],
  ['1 2:3', undefined],
  ['', undefined],
])('rise and run of "%s" are %j', (text, both) => {
  expect(riseAndRun(text)).toEqual(both)
})

test('any rise over any run is a pitch from 0° to 90°', () => {
  const side = fc.integer({ min: 1, max: 999 })
  fc.assert(
    fc.property(side, side, (rise, run) => {
      const reading = parsePitch(`${rise}/${run}`)
      expect(reading.ok && reading.pitchDeg > 0 && reading.pitchDeg < 90).toBe(true)
    }),
  )
})

import { describe, expect, test } from 'vitest'
import { isDoubleTap } from './step.ts'

const first = { atMs: 1000, x: 100, y: 200 }

describe('the second tap of a double tap', () => {
  test.each([
    ['soon after, where the first was', { atMs: 1200, x: 108, y: 195 }, true],
    ['soon after, on another button', { atMs: 1200, x: 100, y: 244 }, false],
    ['later, where the first was', { atMs: 1800, x: 100, y: 200 }, false],
  ])('%s', (_, second, expected) => {
    expect(isDoubleTap(first, second)).toBe(expected)
  })
})

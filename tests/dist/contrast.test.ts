import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tokens = Object.fromEntries(
  [...readFileSync('src/styles/tokens.css', 'utf8').matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(match => [
    match[1] as string,
    match[2] as string,
  ]),
)

/** WCAG 2.2: relative luminance of an sRGB colour. */
function luminance(colour: string): number {
  const digits = colour.slice(1)
  const full = digits.length === 3 ? [...digits].map(digit => digit + digit).join('') : digits
  const [red, green, blue] = [0, 2, 4]
    .map(at => Number.parseInt(full.slice(at, at + 2), 16) / 255)
    .map(channel => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [light, dark] = [a, b].map(name => {
    const colour = tokens[name]
    if (!colour) throw new Error(`src/styles/tokens.css has no colour --${name}`)
    return luminance(colour)
  }) as [number, number]
  return (Math.max(light, dark) + 0.05) / (Math.min(light, dark) + 0.05)
}

test('calculates luminance as WCAG does', () => {
  expect(luminance('#fff')).toBeCloseTo(1)
  expect(luminance('#000000')).toBe(0)
  expect(luminance('#808080')).toBeCloseTo(0.2159, 3)
})

test.each([
  ['ink', 'paper'],
  ['ink', 'chalk'],
  ['chalk', 'ink'],
  ['paper', 'ink'],
])('body text in %s on %s meets AAA', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(7)
})

test.each([
  // Notes, labels and categories.
  ['steel', 'paper'],
  ['steel', 'chalk'],
  // Prices, hovered links.
  ['laterite', 'paper'],
  ['laterite', 'chalk'],
  // Buttons, also hovered.
  ['chalk', 'laterite'],
  ['chalk', 'laterite-deep'],
  ['chalk', 'acacia'],
  ['chalk', 'acacia-deep'],
  ['ink', 'chalk'],
  // Badges.
  ['ink', 'sun'],
  ['sun', 'ink'],
  // The footer and other dark backgrounds.
  ['zinc', 'ink'],
])('text in %s on %s meets AA', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
})

test.each([
  // The focus ring on light and dark backgrounds; lines of drawings.
  ['ink', 'paper'],
  ['sun', 'ink'],
  ['laterite', 'paper'],
  ['steel', 'paper'],
  // Borders of controls.
  ['control', 'paper'],
  ['control', 'chalk'],
])('a line in %s on %s has a contrast of at least 3', (line, ground) => {
  expect(contrast(line, ground)).toBeGreaterThanOrEqual(3)
})

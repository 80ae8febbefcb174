import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { colours } from '#facts/colours.ts'
import { paintOfRender, paintPixels, parseScreenColour, type Rgb } from './paint.ts'
import { measureLitPaint, nameInColour, parseNameInColour, RENDERS_FOLDER } from './painted-render.ts'

const SIZE = { width: 160, height: 100 }
/** In CIE76: a difference that people see side by side but not from memory. */
const MAX_DIFFERENCE = 6

const renders = readdirSync(RENDERS_FOLDER).flatMap(file => /^mask-(.+)\.png$/.exec(file)?.[1] ?? [])

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** CIE L*a*b* of a colour of the screen. */
function lab(colour: Rgb): Rgb {
  const [red, green, blue] = colour.map(value => linear(value / 255)) as unknown as Rgb
  const f = (value: number) => (value > 216 / 24389 ? Math.cbrt(value) : (24389 / 27 / 116) * value + 16 / 116)
  const x = f((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
  const y = f(0.2126 * red + 0.7152 * green + 0.0722 * blue)
  const z = f((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

test.each(renders)('lit paint in %s has the colour of the swatch, in every colour', async render => {
  const read = (file: string) => sharp(`${RENDERS_FOLDER}/${file}`).resize({ ...SIZE, fit: 'fill' })
  const pixels = await read(`${render}.jpg`).removeAlpha().raw().toBuffer()
  const mask = await read(`mask-${render}.png`).extractChannel(0).raw().toBuffer()
  const litColour = measureLitPaint(pixels, mask)
  for (const { id, screen } of colours) {
    const swatch = parseScreenColour(screen)
    const painted = Buffer.from(pixels)
    paintPixels(paintOfRender(swatch, litColour), painted, 3, mask, 1)
    const [expected, shown] = [lab(swatch), lab(measureLitPaint(painted, mask))]
    const difference = Math.hypot(shown[0] - expected[0], shown[1] - expected[1], shown[2] - expected[2])
    expect(difference, `${id} in ${render}`).toBeLessThanOrEqual(MAX_DIFFERENCE)
  }
})

test('there are masks of every view of painted products', () => {
  expect(renders.length).toBeGreaterThanOrEqual(12)
})

test.each(renders)('the mask of %s is black where there is no paint', async render => {
  const { channels } = await sharp(`${RENDERS_FOLDER}/mask-${render}.png`).stats()
  expect(channels[0]?.min).toBe(0)
})

test('only renders with a mask are painted', () => {
  const maroon = { finish: 'painted', picturedColour: 'maroon' } as const
  const name = nameInColour('roof-versatile', maroon)
  expect(name).toBe('roof-versatile-in-maroon')
  expect(parseNameInColour(name)).toEqual({ render: 'roof-versatile', screen: '#6b2230' })
  expect(nameInColour('photograph-versatile-roof', maroon)).toBe('photograph-versatile-roof')
  expect(nameInColour('roof-versatile', { finish: 'bare', picturedColour: undefined })).toBe('roof-versatile')
  expect(parseNameInColour('roof-versatile')).toBeUndefined()
})

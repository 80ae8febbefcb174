/**
 * Lays out every view of the painted products in every colour beside its swatch, for judging.
 * Run: node imagery/colour-sheet.ts
 */
import { readdirSync } from 'node:fs'
import sharp, { type OverlayOptions } from 'sharp'
import { colours } from '../src/facts/colours.ts'
import { paintRender, RENDERS_FOLDER } from '../src/media/pictures/painted-render.ts'

const FILE = 'imagery/colour-sheet.jpg'
const VIEW = { width: 200, height: 125 }
const SWATCH_WIDTH = 60
const GAP = 4

const renders = readdirSync(RENDERS_FOLDER).flatMap(file => /^mask-(.+)\.png$/.exec(file)?.[1] ?? [])
const tiles: OverlayOptions[] = []
/** Reads a picture at twice the size of its view: it is painted at that size, then scaled to the view. */
const readScaled = (name: string) =>
  sharp(`${RENDERS_FOLDER}/${name}`)
    .resize({ width: 2 * VIEW.width, height: 2 * VIEW.height, fit: 'fill' })
    .png()
    .toBuffer()
const scaledRenders = await Promise.all(
  renders.map(async render => [await readScaled(`${render}.jpg`), await readScaled(`mask-${render}.png`)] as const),
)
for (const [row, { screen }] of colours.entries()) {
  const top = row * (VIEW.height + GAP)
  const swatch = { width: SWATCH_WIDTH, height: VIEW.height, channels: 3, background: screen } as const
  tiles.push({ input: { create: swatch }, left: 0, top })
  for (const [column, [render, mask]] of scaledRenders.entries()) {
    const painted = await paintRender(render, mask, screen)
    const input = await sharp(painted).resize(VIEW).png().toBuffer()
    tiles.push({ input, left: SWATCH_WIDTH + GAP + column * (VIEW.width + GAP), top })
  }
}
await sharp({
  create: {
    width: SWATCH_WIDTH + renders.length * (VIEW.width + GAP),
    height: colours.length * (VIEW.height + GAP),
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(tiles)
  .jpeg({ quality: 72 })
  .toFile(FILE)
console.info(`${FILE}: ${renders.length} views in ${colours.length} colours`)

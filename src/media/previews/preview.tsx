import { mkdir, writeFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { business } from '#facts/business.ts'
import { localizedProducts } from '#facts/catalogue.ts'
import { roofPictureName } from '#facts/picture-names.ts'
import { approximateCoverWidth } from '#i18n/approximate-figure.ts'
import type { Words } from '#i18n/words.ts'
import { stillFont } from '#media/fonts/display-font.ts'
import { master } from '#media/pictures/master.ts'
import { once } from '#media/pictures/memoize.ts'
import { formatPrice } from '#text/format-price.ts'
import { PICTURE_HEIGHT, PREVIEW, PreviewDrawing } from './PreviewDrawing.tsx'

const FONT_FILE = '.cache/preview-font.ttf'
const PICTURE = { width: PREVIEW.width, height: PICTURE_HEIGHT }

async function fontFile(): Promise<string> {
  await mkdir('.cache', { recursive: true })
  await writeFile(FONT_FILE, await stillFont(750))
  return FONT_FILE
}

let font: Promise<string> | undefined

/** What is cut from a picture is the same in every language, and for products that show the same one. */
const cut = once(
  async (image: string) => {
    const { data, focus = 'centre' } = await master(image)
    return sharp(data)
      .resize({ ...PICTURE, fit: 'cover', position: focus })
      .jpeg({ quality: 92 })
      .toBuffer()
  },
  image => image,
)

async function draw(
  drawing: Omit<Parameters<typeof PreviewDrawing>[0], 'brand' | 'coverWidth' | 'picture'>,
  image: string,
  words: Words,
) {
  font ??= fontFile()
  const picture = await cut(image)
  const svg = renderToStaticMarkup(
    <PreviewDrawing
      {...drawing}
      brand={business.brand}
      picture={`data:image/jpeg;base64,${picture.toString('base64')}`}
      coverWidth={approximateCoverWidth(drawing.profile, words)}
    />,
  )
  const drawn = new Resvg(svg, { font: { fontFiles: [await font], loadSystemFonts: false } }).render()
  // As it is: a PNG in between would take longer than the drawing. Nothing in it is seen through.
  return sharp(drawn.pixels, { raw: { ...PREVIEW, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** The names of all previews, and how each is drawn. */
export function previews(words: Words): { name: string; draw: () => Promise<Buffer> }[] {
  const { home } = words
  return [
    {
      name: 'home',
      draw: () => draw({ title: business.brand, small: home.preview.small, profile: 'box' }, 'hero-wide', words),
    },
    {
      name: 'quote',
      draw: () =>
        draw(
          { title: words.quotePage.heading, small: words.quotePage.previewSmall, profile: 'maisha-tile' },
          'house-town',
          words,
        ),
    },
    ...localizedProducts(words).map(product => ({
      name: product.slug,
      draw: () =>
        draw(
          {
            title: product.name,
            small: words.product.startingFrom,
            price: `${formatPrice(product.price)} ${words.product.perMetreShort}`,
            profile: product.profile,
          },
          roofPictureName(product),
          words,
        ),
    })),
  ]
}

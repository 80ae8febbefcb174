import { mkdir, writeFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import type { Guide } from '#facts/build-guides.ts'
import { business } from '#facts/business.ts'
import { localizedProducts } from '#facts/catalogue.ts'
import { guides } from '#facts/guides.ts'
import { roofPictureName } from '#facts/picture-names.ts'
import { approximateCoverWidth } from '#i18n/approximate-figure.ts'
import type { Words } from '#i18n/words.ts'
import { subsetStaticFont } from '#media/fonts/display-font.ts'
import { loadMaster } from '#media/pictures/master.ts'
import { memoize } from '#media/pictures/memoize.ts'
import { nameInColour } from '#media/pictures/painted-render.ts'
import { formatPrice } from '#text/format-price.ts'
import { PICTURE_HEIGHT, PREVIEW_SIZE, PreviewDrawing } from './PreviewDrawing.tsx'

const FONT_FILE = '.cache/preview-font.ttf'
const PICTURE_SIZE = { width: PREVIEW_SIZE.width, height: PICTURE_HEIGHT }

async function writeFontFile(): Promise<string> {
  await mkdir('.cache', { recursive: true })
  await writeFile(FONT_FILE, await subsetStaticFont(750))
  return FONT_FILE
}

let fontFile: Promise<string> | undefined

/** Crops a picture once for all languages, and for all products that have it. */
const cropPicture = memoize(
  async (name: string) => {
    const { load } = await loadMaster(name)
    const { data, focus = 'centre' } = await load()
    return sharp(data)
      .resize({ ...PICTURE_SIZE, fit: 'cover', position: focus })
      .jpeg({ quality: 92 })
      .toBuffer()
  },
  name => name,
)

async function renderPreview(
  drawing: Omit<Parameters<typeof PreviewDrawing>[0], 'brand' | 'coverWidth' | 'picture'>,
  pictureName: string,
  words: Words,
) {
  fontFile ??= writeFontFile()
  const picture = await cropPicture(pictureName)
  const svg = renderToStaticMarkup(
    <PreviewDrawing
      {...drawing}
      brand={business.brand}
      picture={`data:image/jpeg;base64,${picture.toString('base64')}`}
      coverWidth={approximateCoverWidth(drawing.profile, words)}
    />,
  )
  const image = new Resvg(svg, { font: { fontFiles: [await fontFile], loadSystemFonts: false } }).render()
  // Raw pixels: encoding a PNG in between would take longer than the drawing.
  return sharp(image.pixels, { raw: { ...PREVIEW_SIZE, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** The name of a guide's preview; no product's slug has a dot. */
export const guidePreviewName = ({ slug }: Pick<Guide, 'slug'>) => `guide.${slug}`

/** The name of each link preview, and a function that renders it as a JPEG. */
export function listPreviews(words: Words): { name: string; render: () => Promise<Buffer> }[] {
  const { home } = words
  return [
    {
      name: 'home',
      render: () =>
        renderPreview({ title: business.brand, subtitle: home.preview.subtitle, profile: 'box' }, 'hero-wide', words),
    },
    {
      name: 'quote',
      render: () =>
        renderPreview(
          { title: words.quotePage.heading, subtitle: words.quotePage.previewSubtitle, profile: 'maisha-tile' },
          'house-town',
          words,
        ),
    },
    ...guides[words.key].map(guide => ({
      name: guidePreviewName(guide),
      render: () =>
        renderPreview({ title: guide.name, subtitle: words.guides.name, profile: 'romantile' }, 'house-town', words),
    })),
    ...localizedProducts(words).map(product => ({
      name: product.slug,
      render: () =>
        renderPreview(
          {
            title: product.name,
            subtitle: words.product.startingFrom,
            price: `${formatPrice(product.price)} ${words.product.perMetreShort}`,
            profile: product.profile,
          },
          nameInColour(roofPictureName(product), product),
          words,
        ),
    })),
  ]
}

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { factsFolder } from '#facts/read/read-facts.ts'

const SOURCE = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'
/** Percent of the normal width: broad, as on painted shop fronts. */
const WIDTH = 114

/** A file named by its content. */
export interface FontFile {
  readonly file: string
  readonly data: Buffer
}

/** Where everything that a page says stands. */
const SAID = ['src/i18n', factsFolder]

/** Every character that a page may set in the display face: whatever stands in the words or in the owner's files. */
function characters(): string {
  const texts = SAID.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => /\.(ts|json)$/.test(file))
      .map(file => readFileSync(`${folder}/${file}`, 'utf8')),
  )
  const basic = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
  return [...new Set(`${texts.join('')}${basic}’“”–×²°·←→©…`)]
    .filter(letter => letter >= ' ')
    .sort()
    .join('')
}

async function source(): Promise<Buffer> {
  return readFile(createRequire(`${process.cwd()}/package.json`).resolve(SOURCE))
}

async function makeDisplayFont(): Promise<FontFile> {
  const data = await subsetFont(await source(), characters(), {
    // Kerning, and figures of one width for columns of prices.
    keepFeatures: ['kern', 'tnum'],
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 600, max: 750, default: 700 }, wdth: WIDTH },
  })
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 6)
  return { file: `archivo.${hash}.woff2`, data }
}

let made: Promise<FontFile> | undefined

/** The font of the site: Archivo, cut down to the characters and the weights that the pages use. */
export function displayFont(): Promise<FontFile> {
  made ??= makeDisplayFont()
  return made
}

/** The same face at one weight and width, for pictures with words in them. */
export async function stillFont(weight: number): Promise<Buffer> {
  return subsetFont(await source(), characters(), {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight, wdth: WIDTH },
  })
}

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { factsFolder } from '#facts/read/read-facts.ts'

const SOURCE = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'
/** Wider than normal letters, as on painted shop fronts. */
const WIDTH_PERCENT = 114

/** A font file whose name contains a hash of its data. */
export interface FontFile {
  readonly file: string
  readonly data: Buffer
}

/** The folders with all texts of the pages, in TypeScript, JSON and Markdown. */
const TEXT_FOLDERS = ['src/i18n', factsFolder]

/** Every character that the pages may show in the display font. */
export function listCharacters(): string {
  const texts = TEXT_FOLDERS.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => /\.(ts|json|md)$/.test(file))
      .map(file => readFileSync(`${folder}/${file}`, 'utf8')),
  )
  const basic = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
  return [...new Set(`${texts.join('')}${basic}’“”–×²°·←→©…`)]
    .filter(character => character >= ' ')
    .sort()
    .join('')
}

async function readFont(): Promise<Buffer> {
  return readFile(createRequire(`${process.cwd()}/package.json`).resolve(SOURCE))
}

async function subsetDisplayFont(): Promise<FontFile> {
  const data = await subsetFont(await readFont(), listCharacters(), {
    // Kerning, and tabular figures for columns of prices.
    keepFeatures: ['kern', 'tnum'],
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 600, max: 750, default: 700 }, wdth: WIDTH_PERCENT },
  })
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 6)
  return { file: `archivo.${hash}.woff2`, data }
}

let displayFont: Promise<FontFile> | undefined

/** The site's display font: Archivo, reduced to the characters and weights that the pages use. */
export function loadDisplayFont(): Promise<FontFile> {
  displayFont ??= subsetDisplayFont()
  return displayFont
}

/** The font at one weight, as data for programs that draw text in pictures. */
export async function subsetStaticFont(weight: number): Promise<Buffer> {
  return subsetFont(await readFont(), listCharacters(), {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight, wdth: WIDTH_PERCENT },
  })
}

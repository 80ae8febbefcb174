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

/** What of the face is kept beside its letters. */
interface Cut {
  /** What its file is called, before the mark of its content. */
  readonly name: string
  readonly wght: number | { min: number; max: number; default: number }
  readonly keepFeatures: readonly string[]
  readonly dropTables?: readonly string[]
}

/** Kerning, and figures of one width for columns of prices. */
const WHOLE: Cut = { name: 'archivo', wght: { min: 600, max: 750, default: 700 }, keepFeatures: ['kern', 'tnum'] }
/** One weight, and no table that a browser can do without. */
const BARE: Cut = {
  name: 'few-letters',
  wght: 720,
  keepFeatures: [],
  dropTables: ['DSIG', 'GDEF', 'GPOS', 'GSUB', 'HVAR', 'MVAR', 'STAT', 'gasp'],
}

async function make(letters: string, { name, wght, ...kept }: Cut): Promise<FontFile> {
  const data = await subsetFont(await source(), letters, {
    ...kept,
    targetFormat: 'woff2',
    variationAxes: { wght, wdth: WIDTH },
  })
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 6)
  return { file: `${name}.${hash}.woff2`, data }
}

const made = new Map<string, Promise<FontFile>>()

function once(letters: string, cut: Cut): Promise<FontFile> {
  const font = made.get(letters) ?? make(letters, cut)
  made.set(letters, font)
  return font
}

/** The font of the site: Archivo, cut down to the characters and the weights that the pages use. */
export function displayFont(): Promise<FontFile> {
  return once(characters(), WHOLE)
}

/** The same face in one weight with these letters only, for pages that have no bytes for all of it. */
export function fewLettersFont(letters: string): Promise<FontFile> {
  return once([...new Set(letters)].sort().join(''), BARE)
}

/** The same face at one weight and width, for pictures with words in them. */
export async function stillFont(weight: number): Promise<Buffer> {
  return subsetFont(await source(), characters(), {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight, wdth: WIDTH },
  })
}

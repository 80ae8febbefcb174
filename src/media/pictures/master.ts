import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { digest, type SourceImage } from './encoding.ts'
import { memoize } from './memoize.ts'
import { loadPhotograph } from './photographs.ts'

const RENDERS_FOLDER = 'src/assets/renders'

/** A full-size picture. */
export interface Master extends SourceImage {
  readonly digest: string
}

const renderPath = (name: string) => `${RENDERS_FOLDER}/${name}.jpg`

/** True for a render, false for a photograph or a drawing. */
export const hasRender = (name: string) => existsSync(renderPath(name))

async function readSource(name: string): Promise<SourceImage> {
  if (hasRender(name)) return { data: await readFile(renderPath(name)) }
  const photograph = await loadPhotograph(name)
  if (photograph) return photograph
  // Imported only when needed: Node cannot load JSX when a script runs this module directly.
  const { drawMaster } = await import('#media/drawings/draw-master.tsx')
  const data = drawMaster(name)
  if (!data)
    throw new Error(`The picture ${renderPath(name)} is missing, and no product or page describes a drawing of it.`)
  return { data }
}

function addDigest(source: SourceImage): Master {
  const { data, focus, effort } = source
  const hasDefaults = focus === undefined && effort === undefined
  return { ...source, digest: digest(hasDefaults ? data : [digest(data, 20), focus, effort].join(), 20) }
}

/**
 * The full-size picture of that name: a render, a photograph or, without either, a drawing of the profile.
 * @throws {Error} when there is none of the three.
 */
export const loadMaster = memoize(
  async (name: string) => addDigest(await readSource(name)),
  name => name,
)

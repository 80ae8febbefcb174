import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { digest, type Source } from './encoding.ts'
import { once } from './memoize.ts'
import { photograph } from './photographs.ts'

const FOLDER = 'src/assets/renders'

/** A full-size picture. */
export interface Master extends Source {
  readonly digest: string
}

/** Whether it is a render; else it is photographed or drawn. */
export const isRendered = (name: string) => existsSync(file(name))

const file = (name: string) => `${FOLDER}/${name}.jpg`

async function read(name: string): Promise<Source> {
  if (isRendered(name)) return { data: await readFile(file(name)) }
  const own = await photograph(name)
  if (own) return own
  // Only when it is needed: Node alone cannot read JSX.
  const { drawnMaster } = await import('#media/drawings/drawn-master.tsx')
  const drawn = drawnMaster(name)
  if (!drawn)
    throw new Error(`There is no picture ${file(name)}, and nothing to draw it from; a product or a page names it.`)
  return { data: drawn }
}

function withDigest(source: Source): Master {
  const { data, focus, effort } = source
  const isPlain = focus === undefined && effort === undefined
  return { ...source, digest: digest(isPlain ? data : [digest(data, 20), focus, effort].join(), 20) }
}

/**
 * The full-size picture of that name: the render or the photograph where there is one, else the drawing made from the same
 * profile.
 * @throws {Error} when neither exists, so that a page never shows a hole.
 */
export const master = once(
  async (name: string) => withDigest(await read(name)),
  name => name,
)

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { digest } from './encoding.ts'

const FOLDER = 'src/assets/renders'

/** A full-size picture. */
export interface Master {
  readonly data: Buffer
  readonly digest: string
}

/** Whether it is a render; else it is drawn. */
export const isRendered = (name: string) => existsSync(file(name))

const file = (name: string) => `${FOLDER}/${name}.jpg`

async function read(name: string): Promise<Buffer> {
  if (isRendered(name)) return readFile(file(name))
  // Only when it is needed: Node alone cannot read JSX.
  const { drawnMaster } = await import('#drawing/drawn-master.tsx')
  const drawn = drawnMaster(name)
  if (!drawn)
    throw new Error(`There is no picture ${file(name)}, and nothing to draw it from; a product or a page names it.`)
  return drawn
}

const known = new Map<string, Promise<Master>>()

/**
 * The full-size picture of that name: the render where there is one, else the drawing made from the same profile.
 * @throws {Error} when neither exists, so that a page never shows a hole.
 */
export function master(name: string): Promise<Master> {
  const found = known.get(name) ?? read(name).then(data => ({ data, digest: digest(data, 20) }))
  known.set(name, found)
  return found
}

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { drawnMaster } from '#drawing/drawn-master.tsx'

const FOLDER = 'src/assets/renders'

/**
 * The full-size picture of that name: the render where there is one, else the drawing made from the same profile.
 * @throws {Error} when neither exists, so that a page never shows a hole.
 */
export async function master(name: string): Promise<Buffer> {
  const file = `${FOLDER}/${name}.jpg`
  if (existsSync(file)) return readFile(file)
  const drawn = drawnMaster(name)
  if (!drawn) throw new Error(`There is no picture ${file}, and nothing to draw it from; a product or a page names it.`)
  return drawn
}

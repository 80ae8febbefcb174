import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { Encoded } from './encoding.ts'

/** The encoded renders, which travel with the code: making them takes minutes. `npm run pictures` fills it. */
export const ENCODED = 'src/assets/encoded'
/** What is not among them, drawings for instance, is made once on this machine. */
const CACHE = '.cache/pictures'

/** Where a file of that name is kept in a folder. */
export function keptFile(folder: string, name: string): string | undefined {
  return ['avif', 'webp'].map(format => `${folder}/${name}.${format}`).find(file => existsSync(file))
}

/** The file of that name, from the code or from this machine; made and kept on this machine when it is in neither. */
export async function keptOr(name: string, make: () => Promise<Encoded>): Promise<Encoded> {
  const file = keptFile(ENCODED, name) ?? keptFile(CACHE, name)
  if (file) return { data: await readFile(file), format: file.endsWith('avif') ? 'avif' : 'webp' }
  const made = await make()
  await mkdir(CACHE, { recursive: true })
  await writeFile(`${CACHE}/${name}.${made.format}`, made.data)
  return made
}

import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** The output folder of Astro. */
export const DIST = process.env.DIST ?? 'dist'

/** Lists every file of the built site, relative to `dist`. */
export async function listBuiltFiles(dist: string): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => relative(dist, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

/** A page of the built site. `path` is relative to `dist`. */
export interface BuiltPage {
  readonly path: string
  readonly html: string
}

export async function readBuiltPages(dist: string): Promise<BuiltPage[]> {
  const files = (await listBuiltFiles(dist)).filter(file => file.endsWith('.html'))
  return Promise.all(files.map(async path => ({ path, html: await readFile(join(dist, path), 'utf8') })))
}

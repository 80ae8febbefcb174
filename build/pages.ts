import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Where Astro puts the built site. */
export const DIST = 'dist'

/** Every file of the built site, by its path below it. */
export async function builtFiles(dist: string): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => relative(dist, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

/** A page of the built site: its path below `dist` and its text. */
export interface BuiltPage {
  readonly path: string
  readonly html: string
}

/** Every built page. */
export async function builtPages(dist: string): Promise<BuiltPage[]> {
  const files = (await builtFiles(dist)).filter(file => file.endsWith('.html'))
  return Promise.all(files.map(async path => ({ path, html: await readFile(join(dist, path), 'utf8') })))
}

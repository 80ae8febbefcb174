import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where Astro puts the built site. */
export const DIST = 'dist'

/** Every file of the built site, by its path below it. */
export async function builtFiles(dist = DIST): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(dist.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

/** A page of the built site: its path below `dist` and its text. */
export interface BuiltPage {
  readonly path: string
  readonly html: string
}

/** Every built page. */
export async function builtPages(): Promise<BuiltPage[]> {
  const files = (await builtFiles()).filter(file => file.endsWith('.html'))
  return Promise.all(files.map(async path => ({ path, html: await readFile(join(DIST, path), 'utf8') })))
}

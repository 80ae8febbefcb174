import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuiltPage, DIST } from './pages.ts'

const SCRIPT = /<script type="module" src="\/(_assets\/[^"]+\.js)"><\/script>/g

/**
 * Puts the few hundred bytes of script that a page needs into the page: a file of their own costs a round trip. There
 * they stand in another folder, so what they import is named from the root.
 */
export async function inlineScripts(pages: readonly BuiltPage[]): Promise<BuiltPage[]> {
  return Promise.all(
    pages.map(async ({ path, html }) => {
      const codes = new Map<string, string>()
      for (const [, file = ''] of html.matchAll(SCRIPT)) codes.set(file, await readFile(join(DIST, file), 'utf8'))
      const inlined = html
        .replace(SCRIPT, (_, file: string) => `<script type="module">${codes.get(file)?.trim()}</script>`)
        .replaceAll(/import\((["'`])\.\//g, 'import($1/_assets/')
      if (inlined !== html) await writeFile(join(DIST, path), inlined)
      return { path, html: inlined }
    }),
  )
}

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuiltPage, DIST } from './pages.ts'

/** Scripts that travel in the page import their neighbours by relative addresses, which there mean another folder. */
export async function mendInlineImports(pages: readonly BuiltPage[]): Promise<BuiltPage[]> {
  return Promise.all(
    pages.map(async ({ path, html }) => {
      const mended = html.replaceAll(/import\((["'`])\.\//g, 'import($1/_assets/')
      if (mended !== html) await writeFile(join(DIST, path), mended)
      return { path, html: mended }
    }),
  )
}

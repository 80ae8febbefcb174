import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { scopedName } from './scoped-name.ts'

const PREFIX = '\0on-page:'
/** Every page has a button, and so its styles. */
const ON_EVERY_PAGE = /^\.\/(Button|Icon)\.module\.css$/

/** Lets the estimator use the classes of parts that every page shows, without bringing their styles a second time. */
export function stylesOnPage(): Plugin {
  return {
    name: 'styles-on-page',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!importer?.includes('/src/ui/') || !ON_EVERY_PAGE.test(id)) return null
      return `${PREFIX}${resolve(importer, '..', id).replace(/\.css$/, '')}`
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return null
      const file = `${id.slice(PREFIX.length)}.css`
      const names = new Set((await readFile(file, 'utf8')).match(/(?<=\.)[a-z][a-zA-Z]*(?=[\s{,.:[])/g))
      return `export default ${JSON.stringify(Object.fromEntries([...names].map(name => [name, scopedName(name, file)])))}`
    },
  }
}

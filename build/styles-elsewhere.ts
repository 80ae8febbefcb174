import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { scopedName } from './scoped-name.ts'

const PREFIX = '\0styled-elsewhere:'

/** Lets a script use the classes of styles that are there without it, and not bring them a second time. */
function stylesElsewhere(name: string, areThere: (id: string, importer: string) => boolean): Plugin {
  return {
    name,
    enforce: 'pre',
    resolveId(id, importer) {
      if (!importer || !areThere(id, importer)) return null
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

/** Every page has a button, and so its styles. */
export const stylesOnPage = (): Plugin =>
  stylesElsewhere(
    'styles-on-page',
    (id, importer) => importer.includes('/src/ui/') && /^\.\/(Button|Icon)\.module\.css$/.test(id),
  )

/** The estimator brings the styles of what is fetched after it. */
export const stylesOfEstimator = (): Plugin => stylesElsewhere('styles-of-estimator', id => id.endsWith('.module.css'))

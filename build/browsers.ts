import type { Plugin } from 'vite'
import { DESK } from '../src/site/host.ts'

/** The oldest browsers that get the whole design: our style sheets are written for newer ones and compiled down to these. */
export const oldestBrowsers = ['chrome88', 'firefox78', 'safari14']

/**
 * The newest edition of JavaScript that all of them read: every script is compiled down to it. Named by browsers, `?.`
 * would be compiled away too, for a fault that Chrome 88 has only with `f?.(...rest)`.
 */
const scriptEdition = 'es2020'

const DESK_FOLDER = DESK.slice(1)
const PAGES_FOLDER = '_assets/'
/** Parts of the desk's editor for kinds of fields that the desk has none of: code, maps, drawings. */
const UNUSED = [/^@shikijs\//, /^leaflet/, /^terra-draw/, 'svgo/browser']
const OF_THE_DESK = /\/src\/desk\/|\/@sveltia\//
/** Packages that pages for visitors use too. */
const OF_PAGES = /\/node_modules\/(react|react-dom|scheduler|@tanstack|@astrojs)\/|\/src\/(?!desk\/)|^\0/

/** Files of the owner's desk stand in its own folder: a device keeps all others for use without a network. */
function folderOf(moduleIds: readonly string[]): string {
  const isDesk =
    moduleIds.some(id => OF_THE_DESK.test(id)) || (moduleIds.length > 0 && !moduleIds.some(id => OF_PAGES.test(id)))
  return isDesk ? DESK_FOLDER : PAGES_FOLDER
}

/** How scripts for browsers are built: for which of them, and into which folder. */
export function browserScripts(): Plugin {
  const nameOf = ({ moduleIds }: { readonly moduleIds: readonly string[] }) => `${folderOf(moduleIds)}[name].[hash].js`
  return {
    name: 'browser-scripts',
    configEnvironment: name =>
      name === 'client'
        ? {
            build: {
              target: scriptEdition,
              rolldownOptions: {
                external: UNUSED,
                output: {
                  chunkFileNames: nameOf,
                  entryFileNames: nameOf,
                  // Pages carry their styles, and make their fonts and pictures themselves: what else there is belongs to the desk.
                  assetFileNames: ({ names }) =>
                    `${names.some(name => name.endsWith('.css')) ? PAGES_FOLDER : DESK_FOLDER}[name].[hash][extname]`,
                },
              },
            },
          }
        : null,
  }
}

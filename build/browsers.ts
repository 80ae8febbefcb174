import type { Plugin } from 'vite'
import { DESK } from '../src/site/host.ts'

/** The oldest browsers with full support. Style sheets are written for newer ones and compiled down to these. */
export const minBrowsers = ['chrome88', 'firefox78', 'safari14']

/**
 * The newest edition of JavaScript that these browsers support. With browser names as the target, `?.` would be compiled
 * away too, because of a bug of Chrome 88 that only affects `f?.(...rest)`.
 */
const SCRIPT_TARGET = 'es2020'

const DESK_FOLDER = DESK.slice(1)
const PAGES_FOLDER = '_assets/'
/** Modules of the editor for fields that the desk does not have: code, maps, drawings. */
const UNUSED_DESK_MODULES = [/^@shikijs\//, /^leaflet/, /^terra-draw/, 'svgo/browser']
const DESK_MODULES = /\/src\/desk\/|\/@sveltia\//
/** Modules that visitor pages use too. */
const PAGE_MODULES = /\/node_modules\/(react|react-dom|scheduler|@tanstack|@astrojs)\/|\/src\/(?!desk\/)|^\0/

/** Font faces of the editor that load from another host. Its package has the same fonts. */
const FONT_FACES_ELSEWHERE = /@font-face \{[^}]*https:\/\/cdn\.jsdelivr\.net[^}]*\}/g
/** The editor requests GitHub's status here every five minutes. */
const STATUS_ADDRESS = 'https://www.githubstatus.com/api/v2/status.json'
const NO_INCIDENT = 'data:application/json,{"status":{"indicator":"none"}}'

/**
 * A Vite plugin that removes the requests of the owner's desk to hosts other than GitHub's. The editor has no setting for them.
 * The policy of the desk forbids them, so each would be an error in the browser's console.
 */
export function deskWithoutOtherHosts(): Plugin {
  return {
    name: 'desk-without-other-hosts',
    transform: {
      filter: { id: /\/@sveltia\/cms\/npm\/.*\.js$/ },
      handler: code => code.replace(FONT_FACES_ELSEWHERE, '').replaceAll(STATUS_ADDRESS, NO_INCIDENT),
    },
  }
}

/** Files of the owner's desk go into a separate folder, because visitors' devices store all files of the other one. */
function outputFolderOf(moduleIds: readonly string[]): string {
  const isDesk =
    moduleIds.some(id => DESK_MODULES.test(id)) ||
    (moduleIds.length > 0 && !moduleIds.some(id => PAGE_MODULES.test(id)))
  return isDesk ? DESK_FOLDER : PAGES_FOLDER
}

/** A Vite plugin that sets the target and the output folders of browser scripts. */
export function browserScripts(): Plugin {
  const nameOf = ({ moduleIds }: { readonly moduleIds: readonly string[] }) =>
    `${outputFolderOf(moduleIds)}[name].[hash].js`
  return {
    name: 'browser-scripts',
    configEnvironment: name =>
      name === 'client'
        ? {
            build: {
              target: SCRIPT_TARGET,
              rolldownOptions: {
                external: UNUSED_DESK_MODULES,
                output: {
                  chunkFileNames: nameOf,
                  entryFileNames: nameOf,
                  // Pages have inline styles and generate their own fonts and pictures, so other assets belong to the desk.
                  assetFileNames: ({ names }) =>
                    `${names.some(name => name.endsWith('.css')) ? PAGES_FOLDER : DESK_FOLDER}[name].[hash][extname]`,
                },
              },
            },
          }
        : null,
  }
}

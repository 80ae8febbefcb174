import type { Plugin } from 'vite'

/**
 * Vite wraps every `import()` in a helper that fetches style sheets first: 600 bytes on every page, for nothing, since
 * our pages carry their styles. This leaves the plain `import()` that browsers have.
 */
export function plainImports(): Plugin {
  const helper = '\0vite/preload-helper.js'
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: {
      handler: id => (id === helper ? 'export const __vitePreload = load => load()' : null),
    },
  }
}

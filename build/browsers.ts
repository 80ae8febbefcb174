import type { Plugin } from 'vite'

/** The oldest browsers that get the whole design: our style sheets are written for newer ones and compiled down to these. */
export const oldestBrowsers = ['chrome88', 'firefox78', 'safari14']

/**
 * The newest edition of JavaScript that all of them read: every script is compiled down to it. Named by browsers, `?.`
 * would be compiled away too (60 bytes a page), for a fault that Chrome 88 has only with `f?.(...rest)`.
 */
export const scriptEdition = 'es2020'

/** Compiles the scripts that stand in pages to it: Astro itself asks for the newest edition there. */
export function scriptsInPages(): Plugin {
  return {
    name: 'scripts-in-pages',
    configEnvironment: name => (name === 'client' ? { build: { target: scriptEdition } } : null),
  }
}

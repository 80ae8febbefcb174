import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { headersText, redirectsText } from '../src/site/host.ts'
import { headerRules } from './headers.ts'
import { builtFiles, builtPages } from './pages.ts'
import { writeRelease } from './worker.ts'

/** Writes what the site needs beside its pages, once Astro has written them: `astro build` alone makes all of it. */
export function wholeSite(): AstroIntegration {
  return {
    name: 'whole-site',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir)
        await writeRelease(dist)
        const rules = headerRules(await builtPages(dist), await builtFiles(dist))
        await writeFile(join(dist, '_headers'), headersText(rules))
        await writeFile(join(dist, '_redirects'), redirectsText(await builtFiles(dist)))
      },
    },
  }
}

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { headersText, redirectsText } from '../src/site/host.ts'
import { headerRules } from './headers.ts'
import { builtFiles, builtPages } from './pages.ts'
import { writeRelease } from './service-worker.ts'

/** An Astro integration that writes the release of the service worker, `_headers` and `_redirects` after the pages. */
export function siteFiles(): AstroIntegration {
  return {
    name: 'site-files',
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

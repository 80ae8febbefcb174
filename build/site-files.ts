import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { writeWorkflowSummary } from '../scripts/workflow-summary.ts'
import { headersText, redirectsText } from '../src/site/host.ts'
import { listBuiltFiles, readBuiltPages } from './built-files.ts'
import { findHeavyPages, findPagesLeftOut } from './content-warnings.ts'
import { headerRules } from './headers.ts'
import { writeRelease } from './service-worker.ts'

/**
 * An Astro integration that writes the release of the service worker, `_headers` and `_redirects` after the pages, and
 * warns of heavy content in the build log and on the summary page of a workflow.
 */
export function siteFiles(): AstroIntegration {
  return {
    name: 'site-files',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir)
        const release = await writeRelease(dist)
        const pages = await readBuiltPages(dist)
        const rules = headerRules(pages, await listBuiltFiles(dist))
        await writeFile(join(dist, '_headers'), headersText(rules))
        await writeFile(join(dist, '_redirects'), redirectsText(await listBuiltFiles(dist)))
        const warnings = [...findHeavyPages(pages), ...findPagesLeftOut(release)]
        for (const warning of warnings) logger.warn(warning)
        if (warnings.length > 0)
          writeWorkflowSummary(
            '## Some content is large. It is published all the same.',
            ...warnings.map(warning => `- ${warning}`),
          )
      },
    },
  }
}

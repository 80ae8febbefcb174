import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { headersFile, redirectsFile } from './headers.ts'
import { inlineScripts } from './inline-scripts.ts'
import { removeOrphanScripts } from './orphans.ts'
import { builtFiles, builtPages, DIST } from './pages.ts'
import { writeWorker } from './worker.ts'

// What the engine needs beside the pages, once Astro has written them.
const pages = await inlineScripts(await builtPages())
await removeOrphanScripts()
await writeFile(join(DIST, '_headers'), headersFile(pages, await builtFiles()))
await writeFile(join(DIST, '_redirects'), redirectsFile)
await writeWorker()

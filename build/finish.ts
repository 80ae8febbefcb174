import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { headersFile, redirectsFile } from './headers.ts'
import { removeOrphanScripts } from './orphans.ts'
import { builtFiles, builtPages, DIST } from './pages.ts'
import { writeWorker } from './worker.ts'

// What the engine needs beside the pages, once Astro has written them.
await removeOrphanScripts()
await writeFile(join(DIST, '_headers'), headersFile(await builtPages(), await builtFiles()))
await writeFile(join(DIST, '_redirects'), redirectsFile)
await writeWorker()

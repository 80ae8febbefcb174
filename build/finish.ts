import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { headersFile, redirectsFile } from './headers.ts'
import { mendInlineImports } from './inline-scripts.ts'
import { removeOrphanScripts } from './orphans.ts'
import { builtPages, DIST } from './pages.ts'

// What the engine needs beside the pages, once Astro has written them.
await removeOrphanScripts()
const pages = await mendInlineImports(await builtPages())
await writeFile(join(DIST, '_headers'), headersFile(pages.map(page => page.html)))
await writeFile(join(DIST, '_redirects'), redirectsFile)

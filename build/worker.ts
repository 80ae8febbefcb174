import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import type { Release } from '../src/offline/release.ts'
import { worksOffline } from '../src/offline/works-offline.ts'
import { paths } from '../src/site/paths.ts'
import { scriptEdition } from './browsers.ts'
import { releaseOf } from './release.ts'

const ID = 'virtual:release'

/** The script of the service worker: the one that keeps a release, or the one that forgets them all. */
export async function workerScript(release: Release, keeps: boolean): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'release',
        resolveId: id => (id === ID ? `\0${ID}` : null),
        load: id => (id === `\0${ID}` ? `export const release = ${JSON.stringify(release)}` : null),
      },
    ],
    build: {
      write: false,
      copyPublicDir: false,
      target: scriptEdition,
      rolldownOptions: {
        input: keeps ? 'src/offline/service-worker.ts' : 'src/offline/leave.ts',
        output: { format: 'iife' },
      },
    },
  })
  if (!('output' in result)) throw new Error('The service worker must be built once, into one script.')
  return result.output[0].code
}

/** Writes the service worker of the built site. */
export async function writeWorker(dist: string): Promise<void> {
  await writeFile(join(dist, paths.serviceWorker), await workerScript(await releaseOf(dist), worksOffline))
}

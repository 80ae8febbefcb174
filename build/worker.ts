import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { addressOf } from '../src/host.ts'
import type { ReleaseFiles } from '../src/offline/release.ts'
import { worksOffline } from '../src/offline/works-offline.ts'
import { paths } from '../src/paths.ts'
import { scriptEdition } from './browsers.ts'
import { builtFiles } from './pages.ts'

const RELEASE = 'virtual:release'
/** What works without a network: every page but the engine's own error, the estimator, the font, the small pictures. */
const KEPT = [
  /^(?!500).*\.html$/,
  /^_assets\//,
  /^fonts\//,
  /^pictures\/\w+\/mask-/,
  /^drawings\//,
  /^pictures\/\w+\/[a-z0-9-]+-400\.\w+\.avif$/,
  /^pictures\/\w+\/hero-tall-480\.\w+\.avif$/,
  /^icon\.svg$/,
  /^manifest\./,
]

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('base64')

/** The files of a release, under their addresses. */
export async function releaseFiles(dist: string): Promise<ReleaseFiles> {
  const kept = (await builtFiles(dist)).filter(file => KEPT.some(pattern => pattern.test(file)))
  const entries = kept.map(async file => [addressOf(file), sha256(await readFile(join(dist, file)))] as const)
  return Object.fromEntries(await Promise.all(entries))
}

/** The script of the service worker: the one that keeps these files, or the one that forgets them. */
export async function workerScript(files: ReleaseFiles, keeps: boolean): Promise<string> {
  const release = `export const files = ${JSON.stringify(files)}, name = '${sha256(JSON.stringify(files)).slice(0, 8)}'`
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'release',
        resolveId: id => (id === RELEASE ? `\0${RELEASE}` : null),
        load: id => (id === `\0${RELEASE}` ? release : null),
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
  await writeFile(join(dist, paths.serviceWorker), await workerScript(await releaseFiles(dist), worksOffline))
}

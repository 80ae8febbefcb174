import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import type { ReleaseFiles } from '../src/offline/release.ts'
import { worksOffline } from '../src/offline/works-offline.ts'
import { paths } from '../src/paths.ts'
import { oldestBrowsers } from './browsers.ts'
import { builtFiles, DIST } from './pages.ts'

const RELEASE = 'virtual:release'
/** What works without a network: every page but the engine's own error, the estimator, the font, the small pictures. */
const KEPT = [
  /^(?!500).*\.html$/,
  /^_assets\//,
  /^fonts\//,
  /^pictures\/mask-/,
  /^drawings\//,
  /^pictures\/[a-z-]+-400\.\w+\.avif$/,
  /^pictures\/hero-tall-480\.\w+\.avif$/,
  /^icon\.svg$/,
  /^manifest\./,
]

/** The address that a file answers to, as `_redirects` has it. */
function addressOf(file: string): string {
  if (file === 'index.html') return paths.home
  if (file.startsWith('product/') && !file.endsWith('404.html')) return `/${file.replace('.html', '')}`
  return `/${file}`
}

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
      target: oldestBrowsers,
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
export async function writeWorker(dist = DIST): Promise<void> {
  await writeFile(join(dist, paths.serviceWorker), await workerScript(await releaseFiles(dist), worksOffline))
}

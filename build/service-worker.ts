import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Release } from '../src/offline/release.ts'
import { worksOffline } from '../src/offline/works-offline.ts'
import { paths } from '../src/site/paths.ts'
import { releaseOf } from './release.ts'

const FILE = paths.serviceWorker.slice(1)

/** A Vite plugin that builds the service worker, or the script that removes it if `worksOffline` is off. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    buildStart() {
      if (this.environment.name !== 'client') return
      const id = worksOffline ? 'src/offline/service-worker.ts' : 'src/offline/remove-service-worker.ts'
      this.emitFile({ type: 'chunk', id, fileName: FILE })
    },
  }
}

/** Prepends the release to the script of the worker, which reads it as `self.release`. */
export function prependRelease(script: string, release: Release): string {
  return `self.release=${JSON.stringify(release)};\n${script}`
}

/** Writes the release into the built worker, once all other files are written. Returns the release. */
export async function writeRelease(dist: string): Promise<Release> {
  const file = join(dist, FILE)
  const release = await releaseOf(dist)
  await writeFile(file, prependRelease(await readFile(file, 'utf8'), release))
  return release
}

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Release } from '../src/offline/release.ts'
import { worksOffline } from '../src/offline/works-offline.ts'
import { paths } from '../src/site/paths.ts'
import { releaseOf } from './release.ts'

const FILE = paths.serviceWorker.slice(1)

/** Adds the service worker to what Vite builds for browsers: the one that keeps a release, or the one that forgets them all. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    buildStart() {
      if (this.environment.name !== 'client') return
      const id = worksOffline ? 'src/offline/service-worker.ts' : 'src/offline/leave.ts'
      this.emitFile({ type: 'chunk', id, fileName: FILE })
    },
  }
}

/** The script of the worker with the release that it keeps: it reads it as `self.release`. */
export function withRelease(script: string, release: Release): string {
  return `self.release=${JSON.stringify(release)};\n${script}`
}

/** Tells the built worker which files the release is made of, once all of them are written. */
export async function writeRelease(dist: string): Promise<void> {
  const file = join(dist, FILE)
  await writeFile(file, withRelease(await readFile(file, 'utf8'), await releaseOf(dist)))
}

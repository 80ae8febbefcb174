import { spawnSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { findDifferences, hashFolder } from '../build/fingerprint.ts'
import { DIST } from '../build/pages.ts'

// Builds the site a second time and compares every byte. The second build runs without caches, which would only return the
// same files, and in another time zone, because printed dates must not depend on the machine.
const caches = ['.cache', 'node_modules/.astro', 'node_modules/.vite']
/** A folder that git ignores, so that an interrupted build leaves nothing to commit. */
const backupOf = (folder: string) => `node_modules/.first-build-${basename(folder)}`

if (!existsSync(DIST)) {
  console.error(`${DIST} does not exist: run \`npm run build\` first.`)
  process.exit(1)
}

const first = await hashFolder(DIST)
const existingCaches = caches.filter(existsSync)
for (const folder of existingCaches) {
  rmSync(backupOf(folder), { recursive: true, force: true })
  renameSync(folder, backupOf(folder))
}
const { status } = spawnSync('npm', ['run', 'build'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  // The first build has written its warnings to the summary of a workflow.
  env: { ...process.env, TZ: 'Pacific/Kiritimati', GITHUB_STEP_SUMMARY: '' },
  shell: process.platform === 'win32',
})
for (const folder of existingCaches) {
  rmSync(folder, { recursive: true, force: true })
  renameSync(backupOf(folder), folder)
}
if (status !== 0) {
  console.error('The second build failed.')
  process.exit(1)
}

const found = findDifferences(first, await hashFolder(DIST))
if (found.length > 0) {
  console.error(`Two builds of the same sources differ in ${found.length} of ${first.size} files:`)
  for (const sentence of found) console.error(`  ${sentence}`)
  process.exit(1)
}
console.log(`Two builds of the same sources are the same in all ${first.size} files.`)

import { spawnSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { differences, fingerprint } from '../build/fingerprint.ts'
import { DIST } from '../build/pages.ts'

// Builds what is already built a second time and compares every byte. The second build starts from nothing: without
// the pictures and fonts that earlier builds kept, or it would only find its own files again; and in another time zone,
// because a date that is printed must be the owner's, not the machine's.
const caches = ['.cache', 'node_modules/.astro', 'node_modules/.vite']
/** Beside what git ignores, so that a build that is broken off leaves nothing to be committed. */
const aside = (folder: string) => `node_modules/.first-build-${basename(folder)}`

if (!existsSync(DIST)) {
  console.error(`There is no ${DIST} to compare with: run \`npm run build\` first.`)
  process.exit(1)
}

const first = await fingerprint(DIST)
const kept = caches.filter(existsSync)
for (const folder of kept) {
  rmSync(aside(folder), { recursive: true, force: true })
  renameSync(folder, aside(folder))
}
const { status } = spawnSync('npm', ['run', 'build'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, TZ: 'Pacific/Kiritimati' },
  shell: process.platform === 'win32',
})
for (const folder of kept) {
  rmSync(folder, { recursive: true, force: true })
  renameSync(aside(folder), folder)
}
if (status !== 0) {
  console.error('The second build failed.')
  process.exit(1)
}

const found = differences(first, await fingerprint(DIST))
if (found.length > 0) {
  console.error(`Two builds of the same sources differ in ${found.length} of ${first.size} files:`)
  for (const sentence of found) console.error(`  ${sentence}`)
  process.exit(1)
}
console.log(`Two builds of the same sources are the same in all ${first.size} files.`)

import { spawnSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { DIST } from '../build/built-files.ts'

// Builds the site a second time and compares every byte. The second build runs without caches, which would only return the
// same files, and in another time zone, because printed dates must not depend on the machine.
/** A folder that git ignores, so that an interrupted build leaves nothing to commit. */
const backupOf = (folder: string) => `node_modules/.first-build-${basename(folder)}`

if (!existsSync(DIST)) throw new Error(`${DIST} does not exist: run \`npm run build\` first.`)

const folders = [DIST, '.cache', 'node_modules/.astro', 'node_modules/.vite'].filter(existsSync)
for (const folder of folders) {
  rmSync(backupOf(folder), { recursive: true, force: true })
  renameSync(folder, backupOf(folder))
}
const options = { stdio: 'inherit', shell: process.platform === 'win32' } as const
const build = spawnSync('npm', ['run', 'build', '--silent'], {
  ...options,
  // The first build has written its warnings to the summary of a workflow.
  env: { ...process.env, TZ: 'Pacific/Kiritimati', GITHUB_STEP_SUMMARY: '' },
})
const comparison = spawnSync('git', ['diff', '--no-index', '--stat', backupOf(DIST), DIST], options)
for (const folder of folders) {
  rmSync(folder, { recursive: true, force: true })
  renameSync(backupOf(folder), folder)
}
if (build.status !== 0) throw new Error('The second build failed.')
if (comparison.status !== 0) throw new Error('Two builds of the same sources differ in the files above.')
console.info('Two builds of the same sources are the same in all files.')

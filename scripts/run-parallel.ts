import { spawn } from 'node:child_process'
import { once } from 'node:events'

// Runs npm scripts in parallel, waits for all, and fails if any failed: `node scripts/run-parallel.ts lint types`.
const results = process.argv.slice(2).map(async script => {
  const [code] = await once(
    spawn('npm', ['run', script], { stdio: 'inherit', shell: process.platform === 'win32' }),
    'exit',
  )
  return { script, failed: code !== 0 }
})
for (const { script, failed } of await Promise.all(results))
  if (failed) {
    console.error(`\`npm run ${script}\` failed.`)
    process.exitCode = 1
  }

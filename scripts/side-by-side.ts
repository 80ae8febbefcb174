import { spawn } from 'node:child_process'
import { once } from 'node:events'

// Runs npm scripts at the same time, and fails if one of them fails: `node scripts/side-by-side.ts lint types`.
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

// @ts-check
// Installs what the lock file names, unless that is what is installed. Runs on the Node the visitor has (20 or newer):
// everything after it runs on the Node that it installs. With `site` it leaves out the tools of tests and measurements,
// unless they are there already: on a fresh clone the site is served in half the time. A package that would run
// something while it is installed and is not named in package.json's allowScripts stops an npm that knows the option; an
// older one takes no notice.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'

const installed = 'node_modules/.package-lock.json'
const upToDate = existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs
const tools = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).devDependencies)
const hasTools = tools.every(name => existsSync(`node_modules/${name}/package.json`))
const siteOnly = process.argv.includes('site') && !hasTools

if (!upToDate || !(siteOnly || hasTools)) {
  const left = siteOnly ? ['--omit=dev'] : []
  const quiet = ['--no-audit', '--no-fund', '--strict-allow-scripts', '--loglevel=error']
  const { status } = spawnSync('npm', ['ci', ...left, ...quiet], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  process.exit(status ?? 1)
}

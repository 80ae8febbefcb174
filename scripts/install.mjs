// @ts-check
// Installs the packages of the lock file if they are not up to date. Runs on any Node from version 20; all other scripts
// run on the Node that it installs. With `site` it leaves out development packages unless they are already there, which
// halves the time until a fresh clone is served. A package with an install script that is not in allowScripts of
// package.json makes the installation fail, except with older versions of npm.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'

const installed = 'node_modules/.package-lock.json'
const upToDate = existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs
const tools = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).devDependencies)
const hasTools = tools.every(name => existsSync(`node_modules/${name}/package.json`))
const siteOnly = process.argv.includes('site') && !hasTools

if (!upToDate || !(siteOnly || hasTools)) {
  const omitted = siteOnly ? ['--omit=dev'] : []
  const quiet = ['--no-audit', '--no-fund', '--strict-allow-scripts', '--loglevel=error']
  const { status } = spawnSync('npm', ['ci', ...omitted, ...quiet], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  process.exit(status ?? 1)
}

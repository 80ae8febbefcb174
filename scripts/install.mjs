// @ts-check
// Installs what the lock file names, unless that is what is installed. Runs on the Node the visitor has (20 or newer):
// everything after it runs on the Node that it installs. A package that would run something while it is installed and is
// not named in package.json's allowScripts stops an npm that knows the option; an older one takes no notice.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const installed = 'node_modules/.package-lock.json'
const upToDate = existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs

if (!upToDate) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--strict-allow-scripts', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  process.exit(status ?? 1)
}

import { spawnSync } from 'node:child_process'

// Checks the packages that the site is built with for serious known vulnerabilities. Development packages are left out,
// because they never reach a visitor. An unavailable service only causes a warning, so that work offline is possible.
const AUDIT = ['audit', '--omit=dev', '--audit-level=high', '--loglevel=error']
/** Without a network, the check ends after seconds instead of minutes. */
const TIMEOUTS = ['--fetch-retries=0', '--fetch-timeout=20000']

const { status, stdout, stderr } = spawnSync('npm', [...AUDIT, ...TIMEOUTS], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
if (stderr.includes('audit endpoint returned an error')) console.warn(`WARNING: packages were not audited.\n${stderr}`)
else {
  console.info(`${stdout}${stderr}`)
  process.exitCode = status ?? 1
}

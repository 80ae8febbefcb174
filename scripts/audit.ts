import { spawnSync } from 'node:child_process'
import { auditOutcome } from './audit-outcome.ts'

// Checks the packages that the site is built with for known vulnerabilities. Development packages are left out, because
// they never reach a visitor.
const AUDIT = ['audit', '--omit=dev', '--audit-level=high', '--json', '--loglevel=silent']
/** Without a network, the check ends after seconds instead of minutes. */
const TIMEOUTS = ['--fetch-retries=0', '--fetch-timeout=20000']

const { stdout } = spawnSync('npm', [...AUDIT, ...TIMEOUTS], { encoding: 'utf8', shell: process.platform === 'win32' })
const outcome = auditOutcome(stdout ?? '')
if (outcome.fails) console.error(outcome.text)
else console.info(outcome.text)
process.exitCode = outcome.fails ? 1 : 0

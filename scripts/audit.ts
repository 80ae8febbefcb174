import { spawnSync } from 'node:child_process'
import { auditOutcome } from './audit-outcome.ts'

// Asks the registry whether a package that the site is built with has a known hole. Nothing that is only for tests and
// measurements counts: it never meets a visitor.
const ASK = ['audit', '--omit=dev', '--audit-level=high', '--json', '--loglevel=silent']
/** Somebody without a network is told so after seconds, not minutes. */
const PATIENCE = ['--fetch-retries=0', '--fetch-timeout=20000']

const { stdout } = spawnSync('npm', [...ASK, ...PATIENCE], { encoding: 'utf8', shell: process.platform === 'win32' })
const outcome = auditOutcome(stdout ?? '')
if (outcome.fails) console.error(outcome.text)
else console.info(outcome.text)
process.exitCode = outcome.fails ? 1 : 0

import { spawn } from 'node:child_process'
import { business } from '../src/facts/business.ts'
import { findExampleFields } from '../src/facts/schema/business.schema.ts'

// Serves the built site with wrangler, which runs the production server (workerd).
const port = process.env.PORT ?? '4321'
const examples = findExampleFields(business)

console.info(`Serving the site on http://localhost:${port}`)
if (examples.length > 0) console.info(`content/business.json still has example values: ${examples.join(', ')}.`)

/** The variable DIST names another folder to serve than `dist`. */
const assets = process.env.DIST ? ['--assets', process.env.DIST] : []

const engine = spawn(
  'wrangler',
  ['dev', '--port', port, '--show-interactive-dev-session=false', '--log-level=warn', ...assets],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => engine.kill(signal))
engine.on('exit', code => process.exit(code ?? 0))

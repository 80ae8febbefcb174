export interface AuditOutcome {
  /** One line or a few, for whoever runs the check. */
  readonly text: string
  readonly fails: boolean
}

/** As much of `npm audit --json` as is read here. */
interface Report {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>
  readonly message?: string
}

const STOPPING = ['high', 'critical']

function read(json: string): Report {
  try {
    return JSON.parse(json) as Report
  } catch {
    return { message: 'npm gave no report' }
  }
}

/** A known hole fails the check; a service that cannot be asked is only said, so that one can work without a network. */
export function auditOutcome(json: string): AuditOutcome {
  const { vulnerabilities, message } = read(json)
  if (!vulnerabilities)
    return { fails: false, text: `WARNING: packages were not audited, for the service did not answer (${message}).` }
  const found = Object.entries(vulnerabilities).filter(([, { severity }]) => STOPPING.includes(severity))
  if (found.length === 0) return { fails: false, text: 'Audited: no package the site is built with has a known hole.' }
  const lines = found.map(([name, { severity, range }]) => `  ${name} ${range}: ${severity}`)
  return { fails: true, text: ['Packages with known holes (docs/updating.md):', ...lines].join('\n') }
}

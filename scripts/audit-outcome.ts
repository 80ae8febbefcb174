export interface AuditOutcome {
  /** The message to print. */
  readonly text: string
  readonly fails: boolean
}

/** The parts of `npm audit --json` used here. */
interface Report {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>
  readonly message?: string
}

const FAILING_SEVERITIES = ['high', 'critical']

function parseReport(json: string): Report {
  try {
    return JSON.parse(json) as Report
  } catch {
    return { message: 'npm gave no report' }
  }
}

/** Serious vulnerabilities fail the check. An unavailable service only causes a warning, so that work offline is possible. */
export function auditOutcome(json: string): AuditOutcome {
  const { vulnerabilities, message } = parseReport(json)
  if (!vulnerabilities)
    return {
      fails: false,
      text: `WARNING: packages were not audited, because the service did not respond (${message}).`,
    }
  const found = Object.entries(vulnerabilities).filter(([, { severity }]) => FAILING_SEVERITIES.includes(severity))
  if (found.length === 0)
    return { fails: false, text: 'Audited: no package of the site has a serious known vulnerability.' }
  const lines = found.map(([name, { severity, range }]) => `  ${name} ${range}: ${severity}`)
  return { fails: true, text: ['Packages with known vulnerabilities (docs/updating.md):', ...lines].join('\n') }
}

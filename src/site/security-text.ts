/** The contact for security reports. Phone in E.164; `securityContactUntil` is an ISO date. */
interface SecurityContact {
  readonly email: string
  readonly phone: string
  readonly securityContactUntil: string
}

/** The text of /.well-known/security.txt (RFC 9116). It does not depend on the build date, so builds are reproducible. */
export function securityText({ email, phone, securityContactUntil }: SecurityContact, address: string): string {
  const fields = [
    `Contact: mailto:${email}`,
    `Contact: tel:${phone}`,
    `Expires: ${securityContactUntil}T23:59:59Z`,
    'Preferred-Languages: en',
    `Canonical: ${address}`,
  ]
  return `${fields.join('\n')}\n`
}

/** The same day of the next year, as ISO dates; 29 February becomes 1 March. */
export function addYear(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  return date.toISOString().slice(0, 10)
}

/** Returns why a security.txt with this expiry date must not be published today, or undefined. */
export function findSecurityContactProblem(until: string, today: string): string | undefined {
  const field = `securityContactUntil in content/business.json is ${until}`
  if (until < today) return `${field}, which has passed. Put a day there that is at most a year ahead.`
  if (until > addYear(today)) return `${field}, over a year ahead. Put a day there that is at most a year ahead.`
  return undefined
}

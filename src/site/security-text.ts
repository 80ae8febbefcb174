/** Who may be told of a hole in the site, and until when. Phone in E.164, the day in ISO form. */
interface SecurityContact {
  readonly email: string
  readonly phone: string
  readonly securityContactUntil: string
}

/** The text of /.well-known/security.txt (RFC 9116). It says nothing of the day on which it was built. */
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

/** The same day of the next year; after a 29 February, the 1 March. Days in ISO form. */
export function aYearAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  return date.toISOString().slice(0, 10)
}

/** Why a security.txt that ends on a day must not go out today, in a sentence; nothing when it may. */
export function securityContactTrouble(until: string, today: string): string | undefined {
  const field = `securityContactUntil in content/business.json is ${until}`
  if (until < today) return `${field}, which has passed. Put a day there that is at most a year ahead.`
  if (until > aYearAfter(today)) return `${field}, over a year ahead. Put a day there that is at most a year ahead.`
  return undefined
}

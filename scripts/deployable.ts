import { exampleFields } from '../src/business.schema.ts'
import { business } from '../src/business.ts'
import { securityContactTrouble } from '../src/security/security-text.ts'

// A site with somebody else's phone number must not go out.
const examples = exampleFields(business)
if (examples.length > 0) {
  console.error(
    `Not deployed: content/business.json still holds example values in ${examples.join(', ')}. Put your own there.`,
  )
  process.exit(1)
}

// RFC 9116: a security.txt that has expired is not to be believed, and one that lasts over a year goes stale.
const trouble = securityContactTrouble(business.securityContactUntil, new Date().toISOString().slice(0, 10))
if (trouble) {
  console.error(`Not deployed: ${trouble}`)
  process.exit(1)
}

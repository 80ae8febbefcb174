import { exampleFields } from '../src/business.schema.ts'
import { business } from '../src/business.ts'

// A site with somebody else's phone number must not go out.
const examples = exampleFields(business)
if (examples.length > 0) {
  console.error(
    `Not deployed: src/business.ts still holds example values in ${examples.join(', ')}. Put your own there.`,
  )
  process.exit(1)
}

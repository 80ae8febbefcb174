import { business } from '../src/facts/business.ts'
import { readFacts } from '../src/facts/read/read-facts.ts'
import { findExampleFields } from '../src/facts/schema/business.schema.ts'
import { findUnreviewedLanguages, languagesSchema } from '../src/facts/schema/languages.schema.ts'
import { wordsByLanguage } from '../src/i18n/all-languages.ts'
import { findSecurityContactProblem } from '../src/site/security-text.ts'
import { sayOnRunsPage } from './runs-page.ts'

function refuse(why: string): never {
  console.error(`Not deployed: ${why}`)
  sayOnRunsPage('## Not published: the site stays as it was.', `- ${why}`)
  process.exit(1)
}

// No reason to hold a site back, and one to ask somebody.
for (const language of findUnreviewedLanguages(readFacts(languagesSchema, 'languages.json')))
  console.warn(
    `Nobody who speaks ${wordsByLanguage[language].name} from home is named as having read it: reviewedBy.${language} in content/languages.json is null.`,
  )

// A site with somebody else's phone number must not go out.
const examples = findExampleFields(business)
if (examples.length > 0)
  refuse(`content/business.json still holds example values in ${examples.join(', ')}. Put your own there.`)

// RFC 9116: a security.txt that has expired is not to be believed, and one that lasts over a year goes stale.
const trouble = findSecurityContactProblem(business.securityContactUntil, new Date().toISOString().slice(0, 10))
if (trouble) refuse(trouble)

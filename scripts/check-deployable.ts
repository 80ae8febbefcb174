import { business } from '../src/facts/business.ts'
import { readFacts } from '../src/facts/read/read-facts.ts'
import { findExampleFields } from '../src/facts/schema/business.schema.ts'
import { findUnreviewedLanguages, languagesSchema } from '../src/facts/schema/languages.schema.ts'
import { wordsByLanguage } from '../src/i18n/all-languages.ts'
import { findSecurityContactProblem } from '../src/site/security-text.ts'
import { writeWorkflowSummary } from './workflow-summary.ts'

function refuse(reason: string): never {
  console.error(`Not deployed: ${reason}`)
  writeWorkflowSummary('## Not published: the site stays as it was.', `- ${reason}`)
  process.exit(1)
}

// A missing review does not stop the deployment.
for (const language of findUnreviewedLanguages(readFacts(languagesSchema, 'languages.json')))
  console.warn(
    `No native speaker has reviewed the ${wordsByLanguage[language].name} texts: reviewedBy.${language} in content/languages.json is null.`,
  )

// A site with an example phone number must not be published.
const examples = findExampleFields(business)
if (examples.length > 0)
  refuse(`content/business.json still holds example values in ${examples.join(', ')}. Put your own there.`)

// RFC 9116: an expired security.txt must not be used, and an expiry date should be less than a year ahead.
const problem = findSecurityContactProblem(business.securityContactUntil, new Date().toISOString().slice(0, 10))
if (problem) refuse(problem)

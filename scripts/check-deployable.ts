import { createInterface } from 'node:readline/promises'
import { readFacts } from '../src/facts/read/read-facts.ts'
import { businessSchema, findExampleClaims, findExampleFields } from '../src/facts/schema/business.schema.ts'
import { findUnreviewedLanguages, languagesSchema } from '../src/facts/schema/languages.schema.ts'
import { findSecurityContactProblem } from '../src/site/security-text.ts'
import { writeWorkflowSummary } from './workflow-summary.ts'

// Stops the deployment if the owner's files have example values, or if the security contact has expired. Asks about claims of the
// example.
const languageNames = new Intl.DisplayNames('en', { type: 'language' })

function refuse(...reasons: readonly string[]): never {
  for (const reason of reasons) console.error(`Not deployed: ${reason}`)
  writeWorkflowSummary('## Not published: the site stays as it was.', ...reasons.map(reason => `- ${reason}`))
  process.exit(1)
}

/** Reads one of the owner's files. A wrong value stops the deployment with the error message of the build. */
function readOrRefuse<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    return refuse(...(error as Error).message.split('\n'))
  }
}

const business = readOrRefuse(() => readFacts(businessSchema, 'business.json'))
const reviews = readOrRefuse(() => readFacts(languagesSchema, 'languages.json'))

// A missing review does not stop the deployment.
for (const language of findUnreviewedLanguages(reviews))
  console.warn(
    `No native speaker has reviewed the ${languageNames.of(language)} texts: reviewedBy.${language} in content/languages.json is empty.`,
  )

// A site with an example phone number must not be published. A workflow on GitHub gets the repository from GitHub.
const examples = findExampleFields(business).filter(field => field !== 'repository' || !process.env.GITHUB_REPOSITORY)
if (examples.length > 0)
  refuse(`content/business.json still holds example values in ${examples.join(', ')}. Put your own there.`)
if (!business.repository && !process.env.GITHUB_REPOSITORY)
  console.warn('content/business.json has no repository, so nobody can sign in at the desk of this site.')

// RFC 9116: an expired security.txt must not be used, and an expiry date should be less than a year ahead.
const problem = findSecurityContactProblem(business.securityContactUntil, new Date().toISOString().slice(0, 10))
if (problem) refuse(problem)

// Only the owner knows whether a claim is true.
const claims = findExampleClaims(business)
if (claims.length > 0) {
  const question = `These claims still have the values of the example: ${claims.join(', ')} (statistics in content/business.json).`
  if (process.stdin.isTTY && !process.env.CI) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    const answer = await terminal.question(`${question}\nAre they true of your business? [y/N] `)
    terminal.close()
    if (!/^y(es)?$/i.test(answer.trim())) refuse(`${question} Put your own there.`)
  } else {
    console.warn(`${question} Make sure that they are true of your business.`)
    writeWorkflowSummary(`- ${question} Make sure that they are true of your business.`)
  }
}

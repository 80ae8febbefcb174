import { readFacts } from '../src/facts/read/read-facts.ts'
import { languagesSchema } from '../src/facts/schema/languages.schema.ts'
import { writeWorkflowSummary } from './workflow-summary.ts'

// Reads the owner's files as the build does, and reports errors here and on the summary page of the workflow.
const READERS: readonly (() => Promise<unknown>)[] = [
  () => import('../src/facts/business.ts'),
  () => import('../src/facts/colours.ts'),
  () => import('../src/facts/accessories.ts'),
  () => import('../src/facts/counties.ts'),
  () => import('../src/facts/price-list.ts'),
  () => import('../src/facts/products.ts'),
  async () => readFacts(languagesSchema, 'languages.json'),
  async () => (await import('../src/media/pictures/photographs.ts')).checkPhotographs(),
]

const problems = new Set<string>()
for (const read of READERS) {
  try {
    await read()
  } catch (error) {
    for (const sentence of (error as Error).message.split('\n')) problems.add(sentence)
  }
}

const heading = problems.size === 0 ? 'The owner’s files are valid.' : 'Not published: the site stays as it was.'
writeWorkflowSummary(`## ${heading}`, ...Array.from(problems, sentence => `- ${sentence}`))
if (problems.size === 0) console.info(heading)
for (const sentence of problems) {
  // GitHub shows errors of this format on the file itself.
  const [file] = /^content\/\S+\.json/.exec(sentence) ?? []
  console.error(process.env.GITHUB_ACTIONS ? `::error${file ? ` file=${file}` : ''}::${sentence}` : sentence)
}
process.exitCode = problems.size === 0 ? 0 : 1

import { readFacts } from '../src/facts/read/read-facts.ts'
import { languagesSchema } from '../src/facts/schema/languages.schema.ts'
import { sayOnRunsPage } from './runs-page.ts'

// Reads the owner's files as the build does, and says what is wrong in words: here, and on the page of a workflow's run.
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

const found = new Set<string>()
for (const read of READERS) {
  try {
    await read()
  } catch (error) {
    for (const sentence of (error as Error).message.split('\n')) found.add(sentence)
  }
}

const heading = found.size === 0 ? 'The owner’s files are sound.' : 'Not published: the site stays as it was.'
sayOnRunsPage(`## ${heading}`, ...Array.from(found, sentence => `- ${sentence}`))
if (found.size === 0) console.info(heading)
for (const sentence of found) {
  // The form of words that shows on the file itself in a workflow.
  const [file] = /^content\/\S+\.json/.exec(sentence) ?? []
  console.error(process.env.GITHUB_ACTIONS ? `::error${file ? ` file=${file}` : ''}::${sentence}` : sentence)
}
process.exitCode = found.size === 0 ? 0 : 1

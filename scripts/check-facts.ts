import { factsFolder, readFacts, readFactsFolder } from '../src/facts/read/read-facts.ts'
import { languagesSchema } from '../src/facts/schema/languages.schema.ts'
import {
  findBusinessWarnings,
  findDeliveryWarnings,
  findMarketPriceWarnings,
  findOldMarketPrices,
  findPriceWarnings,
} from '../src/facts/warnings.ts'
import { nairobiDate } from '../src/text/format-day.ts'
import { languages } from '../src/text/languages.ts'
import { readPublishedPrices } from './published-prices.ts'
import { writeWorkflowSummary } from './workflow-summary.ts'

// Reads the owner's files as the build does, and reports errors and questions here and on the summary page of the workflow.
const READERS: readonly (() => Promise<unknown>)[] = [
  () => import('../src/facts/business.ts'),
  () => import('../src/facts/colours.ts'),
  () => import('../src/facts/accessories.ts'),
  () => import('../src/facts/market-prices.ts'),
  () => import('../src/facts/counties.ts'),
  () => import('../src/facts/guides.ts'),
  () => import('../src/facts/projects.ts'),
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

/** Finds what is allowed but may be a mistake. All files must be valid. */
async function findWarnings(): Promise<string[]> {
  const { business } = await import('../src/facts/business.ts')
  const { servedCounties } = await import('../src/facts/counties.ts')
  const { marketPrices } = await import('../src/facts/market-prices.ts')
  const { priceList } = await import('../src/facts/price-list.ts')
  const today = nairobiDate(new Date())
  const { countiesServed } = business.statistics
  const listed = new Set(priceList.products.map(({ product }) => product))
  return [
    ...findPriceWarnings(priceList, readPublishedPrices(factsFolder), today),
    ...Object.keys(readFactsFolder('products')).flatMap(slug =>
      listed.has(slug)
        ? []
        : `content/products/${slug}.json: content/prices.json has no line for it, so no page shows it. Is that right?`,
    ),
    ...findMarketPriceWarnings(marketPrices, today),
    ...findOldMarketPrices(marketPrices, today),
    ...findBusinessWarnings(business, today),
    ...(countiesServed === servedCounties.length
      ? []
      : [
          `content/business.json: statistics.countiesServed is ${countiesServed}, and content/delivery.json lists ${servedCounties.length}. Is it right?`,
        ]),
    ...findDeliveryWarnings({ counties: servedCounties }),
    ...(await findGuideWarnings()),
  ]
}

/** Finds figures that guides do not ask for by name, and figures that are not there to ask for. */
async function findGuideWarnings(): Promise<string[]> {
  const { guides } = await import('../src/facts/guides.ts')
  const { wordsByLanguage } = await import('../src/i18n/all-languages.ts')
  const { ownFacts } = await import('../src/features/guides/own-facts.ts')
  const { createFigures } = await import('../src/features/guides/guide-figures.ts')
  const { findUnavailableFigures, findTypedFigures } = await import('../src/features/guides/check-guide.ts')
  return languages.flatMap(language => {
    const answer = createFigures({ facts: ownFacts, words: wordsByLanguage[language].guides, language })
    return guides[language].flatMap(({ slug, body }) => {
      const file = `content/guides/${language}/${slug}.md`
      return [
        ...findTypedFigures(body, ownFacts).map(
          figure => `${file}: “${figure}” is typed, and stays when the price changes. Ask for it by name.`,
        ),
        ...findUnavailableFigures(body, answer).map(
          request => `${file}: ${request} is not on sale or has no price, so what names it is left out. Is that right?`,
        ),
      ]
    })
  })
}

/** Prints a sentence; in a workflow, in the format that GitHub shows beside the file. */
function report(kind: 'error' | 'warning', sentence: string): void {
  const [file] = /^content\/\S+\.(?:json|md)/.exec(sentence) ?? []
  const text = process.env.GITHUB_ACTIONS ? `::${kind}${file ? ` file=${file}` : ''}::${sentence}` : sentence
  if (kind === 'error') console.error(text)
  else console.warn(text)
}

const toList = (sentences: Iterable<string>) => Array.from(sentences, sentence => `- ${sentence}`)

if (problems.size > 0) {
  writeWorkflowSummary('## Not published: the site stays as it was.', ...toList(problems))
  for (const sentence of problems) report('error', sentence)
  process.exitCode = 1
} else {
  const warnings = await findWarnings()
  const valid = 'The owner’s files are valid.'
  const questions =
    warnings.length > 0 ? ['Please look at these again. They do not stop the site:', ...toList(warnings)] : []
  writeWorkflowSummary(`## ${valid}`, ...questions)
  console.info(valid)
  for (const sentence of warnings) report('warning', sentence)
}

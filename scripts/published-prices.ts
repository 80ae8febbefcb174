import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { checkFacts } from '../src/facts/read/check-facts.ts'
import { type PriceList, priceListSchema } from '../src/facts/schema/price-list.schema.ts'

const FILE = 'prices.json'

function readCommitted(folder: string, commit: string): unknown {
  try {
    const text = execFileSync('git', ['show', `${commit}:./${FILE}`], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return JSON.parse(text)
  } catch {
    // Without a repository, or in a copy without history, there is nothing to compare with.
    return undefined
  }
}

/**
 * Reads the price list that the one in a folder replaces: that of the last commit or, if it is equal, of the commit before.
 * Undefined if there is none.
 */
export function readPublishedPrices(folder: string): PriceList | undefined {
  const current: unknown = JSON.parse(readFileSync(`${folder}/${FILE}`, 'utf8'))
  const previous = ['HEAD', 'HEAD~1']
    .map(commit => readCommitted(folder, commit))
    .find(list => list !== undefined && !isDeepStrictEqual(list, current))
  try {
    return previous === undefined ? undefined : checkFacts(priceListSchema, previous, `content/${FILE}`)
  } catch {
    return undefined
  }
}

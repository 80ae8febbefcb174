import { z } from 'zod'
import { colours } from '../catalogue/colours.ts'
import { productFacts } from '../catalogue/products.ts'
import { checked } from '../checked.ts'

const TEXT = 'a text of at least 2 characters'
const FEATURES = 'exactly five features'

const text = z.string(TEXT).trim().min(2, TEXT)

function productWords(slug: string) {
  return z.strictObject(
    {
      category: text,
      description: text,
      roofAlt: text,
      stackAlt: text,
      features: z.array(text, FEATURES).superRefine(({ length }, context) => {
        if (length !== 5) context.addIssue({ code: 'custom', message: `${FEATURES}, and there are ${length}` })
      }),
    },
    `the words for product "${slug}": category, description, roofAlt, stackAlt and five features`,
  )
}

const allProducts = z.strictObject(
  Object.fromEntries(productFacts.map(({ slug }) => [slug, productWords(slug)])),
  'the words of every product, each under its slug',
)
const allColours = z.strictObject(
  Object.fromEntries(colours.map(({ id }) => [id, z.string(TEXT).trim().min(2, `a name for colour "${id}"`)])),
  'the name of every colour, each under its id',
)

/** What `words` lack that `like` has, each as path, what was found and what is allowed. */
function gaps(words: unknown, like: unknown, path: readonly string[]): [path: readonly string[], allowed: string][] {
  if (typeof like === 'string')
    return typeof words === 'string' && words.trim() !== '' ? [] : [[path, 'a text that is not empty']]
  if (typeof like !== 'object' || like === null)
    return like !== undefined && typeof words === typeof like ? [] : [[path, `a ${typeof like} that makes a text`]]
  if (typeof words !== 'object' || words === null) return [[path, `words for ${Object.keys(like).join(', ')}`]]
  return Object.entries(like).flatMap(([key, value]) =>
    gaps((words as Record<string, unknown>)[key], value, [...path, key]),
  )
}

interface Checkable {
  readonly products: object
  readonly colours: object
}

/**
 * Checks that one language has words for every product and every colour, and no text left empty. A second language is
 * held against the first (`like`): it must say all that the first one says.
 * @param folder where the language's files are, such as `src/words/en`
 * @throws {Error} one sentence a gap: which, what was found, what is allowed.
 */
export function checkWords<T extends Checkable>(words: T, folder: string, like: object = words): T {
  checked(allProducts, words.products, `${folder}/products.ts`)
  checked(allColours, words.colours, `${folder}/colours.ts`)
  const sentences = gaps(words, like, []).map(([path, allowed]) => {
    const found = path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], words)
    return `${folder}: ${path.join('.')} is ${JSON.stringify(found) ?? 'nothing'}; allowed is ${allowed}.`
  })
  if (sentences.length > 0) throw new Error(sentences.join('\n'))
  return words
}

import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { photographName, type View } from '#facts/picture-names.ts'
import type { ProductFacts } from '#facts/product.ts'
import { productFacts } from '#facts/products.ts'
import { factsFolder } from '#facts/read/read-facts.ts'
import { findSizeProblem } from '#facts/schema/photograph-size.ts'
import type { Photograph } from '#facts/schema/product.schema.ts'
import { upright } from './upright.ts'

/** A photograph with the field that names it. */
interface Named {
  readonly photograph: Photograph
  readonly field: string
}

/** All photographs of these products by what the pictures are called. */
function named(products: readonly ProductFacts[]): ReadonlyMap<string, Named> {
  return new Map(
    products.flatMap(facts =>
      Object.entries(facts.photographs ?? {}).flatMap(([kind, photograph]) => {
        const name = photographName(kind as View, facts)
        const field = `content/products/${facts.slug}.json: photographs.${kind}.file`
        return name && photograph ? [[name, { photograph, field }] as const] : []
      }),
    ),
  )
}

const own = named(productFacts)
/** Builds wait for photographs. One step less than for renders takes a fifth of the time, for the same size and look. */
const EFFORT = 3

/** The photograph of that name, where there is one. */
export async function photograph(name: string) {
  const found = own.get(name)?.photograph
  if (!found) return undefined
  return { data: await upright(`${factsFolder}${found.file}`), focus: found.focus, effort: EFFORT }
}

/** What is wrong with one photograph, in a sentence. */
async function fault({ photograph, field }: Named, folder: string): Promise<string | undefined> {
  const path = `${folder}${photograph.file}`
  const is = `${field} is ${JSON.stringify(photograph.file)}`
  if (!existsSync(path)) return `${is}; allowed is the name of a file that is there.`
  try {
    const { width, height } = (await sharp(path).metadata()).autoOrient
    const wrong = findSizeProblem(width, height)
    return wrong && `${is}, ${wrong}`
  } catch {
    return `${is}; allowed is a photograph that can be read.`
  }
}

/** Looks at every photograph before anything is built. @throws {Error} a sentence for each that is missing, broken or too small. */
export async function checkPhotographs(products = productFacts, folder = factsFolder): Promise<void> {
  const faults = await Promise.all([...named(products).values()].map(each => fault(each, folder)))
  const sentences = faults.filter(Boolean)
  if (sentences.length > 0) throw new Error(sentences.join('\n'))
}

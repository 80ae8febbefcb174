import { existsSync } from 'node:fs'
import sharp from 'sharp'
import type { Project } from '#facts/build-projects.ts'
import { type PhotographKind, photographName, projectPictureName } from '#facts/picture-names.ts'
import type { ProductFacts } from '#facts/product.ts'
import { productFacts } from '#facts/products.ts'
import { projects as ownProjects } from '#facts/projects.ts'
import { factsFolder } from '#facts/read/read-facts.ts'
import { findSizeProblem } from '#facts/schema/photograph-size.ts'
import type { Photograph } from '#facts/schema/product.schema.ts'
import { readUpright } from './read-upright.ts'

/** A photograph with the content field that names it. */
interface PhotographField {
  readonly photograph: Photograph
  readonly field: string
}

/** The photographs of these products and supplied roofs by picture name. */
function photographsByName(
  products: readonly ProductFacts[],
  projects: readonly Project[],
): ReadonlyMap<string, PhotographField> {
  return new Map([
    ...projects.map(project => {
      const field = `content/projects/${project.slug}.json: photograph.file`
      return [projectPictureName(project), { photograph: project.photograph, field }] as const
    }),
    ...products.flatMap(facts =>
      Object.entries(facts.photographs ?? {}).flatMap(([kind, photograph]) => {
        const name = photographName(kind as PhotographKind, facts)
        const field = `content/products/${facts.slug}.json: photographs.${kind}.file`
        return name && photograph ? [[name, { photograph, field }] as const] : []
      }),
    ),
  ])
}

const photographs = photographsByName(productFacts, ownProjects)
/** Effort of the AVIF encoder, lower than for renders, because every build encodes photographs: a fifth of the time, the same size. */
const AVIF_EFFORT = 3

/** The photograph of that name, if there is one. */
export async function loadPhotograph(name: string) {
  const photograph = photographs.get(name)?.photograph
  if (!photograph) return undefined
  return { data: await readUpright(`${factsFolder}${photograph.file}`), focus: photograph.focus, effort: AVIF_EFFORT }
}

/** A sentence about what is wrong with a photograph, if anything. */
async function describeFault({ photograph, field }: PhotographField, folder: string): Promise<string | undefined> {
  const path = `${folder}${photograph.file}`
  const value = `${field} is ${JSON.stringify(photograph.file)}`
  if (!existsSync(path)) return `${value}; allowed is the name of a file that is there.`
  try {
    const { width, height } = (await sharp(path).metadata()).autoOrient
    const fault = findSizeProblem(width, height)
    return fault && `${value}, ${fault}`
  } catch {
    return `${value}; allowed is a photograph that can be read.`
  }
}

/**
 * Checks every photograph before a build.
 * @throws {Error} with a sentence for each photograph that is missing, broken or too small.
 */
export async function checkPhotographs(
  products = productFacts,
  folder = factsFolder,
  projects = ownProjects,
): Promise<void> {
  const faults = await Promise.all(
    [...photographsByName(products, projects).values()].map(each => describeFault(each, folder)),
  )
  const sentences = faults.filter(Boolean)
  if (sentences.length > 0) throw new Error(sentences.join('\n'))
}

import { checkFacts } from './read/check-facts.ts'
import type { Colour } from './schema/colours.schema.ts'
import { createProjectSchema, type ProjectFile } from './schema/project.schema.ts'
import { describeBadSlug, isSlug } from './slug.ts'

/** A roof that the shop has supplied. */
export interface Project extends Readonly<ProjectFile> {
  /** The name of its file without `.json`, and part of the names of its pictures. */
  readonly slug: string
}

/**
 * Builds the roofs that the shop has supplied, newest first.
 * @param files the files of `content/projects` by name, not validated yet
 * @param known the files of products and the colours that a project may name
 * @throws {Error} with one sentence for each wrong field.
 */
export function buildProjects(
  files: Readonly<Record<string, unknown>>,
  known: { readonly products: readonly string[]; readonly colours: readonly Pick<Colour, 'id'>[] },
): readonly Project[] {
  const schema = createProjectSchema(known.colours)
  const projects = Object.entries(files).map(([slug, values]) => {
    const path = `content/projects/${slug}.json`
    if (!isSlug(slug)) throw new Error(describeBadSlug(path, slug, 'house-in-kisii'))
    const project = checkFacts(schema, values, path)
    const { product } = project
    if (!known.products.includes(product))
      throw new Error(`${path}: product is ${JSON.stringify(product)}; allowed is one of ${known.products.join(', ')}.`)
    return { ...project, slug }
  })
  return projects.sort((one, other) => other.month.localeCompare(one.month) || one.slug.localeCompare(other.slug))
}

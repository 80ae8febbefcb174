import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { z } from 'zod'
import { checked } from './check-facts.ts'
import { readJson } from './read-json.ts'

/**
 * The folder that holds all that an owner changes. Another one may be named in the environment, to build the site from
 * other facts: so the tests build a catalogue of sixty products.
 */
export const factsFolder = process.env.CONTENT ?? 'content'

/** How a file is called in a sentence, wherever it really lies. */
const called = (file: string) => `content/${file}`

/** What one of the owner's files says, unchecked. @throws {Error} one sentence when it is missing or broken. */
function said(file: string): unknown {
  const path = `${factsFolder}/${file}`
  if (!existsSync(path)) throw new Error(`${called(file)} is missing; it holds what the site says.`)
  return readJson(readFileSync(path, 'utf8'), called(file))
}

/** One of the owner's files, checked. @throws {Error} one sentence a wrong field: which, what was found, what is allowed. */
export function facts<T>(schema: z.ZodType<T>, file: string): T {
  return checked(schema, said(file), called(file))
}

/** A folder of the owner's files, unchecked, each under its name without `.json`, in the order of the alphabet. */
export function folderOfFacts(folder: string): Readonly<Record<string, unknown>> {
  const files = readdirSync(`${factsFolder}/${folder}`).filter(file => file.endsWith('.json'))
  return Object.fromEntries(files.sort().map(file => [file.slice(0, -'.json'.length), said(`${folder}/${file}`)]))
}

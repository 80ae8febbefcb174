import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { z } from 'zod'
import { checkFacts } from './check-facts.ts'
import { readJson } from './read-json.ts'
import { readMarkdown } from './read-markdown.ts'

/** The folder of the owner's files. Tests set `CONTENT` to build the site from other facts. */
export const factsFolder = process.env.CONTENT ?? 'content'

/** The path shown in error messages, whatever the real folder. */
const displayPath = (file: string) => `content/${file}`

/** Reads one of the owner's files without validation. @throws {Error} when the file is missing or not valid JSON. */
function readUnchecked(file: string): unknown {
  const path = `${factsFolder}/${file}`
  if (!existsSync(path)) throw new Error(`${displayPath(file)} is missing; the site is built from it.`)
  return readJson(readFileSync(path, 'utf8'), displayPath(file))
}

/** Reads and validates one of the owner's files. @throws {Error} with one sentence for each wrong field. */
export function readFacts<T>(schema: z.ZodType<T>, file: string): T {
  return checkFacts(schema, readUnchecked(file), displayPath(file))
}

/** Reads the files of a folder with an extension. A missing folder has no files. */
function readFolder(
  folder: string,
  extension: '.json' | '.md',
  parse: (text: string, displayedPath: string) => unknown,
): Readonly<Record<string, unknown>> {
  const path = `${factsFolder}/${folder}`
  const files = existsSync(path) ? readdirSync(path).filter(file => file.endsWith(extension)) : []
  return Object.fromEntries(
    files
      .sort()
      .map(file => [
        file.slice(0, -extension.length),
        parse(readFileSync(`${path}/${file}`, 'utf8'), displayPath(`${folder}/${file}`)),
      ]),
  )
}

/** Reads a folder of JSON files without validation. Keys are file names without `.json`, in alphabetical order. */
export const readFactsFolder = (folder: string) => readFolder(folder, '.json', readJson)

/** Reads a folder of Markdown files without validation. Keys are file names without `.md`, in alphabetical order. */
export const readMarkdownFolder = (folder: string) => readFolder(folder, '.md', readMarkdown)

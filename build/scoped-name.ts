import { readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

const SRC = 'src'
const SHEET = /\.module\.css$/
/** A class, or the name of an animation, where a style sheet declares or uses it. */
const NAME = /(?:\.|@keyframes )([a-z][a-zA-Z0-9]*)(?=[\s{,:>+~.[)])/g

const letters = 'abcdefghijklmnopqrstuvwxyz'
/** Two characters each; none that a blocker of advertisements hides. */
const short = [...letters]
  .flatMap(first => [...letters, ...'0123456789'].map(second => first + second))
  .filter(name => !/^ad/.test(name))

function named(): ReadonlyMap<string, string> {
  const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(file => SHEET.test(file))
  const wholes = sheets.flatMap(sheet => {
    const file = `${SRC}/${sheet.replaceAll('\\', '/')}`
    return Array.from(readFileSync(file, 'utf8').matchAll(NAME), match => `${file}:${match[1]}`)
  })
  const sorted = [...new Set(wholes)].sort()
  if (sorted.length > short.length)
    throw new Error(`There are ${sorted.length} classes, and ${short.length} names for them.`)
  return new Map(sorted.map((whole, index) => [whole, short[index] as string]))
}

let names: ReadonlyMap<string, string> | undefined

/**
 * A class name of two characters: every page carries its style sheet, so names are kept short. Names are given out in the
 * order of files and classes, so that pages and estimator, which are built apart, agree on them.
 * @throws {Error} when no style sheet has that class.
 */
export function scopedName(name: string, file: string): string {
  const whole = `${relative(process.cwd(), file.replace(/\?.*$/, ''))}:${name}`
  names ??= named()
  // A server that reloads meets classes that were not there when it started.
  if (!names.has(whole)) names = named()
  const given = names.get(whole)
  if (!given) throw new Error(`No style sheet has the class ${whole}.`)
  return given
}

import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const taken = new Map<string, string>()

/**
 * A class name of four letters and digits: every page carries its style sheet, so names are kept short.
 * @throws {Error} when two classes would get the same name; renaming either mends it.
 */
export function scopedName(name: string, file: string): string {
  const whole = `${relative(process.cwd(), file.replace(/\?.*$/, ''))}:${name}`
  const hash = createHash('sha256').update(whole).digest('base64url').replaceAll(/[-_]/g, '').toLowerCase()
  const short = (hash.match(/[a-z][a-z0-9]{3}/) as RegExpMatchArray)[0]
  const owner = taken.get(short)
  if (owner && owner !== whole)
    throw new Error(`The classes ${owner} and ${whole} both shorten to ${short}: rename one.`)
  taken.set(short, whole)
  return short
}

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** The SHA-256 of every file in a folder, by relative path. */
export type Fingerprint = ReadonlyMap<string, string>

export async function hashFolder(folder: string): Promise<Fingerprint> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const sums = files.sort().map(async file => {
    const sum = createHash('sha256').update(await readFile(file))
    return [relative(folder, file).replaceAll('\\', '/'), sum.digest('hex')] as const
  })
  return new Map(await Promise.all(sums))
}

/** Describes the differences between two folders, one sentence for each file. */
export function findDifferences(first: Fingerprint, second: Fingerprint): string[] {
  const files = [...new Set([...first.keys(), ...second.keys()])].sort()
  return files.flatMap(file => {
    if (!second.has(file)) return [`${file} is only in the first build`]
    if (!first.has(file)) return [`${file} is only in the second build`]
    return first.get(file) === second.get(file) ? [] : [`${file} has other bytes in the second build`]
  })
}

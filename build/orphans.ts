import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { builtFiles } from './pages.ts'

/** Removes scripts that nothing refers to: Astro writes React's runtime out even where no page starts it. */
export async function removeOrphanScripts(dist: string): Promise<string[]> {
  const files = await builtFiles(dist)
  const readable = files.filter(file => /\.(html|js)$/.test(file))
  const texts = await Promise.all(
    readable.map(async file => ({ file, text: await readFile(join(dist, file), 'utf8') })),
  )
  const orphans = files.filter(file => {
    const name = file.split('/').at(-1) as string
    return file.endsWith('.js') && !texts.some(other => other.file !== file && other.text.includes(name))
  })
  await Promise.all(orphans.map(file => rm(join(dist, file))))
  return orphans
}

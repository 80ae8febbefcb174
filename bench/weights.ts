import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Compressed bytes, as the network's edge would send them at best (brotli, quality 11). */
export interface Weights {
  /** The page, but for what stands in it for a picture. */
  readonly html: number
  /** The code that stands in the page; what it fetches later, when asked, is not counted. */
  readonly scripts: number
}

const INLINE_SCRIPT = /<script(?: type="module")?>([\s\S]*?)<\/script>/g

export async function weights(dist: string, file: string): Promise<Weights> {
  const html = await readFile(join(dist, file), 'utf8')
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(match => match[1]).join('')
  return {
    html: brotliCompressSync(html.replace(/ src="data:image[^"]*"/, '')).length,
    scripts: brotliCompressSync(scripts).length,
  }
}

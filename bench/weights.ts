import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Compressed bytes, as the network's edge would send them at best (brotli, quality 11). */
export interface Weights {
  readonly html: number
  /** Scripts that the page loads by itself: what it names, and what that imports, but no `import()`. */
  readonly scripts: number
}

const SCRIPT_ELEMENT = /<script[^>]*\ssrc="([^"]+)"/g
const STATIC_IMPORT = /\b(?:import|export)\s*(?:[\w$*{}\s,]+from\s*)?["']([^"']+\.js)["']/g

async function withImports(dist: string, script: string, found: Map<string, Buffer>): Promise<void> {
  if (found.has(script)) return
  const code = await readFile(join(dist, script))
  found.set(script, code)
  const imports = [...code.toString().matchAll(STATIC_IMPORT)].map(match => match[1] as string)
  for (const address of imports) await withImports(dist, posix.resolve(posix.dirname(script), address), found)
}

export async function weights(dist: string, file: string): Promise<Weights> {
  const html = await readFile(join(dist, file))
  const scripts = new Map<string, Buffer>()
  for (const match of html.toString().matchAll(SCRIPT_ELEMENT)) await withImports(dist, match[1] as string, scripts)
  return {
    html: brotliCompressSync(html).length,
    scripts: [...scripts.values()].reduce((sum, code) => sum + brotliCompressSync(code).length, 0),
  }
}

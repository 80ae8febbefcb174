import { fields } from '#roofing/quote/fields.ts'

/** In characters. A shorter list does not get shorter. */
const MIN_LENGTH = 60
const FORMAT = 'deflate-raw'

async function readAll(stream: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const reader = stream.getReader()
  const bytes: number[] = []
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const byte of part.value) bytes.push(byte)
    if (bytes.length > maxBytes) throw new Error('The list is longer than a quote holds.')
  }
  return Uint8Array.from(bytes)
}

/** Compresses a list for a link, as base64url. Undefined if the length is outside the limits or the browser cannot. */
export async function compressList(list: string): Promise<string | undefined> {
  if (list.length < MIN_LENGTH || list.length > fields.list.maxLength) return undefined
  try {
    const stream = new Blob([list]).stream().pipeThrough(new CompressionStream(FORMAT))
    const bytes = await readAll(stream, Number.POSITIVE_INFINITY)
    // Browsers limit the number of arguments of a call.
    const base64 = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    return base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
  } catch {
    return undefined
  }
}

/**
 * Reverses `compressList`. Undefined if the text is invalid or the browser cannot.
 * @param maxLength limit of the list in characters
 */
export async function decompressList(text: string, maxLength: number): Promise<string | undefined> {
  try {
    const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
    const stream = new Blob([Uint8Array.from(binary, character => character.charCodeAt(0))]).stream()
    // A character takes at most three bytes of UTF-8.
    const bytes = await readAll(stream.pipeThrough(new DecompressionStream(FORMAT)), 3 * maxLength)
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

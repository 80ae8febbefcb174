import { digest, type Encoding, encode, madeFrom } from './encoding.ts'
import { keptOr } from './kept.ts'
import { master } from './master.ts'

/** One file that is served: its name carries its content, so it never changes under its address. */
export interface Variant {
  readonly file: string
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** A file name that carries its content, so that it may be kept for good. */
export function namedByContent(name: string, data: Buffer, ending: string): string {
  return `${name}.${digest(data, 6)}.${ending}`
}

/** A picture at one width and in one format. */
export async function variant(encoding: Encoding): Promise<Variant> {
  const { name, width, height } = encoding
  const source = await master(name)
  const { data, format } = await keptOr(madeFrom(encoding, source.digest), () => encode(encoding, source.data))
  return { file: namedByContent(`${name}-${width}`, data, format), data, width, height }
}

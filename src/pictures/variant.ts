import { type Encoding, encode, madeFrom } from './encoding.ts'
import { keptOr } from './kept.ts'
import { master } from './master.ts'

/** One file that is served. */
export interface Variant {
  readonly file: string
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** A picture at one width and in one format. */
export async function variant(encoding: Encoding): Promise<Variant> {
  const { name, width, height } = encoding
  const source = await master(name)
  const { data, format } = await keptOr(madeFrom(encoding, source.digest), () => encode(encoding, source))
  return { file: `${name}-${width}.${format}`, data, width, height }
}

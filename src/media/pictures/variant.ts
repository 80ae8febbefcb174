import { keptOr } from './encoded-files.ts'
import { type Encoding, encode, madeFrom } from './encoding.ts'
import { type Master, master } from './master.ts'
import { once } from './memoize.ts'

/** One file that is served. */
export interface Variant {
  readonly file: string
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** Makes the file, once for all names: the views of a product that are drawn look alike. */
const encodeOnce = once(encode, (encoding: Encoding, source: Master) =>
  madeFrom({ ...encoding, name: '' }, source.digest),
)

/** A picture at one width and in one format. */
export async function variant(encoding: Encoding): Promise<Variant> {
  const { name, width, height } = encoding
  const source = await master(name)
  const { data, format } = await keptOr(madeFrom(encoding, source.digest), () => encodeOnce(encoding, source))
  return { file: `${name}-${width}.${format}`, data, width, height }
}

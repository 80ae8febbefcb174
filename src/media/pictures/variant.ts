import { readOrEncode } from './encoded-files.ts'
import { type EncodingSpec, encode, encodedName } from './encoding.ts'
import { loadMaster, type Master } from './master.ts'
import { memoize } from './memoize.ts'

/** A picture at one width and in one format. */
export interface Variant {
  readonly file: string
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** Shared between names: drawings of products with the same profile and colour are identical. */
const encodeShared = memoize(
  async (spec: EncodingSpec, { load }: Master) => encode(spec, await load()),
  (spec, source) => encodedName({ ...spec, name: '' }, source.digest),
)

export async function loadVariant(spec: EncodingSpec): Promise<Variant> {
  const { name, width, height } = spec
  const source = await loadMaster(name)
  const { data, format } = await readOrEncode(encodedName(spec, source.digest), () => encodeShared(spec, source))
  return { file: `${name}-${width}.${format}`, data, width, height }
}

import { readOrEncode } from './encoded-files.ts'
import { type EncodingSpec, encode, encodedName } from './encoding.ts'
import { loadMaster, type Master } from './master.ts'
import { memoize } from './memoize.ts'

/** An encoded file of a picture: one width, one format. */
export interface Variant {
  readonly file: string
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** Encodes once for all names of one picture: products with the same profile and colour have identical drawings. */
const encodeShared = memoize(
  async (spec: EncodingSpec, { load }: Master) => encode(spec, await load()),
  (spec, master) => encodedName({ ...spec, name: '' }, master.digest),
)

export async function loadVariant(spec: EncodingSpec): Promise<Variant> {
  const { name, width, height } = spec
  const master = await loadMaster(name)
  const { data, format } = await readOrEncode(encodedName(spec, master.digest), () => encodeShared(spec, master))
  return { file: `${name}-${width}.${format}`, data, width, height }
}

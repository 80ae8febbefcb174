import { type EncodingSpec, encodedName } from './encoding.ts'
import { hasRender, loadMaster } from './master.ts'
import { fileSpecs, previewSpecs } from './picture-requests.ts'

/** Every file that the pages need and that is encoded from a render, with its name in the repository. */
export async function listEncodedRenders(): Promise<{ spec: EncodingSpec; name: string }[]> {
  const entries = [...previewSpecs, ...fileSpecs]
    .filter(({ name }) => hasRender(name))
    .map(async spec => {
      const { digest } = await loadMaster(spec.name)
      return [encodedName(spec, digest), spec] as const
    })
  return [...new Map(await Promise.all(entries))].map(([name, spec]) => ({ name, spec }))
}

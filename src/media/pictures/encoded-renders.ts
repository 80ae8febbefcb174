import { type Encoding, encodingOf, encodingsOf, madeFrom } from './encoding.ts'
import { isRendered, master } from './master.ts'
import { shown, shownAlone } from './shown-pictures.ts'

/** What travels with the code: every file made from a render that the pages show, and the name it is kept under. */
export async function encodedRenders(): Promise<{ encoding: Encoding; name: string }[]> {
  const encodings = [
    ...shown.flatMap(({ name, role }) => {
      const { widths, fallback } = encodingsOf(name, role)
      return [...widths, fallback]
    }),
    ...shownAlone.map(({ name, role }) => encodingOf(name, role)),
  ]
  const rendered = encodings.filter(({ name }) => isRendered(name))
  const named = rendered.map(async encoding => {
    const { digest } = await master(encoding.name)
    return [madeFrom(encoding, digest), encoding] as const
  })
  return [...new Map(await Promise.all(named))].map(([name, encoding]) => ({ name, encoding }))
}

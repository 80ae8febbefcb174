import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { digest, type SourceImage } from './encoding.ts'
import { memoize } from './memoize.ts'
import { PAINT_VERSION } from './paint.ts'
import { paintRender, parseNameInColour, RENDERS_FOLDER, readMask } from './painted-render.ts'
import { loadPhotograph } from './photographs.ts'

/** A full-size picture. */
export interface Master {
  /** Changes with the picture. */
  readonly digest: string
  /** The picture itself, which takes a moment for painted renders. */
  readonly load: () => Promise<SourceImage>
}

const renderPath = (name: string) => `${RENDERS_FOLDER}/${name}.jpg`

/** True for a render, painted or not; false for a photograph or a drawing. */
export const hasRender = (name: string) => existsSync(renderPath(parseNameInColour(name)?.render ?? name))

async function readSource(name: string): Promise<SourceImage> {
  if (hasRender(name)) return { data: await readFile(renderPath(name)) }
  const photograph = await loadPhotograph(name)
  if (photograph) return photograph
  // Imported only when needed: Node cannot load JSX when a script runs this module directly.
  const { drawMaster } = await import('#media/drawings/draw-master.tsx')
  const data = drawMaster(name)
  if (!data)
    throw new Error(`The picture ${renderPath(name)} is missing, and no product or page describes a drawing of it.`)
  return { data }
}

function addDigest(source: SourceImage): Master {
  const { data, focus, effort } = source
  const hasDefaults = focus === undefined && effort === undefined
  return {
    digest: digest(hasDefaults ? data : [digest(data, 20), focus, effort].join(), 20),
    load: () => Promise.resolve(source),
  }
}

async function readPainted({ render, screen }: { render: string; screen: string }): Promise<Master> {
  const [data, mask] = await Promise.all([readFile(renderPath(render)), readMask(render)])
  const parts = [digest(data, 20), digest(mask, 20), screen, PAINT_VERSION]
  const paint = memoize(
    async () => ({ data: await paintRender(data, mask, screen) }),
    () => render,
  )
  return { digest: digest(parts.join(), 20), load: paint }
}

/**
 * The full-size picture of that name: a render, in a colour if the name says so, a photograph or, without either, a drawing of the profile.
 * @throws {Error} when there is none of the three.
 */
export const loadMaster = memoize(
  async (name: string) => {
    const painted = parseNameInColour(name)
    return painted ? readPainted(painted) : addDigest(await readSource(name))
  },
  name => name,
)

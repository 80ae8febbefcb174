import { readdirSync } from 'node:fs'

/** The names of the pictures rendered with Blender, in `src/assets/renders`, without `.jpg`. */
export const renders: readonly string[] = readdirSync('src/assets/renders')
  .flatMap(file => /^([a-z0-9-]+)\.jpg$/.exec(file)?.[1] ?? [])
  .sort()

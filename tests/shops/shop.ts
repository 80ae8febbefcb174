import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The owner's files of one shop: the values or the text of each, by its path below the content folder. */
export type Shop = Readonly<Record<string, unknown>>

/** Writes the owner's files of a shop into a folder. */
export function writeShop(shop: Shop, folder: string): void {
  for (const [file, values] of Object.entries(shop)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(
      join(folder, file),
      typeof values === 'string' || values instanceof Uint8Array ? values : `${JSON.stringify(values, null, 2)}\n`,
    )
  }
}

import CMS from '@sveltia/cms'
import type { PriceList } from '#facts/schema/price-list.schema.ts'
import { nairobiDate } from '#text/format-day.ts'
import { checkEntry, findEntryWarnings } from './check-entry.ts'
import { refuseSmallPhotographs } from './refuse-small-photographs.ts'
import type { SchemaOptions } from './schemas.ts'
import { NOT_SAVED, SAVE_ANYWAY } from './words.ts'

// The script of the owner's desk: starts the editor with its forms, and checks entries and photographs before they are saved.

/** What the build has written into the page (`pages/admin/index.astro`). */
const { config, schemaOptions, published } = JSON.parse(document.getElementById('desk-facts')?.textContent ?? '') as {
  readonly config: object
  readonly schemaOptions: SchemaOptions
  readonly published: PriceList
}

/** The parts of the editor's entry object used here. */
interface Entry {
  get(key: 'data'): { toJS(): unknown }
  get(key: 'path'): string
}

/** The editor does not save on an error with this message, and shows its cause. */
function doNotSave(message: string): never {
  throw new Error('saving_failed', { cause: new Error(message) })
}

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }: { entry: Entry }) => {
    const path = entry.get('path')
    const values = entry.get('data').toJS()
    const message = checkEntry(path, values, schemaOptions)
    if (message) doNotSave(message)
    const warnings = findEntryWarnings(path, values, published, nairobiDate(new Date()))
    if (warnings.length > 0 && !confirm([...warnings, SAVE_ANYWAY].join('\n\n'))) doNotSave(NOT_SAVED)
  },
})
refuseSmallPhotographs()
CMS.init({ config })

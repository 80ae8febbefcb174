import CMS from '@sveltia/cms'
import { checkEntry } from './check-entry.ts'
import { refuseSmallPhotographs } from './refuse-small-photographs.ts'
import type { SchemaOptions } from './schemas.ts'

/** Written into the page by the build. */
const { config, schemaOptions } = JSON.parse(document.getElementById('desk-facts')?.textContent ?? '') as {
  readonly config: object
  readonly schemaOptions: SchemaOptions
}

/** The parts of the editor's entry object used here. */
interface Entry {
  get(key: 'data'): { toJS(): unknown }
  get(key: 'path'): string
}

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }: { entry: Entry }) => {
    const message = checkEntry(entry.get('path'), entry.get('data').toJS(), schemaOptions)
    // The editor expects this name, shows the cause and does not save.
    if (message) throw new Error('saving_failed', { cause: new Error(message) })
  },
})
refuseSmallPhotographs()
CMS.init({ config })

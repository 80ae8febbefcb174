import CMS from '@sveltia/cms'
import { refuseSmallPhotographs } from './photographs.ts'
import { refusal } from './refusal.ts'
import type { Known } from './rules.ts'

/** What the build wrote into the page. */
const { config, known } = JSON.parse(document.getElementById('desk-facts')?.textContent ?? '') as {
  readonly config: object
  readonly known: Known
}

/** An entry that is about to be saved, as much of it as the check asks for. */
interface Entry {
  get(key: 'data'): { toJS(): unknown }
  get(key: 'path'): string
}

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }: { entry: Entry }) => {
    const why = refusal(entry.get('path'), entry.get('data').toJS(), known)
    // The editor shows the cause of an error of this name, and saves nothing.
    if (why) throw new Error('saving_failed', { cause: new Error(why) })
  },
})
refuseSmallPhotographs()
CMS.init({ config })

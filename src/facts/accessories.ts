import { facts } from './read/read-facts.ts'
import { accessoryFields } from './schema/accessories.schema.ts'

/** The pieces that go with the sheets: `content/accessories.json`. */
export const accessories = facts(accessoryFields, 'accessories.json')

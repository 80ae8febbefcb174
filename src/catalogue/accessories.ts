import { facts } from '../facts/facts.ts'
import { accessoryFields } from './accessories.schema.ts'

/** The pieces that go with the sheets: `content/accessories.json`. */
export const accessories = facts(accessoryFields, 'accessories.json')

import { readFacts } from './read/read-facts.ts'
import { accessoriesSchema } from './schema/accessories.schema.ts'

/** The pieces sold with the sheets: `content/accessories.json`. */
export const accessories = readFacts(accessoriesSchema, 'accessories.json')

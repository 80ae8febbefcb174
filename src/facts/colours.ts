import { readFacts } from './read/read-facts.ts'
import { coloursSchema } from './schema/colours.schema.ts'

/** The colours of painted sheets: `content/colours.json`. */
export const { colours } = readFacts(coloursSchema, 'colours.json')

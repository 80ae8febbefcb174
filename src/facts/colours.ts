import { facts } from './read/read-facts.ts'
import { colourList } from './schema/colours.schema.ts'

/** The colours that painted sheets are sold in: `content/colours.json`. */
export const { colours } = facts(colourList, 'colours.json')

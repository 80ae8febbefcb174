import { facts } from '../facts/facts.ts'
import { colourList } from './colours.schema.ts'

/** The colours that painted sheets are sold in: `content/colours.json`. */
export const { colours } = facts(colourList, 'colours.json')

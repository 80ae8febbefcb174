import { readFacts } from './read/read-facts.ts'
import { businessSchema } from './schema/business.schema.ts'

/** The seller: `content/business.json`. */
export const business = readFacts(businessSchema, 'business.json')

import { facts } from './read/read-facts.ts'
import { businessFields } from './schema/business.schema.ts'

/** Who sells: `content/business.json`. Every page, link, message, policy and preview picture is built from it. */
export const business = facts(businessFields, 'business.json')

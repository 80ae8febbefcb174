import { businessFields } from './business.schema.ts'
import { facts } from './facts/facts.ts'

/** Who sells: `content/business.json`. Every page, link, message, policy and preview picture is built from it. */
export const business = facts(businessFields, 'business.json')

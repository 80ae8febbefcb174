import { z } from 'zod'
import { shortText } from './fields.ts'
import { localizedText } from './localized.ts'
import { uniqueBy } from './unique-by.ts'

const COUNTIES = 'at least one county'

const countySchema = z.strictObject(
  {
    county: shortText(40),
    /** What a buyer there must know before ordering. */
    condition: localizedText(200).optional(),
  },
  'a county, and a condition where there is one',
)

/** The schema of `content/delivery.json`: the counties served, each with its condition if it has one. */
export const deliverySchema = z.strictObject({
  counties: z
    .array(countySchema, COUNTIES)
    .min(1, COUNTIES)
    .superRefine(uniqueBy('county', 'a county that is not in the list already')),
})

/** A county to which the seller delivers. */
export type ServedCounty = z.infer<typeof countySchema>

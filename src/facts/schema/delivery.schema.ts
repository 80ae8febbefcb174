import { z } from 'zod'
import { textUpTo } from './fields.ts'
import { textInEveryLanguage } from './in-every-language.ts'
import { uniqueBy } from './unique-by.ts'

const COUNTIES = 'at least one county'

const served = z.strictObject(
  {
    county: textUpTo(40),
    /** What is asked or told of deliveries there; left out, nothing. */
    condition: textInEveryLanguage(200).optional(),
  },
  'a county, and a condition where there is one',
)

/** What `content/delivery.json` may hold: where sheets are delivered to, and on which conditions. */
export const delivery = z.strictObject({
  counties: z
    .array(served, COUNTIES)
    .min(1, COUNTIES)
    .superRefine(uniqueBy('county', 'a county that is not in the list already')),
})

/** A county that is delivered to. */
export type ServedCounty = z.infer<typeof served>

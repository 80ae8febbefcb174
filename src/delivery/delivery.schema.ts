import { z } from 'zod'
import { text } from '../facts/fields.ts'
import { uniqueBy } from '../facts/unique-by.ts'

const COUNTIES = 'at least one county'

/** What `content/delivery.json` may hold: where sheets are delivered to. */
export const delivery = z.strictObject({
  counties: z
    .array(z.strictObject({ county: text }), COUNTIES)
    .min(1, COUNTIES)
    .superRefine(uniqueBy('county', 'a county that is not in the list already')),
})

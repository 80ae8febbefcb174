import { z } from 'zod'
import type { Colour } from './colours.schema.ts'
import { booleanField, isoDate, shortText } from './fields.ts'
import { localized } from './localized.ts'
import { photographSchema } from './product.schema.ts'

const PRODUCT = 'the name of a file in content/products, without .json'
const CONSENT = 'true: the owner of the house agrees that it is shown'
const WORDS = 'photographAlt and text'

/** A field that must be true: the person whom an entry is about agrees to be shown. */
export const consent = (allowed: string) => booleanField.refine(isGiven => isGiven, allowed)

/** The schema of a file in `content/projects`: a roof that the shop has supplied. */
export function createProjectSchema(colours: readonly Pick<Colour, 'id'>[]) {
  const colourIds = colours.map(({ id }) => id)
  return z.strictObject({
    photograph: photographSchema,
    product: z.string(PRODUCT).min(1, PRODUCT),
    /** Left out for bare metal. */
    colour: z.enum(colourIds, `one of ${colourIds.join(', ')}`).optional(),
    county: shortText(40),
    /** A day of the month in which it was built; pages show the month. */
    month: isoDate,
    words: localized(
      z.strictObject(
        {
          /** Alt text, for screen readers. */
          photographAlt: shortText(160),
          text: shortText(240),
        },
        WORDS,
      ),
      WORDS,
    ),
    consent: consent(CONSENT),
  })
}

/** What a file in `content/projects` holds. */
export type ProjectFile = z.infer<ReturnType<typeof createProjectSchema>>

import { z } from 'zod'
import { isoDate, shortText } from './fields.ts'
import { localizedText } from './localized.ts'
import { consent } from './project.schema.ts'

const CONSENT = 'true: the customer agrees to be named'

const testimonialSchema = z.strictObject(
  {
    name: shortText(60),
    county: shortText(40),
    /** A day of the month in which it was said; pages show the month. */
    month: isoDate,
    /** In the customer's own words, and translated. */
    words: localizedText(300),
    consent: consent(CONSENT),
  },
  'name, county, month, words and consent',
)

/** The schema of `content/testimonials.json`: what customers have said. */
export const testimonialsSchema = z.strictObject({
  testimonials: z.array(testimonialSchema, 'a list of testimonials'),
})

export type Testimonial = z.infer<typeof testimonialSchema>

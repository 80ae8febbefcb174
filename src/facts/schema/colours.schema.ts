import { z } from 'zod'
import { localizedText } from './localized.ts'
import { uniqueBy } from './unique-by.ts'

const ID = 'small letters and digits joined by hyphens, such as tile-red'
const SCREEN = 'a colour such as #a33a2c: #, then six digits 0 to 9 or a to f'

const colourSchema = z.strictObject({
  id: z.string(ID).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, ID),
  /** An approximation for screens. */
  screen: z.string(SCREEN).regex(/^#[0-9a-f]{6}$/, SCREEN),
  /** The name used in the market. */
  name: localizedText(30),
})

/** The schema of `content/colours.json`: the colours of painted sheets, in the order in which they are offered. */
export const coloursSchema = z.strictObject({
  colours: z
    .array(colourSchema, 'at least one colour')
    .min(1, 'at least one colour')
    .superRefine(uniqueBy('id', 'an id that no other colour has'))
    .superRefine(uniqueBy('screen', 'a screen colour that no other colour has')),
})

/** A colour of painted sheets. */
export type Colour = z.infer<typeof colourSchema>

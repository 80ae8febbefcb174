import { z } from 'zod'
import { textInEveryLanguage } from './in-every-language.ts'
import { uniqueBy } from './unique-by.ts'

const ID = 'small letters and digits joined by hyphens, such as tile-red'
const SCREEN = 'a colour such as #a33a2c: #, then six digits 0 to 9 or a to f'

const colour = z.strictObject({
  id: z.string(ID).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, ID),
  /** How a screen shows it, approximately. */
  screen: z.string(SCREEN).regex(/^#[0-9a-f]{6}$/, SCREEN),
  /** The market's name of it. */
  name: textInEveryLanguage(30),
})

/** What `content/colours.json` may hold: the colours that painted sheets are sold in, in the order they are offered. */
export const colourList = z.strictObject({
  colours: z
    .array(colour, 'at least one colour')
    .min(1, 'at least one colour')
    .superRefine(uniqueBy('id', 'an id that no other colour has'))
    .superRefine(uniqueBy('screen', 'a screen colour that no other colour has')),
})

/** A colour that painted sheets are sold in. */
export type Colour = z.infer<typeof colour>

import { z } from 'zod'
import { checked } from '../checked.ts'
import type { Colour } from './colours.ts'

const ID = 'small letters and digits joined by hyphens, such as tile-red'
const SCREEN = 'a colour such as #a33a2c: #, then six digits 0 to 9 or a to f'

const list = z
  .array(
    z.strictObject({
      id: z.string(ID).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, ID),
      screen: z.string(SCREEN).regex(/^#[0-9a-f]{6}$/, SCREEN),
    }),
  )
  .min(1, 'at least one colour')
  .superRefine((colours, context) => {
    for (const field of ['id', 'screen'] as const) {
      for (const [index, colour] of colours.entries()) {
        if (colours.findIndex(other => other[field] === colour[field]) < index)
          context.addIssue({
            code: 'custom',
            path: [index, field],
            message: `${field === 'id' ? 'an id' : 'a screen colour'} that no other colour has`,
          })
      }
    }
  })

/**
 * Checks the colours that painted sheets are sold in. Apart from the list, which goes to phones: the check does not.
 * @throws {Error} one sentence a wrong field: which, what was found, what is allowed.
 */
export function checkColours<const T extends readonly Colour[]>(colours: T): T {
  checked(list, colours, 'src/catalogue/colours.ts')
  return colours
}

import { z } from 'zod'
import { type CountNumber, numberField } from '#roofing/quote/fields.ts'
import { kshFrom1 } from './fields.ts'

/** Metres, within what the kernel reckons with. */
function metres(what: string, field: CountNumber) {
  const { least, most } = numberField(field)
  const allowed = `${what} from ${least} to ${most} m`
  return z.number(allowed).min(least, allowed).max(most, allowed)
}

const piece = z.strictObject(
  {
    /** One piece, end to end. */
    lengthM: metres('a length', 'cap'),
    /** How far it lies over the next one. */
    lapM: metres('a lap', 'capLap'),
    /** One piece. Left out, it is counted and named as not in the price. */
    price: kshFrom1('a piece').optional(),
  },
  'lengthM, lapM and, where it has one, a price',
)

/** What `content/accessories.json` may hold: the pieces that go with the sheets, and what they cost where they have a price. */
export const accessoryFields = z.strictObject({
  /** Over ridges and hips. */
  cap: piece,
  /** The gutter below a valley of the roof. */
  valley: piece,
  /** Along verges, walls and heads. */
  flashing: piece,
  /** Along eaves. */
  gutter: piece,
  fasteners: z
    .strictObject(
      {
        /** One kilogram of roofing nails or screws. Left out, they are counted and named as not in the price. */
        pricePerKg: kshFrom1('a kilogram').optional(),
      },
      'nothing, or a pricePerKg',
    )
    .default({}),
})

export type Accessories = z.infer<typeof accessoryFields>

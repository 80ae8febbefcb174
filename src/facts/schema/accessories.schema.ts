import { z } from 'zod'
import { type CountNumber, numberField } from '#roofing/quote/fields.ts'
import { priceInKsh } from './fields.ts'

/** A length in metres, within the range that the roofing code accepts. */
function metres(label: string, field: CountNumber) {
  const { min, max } = numberField(field)
  const allowed = `${label} from ${min} to ${max} m`
  return z.number(allowed).min(min, allowed).max(max, allowed)
}

const pieceSchema = z.strictObject(
  {
    /** The length of one piece. */
    lengthM: metres('a length', 'cap'),
    /** How far a piece overlaps the next one. */
    lapM: metres('a lap', 'capLap'),
    /** The price of one piece. Without it, estimates count the piece and list it as not in the price. */
    price: priceInKsh('a piece').optional(),
  },
  'lengthM, lapM and, where it has one, a price',
)

/** The schema of `content/accessories.json`: the pieces sold with the sheets, with their prices where known. */
export const accessoriesSchema = z.strictObject({
  /** Cap: a bent piece over a ridge or a hip. */
  cap: pieceSchema,
  /** Gutter in a valley of the roof. */
  valley: pieceSchema,
  /** Bent piece along a verge, a wall or the top edge of a lean-to roof. */
  flashing: pieceSchema,
  /** Gutter along an eave. */
  gutter: pieceSchema,
  fasteners: z
    .strictObject(
      {
        /** The price of 1 kg of roofing nails or screws. Without it, estimates list them as not in the price. */
        pricePerKg: priceInKsh('a kilogram').optional(),
      },
      'nothing, or a pricePerKg',
    )
    .default({}),
})

export type Accessories = z.infer<typeof accessoriesSchema>

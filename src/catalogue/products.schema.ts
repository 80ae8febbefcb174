import { existsSync, readdirSync } from 'node:fs'
import { z } from 'zod'
import { checked } from '../checked.ts'
import { profiles } from '../roofing/profiles/profiles.ts'
import { checkColours } from './colours.schema.ts'
import { colours } from './colours.ts'
import type { ProductFacts } from './product.ts'

const profileIds = Object.keys(profiles) as [keyof typeof profiles, ...(keyof typeof profiles)[]]

const colourIds = checkColours(colours).map(({ id }) => id)

const ID = "a number in quotes such as '1'"
const NAME = 'a name of at least 2 characters'
const SLUG = 'small letters and digits joined by hyphens, such as box-profile'
const PRICE = 'a price in KSh per metre from 1 to 100000'

const RENDERS = 'src/assets/renders'

/** A picture that is named must be there; one that is left out is drawn. */
function pictureNames(): string {
  const names = readdirSync(RENDERS).flatMap(file => /^(roof-.*)\.jpg$/.exec(file)?.[1] ?? [])
  return `the name of a .jpg in ${RENDERS} (${names.join(', ')}), or no image at all: then one is drawn`
}

const IMAGE = pictureNames()

const facts = z.strictObject({
  id: z.string(ID).regex(/^[1-9]\d*$/, ID),
  name: z.string(NAME).trim().min(2, NAME),
  slug: z.string(SLUG).regex(/^(?!404$)[a-z0-9]+(-[a-z0-9]+)*$/, SLUG),
  price: z.number(PRICE).min(1, PRICE).max(100_000, PRICE),
  image: z
    .string(IMAGE)
    .refine(name => /^[a-z0-9-]+$/.test(name) && existsSync(`${RENDERS}/${name}.jpg`), IMAGE)
    .optional(),
  profile: z.enum(profileIds, `one of ${profileIds.join(', ')}`),
  finish: z.enum(['painted', 'bare'], 'painted or bare'),
  picturedColour: z.enum(colourIds, `one of ${colourIds.join(', ')}`).optional(),
  isOnSale: z.boolean('true or false').optional(),
  isLimitedOffer: z.boolean('true or false').optional(),
  isFreeDelivery: z.boolean('true or false'),
})

const list = z
  .array(facts)
  .min(1, 'at least one product')
  .superRefine((products, context) => {
    for (const [index, { finish, picturedColour }] of products.entries()) {
      if ((finish === 'painted') !== (picturedColour !== undefined))
        context.addIssue({
          code: 'custom',
          path: [index, 'picturedColour'],
          message: 'a colour for a painted product, and none for a bare one',
        })
    }
    for (const field of ['id', 'slug', 'name'] as const) {
      for (const [index, product] of products.entries()) {
        if (products.findIndex(other => other[field] === product[field]) < index)
          context.addIssue({ code: 'custom', path: [index, field], message: `a ${field} that no other product has` })
      }
    }
  })

/**
 * Checks the owner's price list; the type keeps each slug's literal text.
 * @throws {Error} one sentence a wrong field: which, what was found, what is allowed.
 */
export function checkProducts<const T extends readonly ProductFacts[]>(products: T): T {
  checked(list, products, 'src/catalogue/products.ts')
  return products
}

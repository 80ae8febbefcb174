import { z } from 'zod'
import { checked } from '../checked.ts'
import { profiles } from '../roofing/profiles/profiles.ts'
import type { ProductFacts } from './product.ts'

const profileIds = Object.keys(profiles) as [keyof typeof profiles, ...(keyof typeof profiles)[]]

const facts = z.strictObject({
  id: z.string().regex(/^[1-9]\d*$/, "a number in quotes such as '1'"),
  name: z.string().trim().min(2, 'a name of at least 2 characters'),
  slug: z
    .string()
    .regex(/^(?!404$)[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters and digits joined by hyphens, such as box-profile'),
  price: z
    .number('a price in KSh per metre from 1 to 100000')
    .min(1, 'a price in KSh per metre from 1 to 100000')
    .max(100_000, 'a price in KSh per metre from 1 to 100000'),
  image: z.string().regex(/^[a-z0-9-]+$/, 'the name of a picture in src/assets/renders, without its ending'),
  profile: z.enum(profileIds, `one of ${profileIds.join(', ')}`),
  finish: z.enum(['painted', 'bare'], 'painted or bare'),
  isOnSale: z.boolean('true or false').optional(),
  isLimitedOffer: z.boolean('true or false').optional(),
  isFreeDelivery: z.boolean('true or false'),
})

const list = z
  .array(facts)
  .min(1, 'at least one product')
  .superRefine((products, context) => {
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

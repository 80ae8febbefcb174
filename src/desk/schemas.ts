import type { z } from 'zod'
import { accessoriesSchema } from '#facts/schema/accessories.schema.ts'
import { businessSchema } from '#facts/schema/business.schema.ts'
import { type Colour, coloursSchema } from '#facts/schema/colours.schema.ts'
import { deliverySchema } from '#facts/schema/delivery.schema.ts'
import { guideSchema } from '#facts/schema/guide.schema.ts'
import { languagesSchema } from '#facts/schema/languages.schema.ts'
import { marketPricesSchema } from '#facts/schema/market-prices.schema.ts'
import { priceListSchema } from '#facts/schema/price-list.schema.ts'
import { createProductSchema } from '#facts/schema/product.schema.ts'
import { createProjectSchema } from '#facts/schema/project.schema.ts'
import { testimonialsSchema } from '#facts/schema/testimonials.schema.ts'

/** The inputs of the schemas: the colours on sale, for products and projects, and the names of the renders, for products. */
export interface SchemaOptions {
  readonly colours: readonly Pick<Colour, 'id'>[]
  readonly renders: readonly string[]
}

/** The name of a file in `content/` without `.json`, or of the folder of the file: `products`, `guides` or `projects`. */
export type ContentFile =
  | 'prices'
  | 'business'
  | 'accessories'
  | 'market-prices'
  | 'delivery'
  | 'colours'
  | 'languages'
  | 'products'
  | 'guides'
  | 'projects'
  | 'testimonials'

/** The schemas of the files in `content/`. */
export function createSchemas({ colours, renders }: SchemaOptions): Readonly<Record<ContentFile, z.ZodObject>> {
  return {
    prices: priceListSchema,
    business: businessSchema,
    accessories: accessoriesSchema,
    'market-prices': marketPricesSchema,
    delivery: deliverySchema,
    colours: coloursSchema,
    languages: languagesSchema,
    products: createProductSchema(colours, renders),
    guides: guideSchema,
    projects: createProjectSchema(colours),
    testimonials: testimonialsSchema,
  }
}

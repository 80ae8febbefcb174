import { z } from 'zod'
import type { ProfileId } from '#roofing/profiles/profile.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { numberField } from '#roofing/quote/fields.ts'
import type { Colour } from './colours.schema.ts'
import { catalogueText, shortText } from './fields.ts'
import { localized } from './localized.ts'
import { uniqueValues } from './unique-by.ts'

const WORDS = 'category, description, roofAlt, stackAlt and five features'
const FEATURES = 'exactly five features'

const shortest = numberField('shortest')
const SHORTEST_SHEET = `a length from ${shortest.min} to ${shortest.max} m`

const profileIds = Object.keys(profiles) as [ProfileId, ...ProfileId[]]

/** The name of an existing render. Without one, the picture is drawn from the profile. */
function pictureName(kind: 'roof' | 'closeup' | 'stack', renders: readonly string[]) {
  const names = renders.filter(name => name.startsWith(`${kind}-`))
  const allowed = `the name of a .jpg in src/assets/renders (${names.join(', ')}), or no picture at all: then one is drawn`
  return z.enum(names, allowed).optional()
}

/** The part of a photograph that cropping keeps. */
const focusPoints = [
  'centre',
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const
const FOCUS = `one of ${focusPoints.join(', ')}`
const PHOTOGRAPH = 'a photograph in content/photographs, such as /photographs/box-profile.jpg (.jpg, .png or .webp)'

/** A photograph of the owner's. */
export const photographSchema = z.strictObject(
  {
    file: z.string(PHOTOGRAPH).regex(/^\/photographs\/[\w-][\w.-]*\.(jpe?g|png|webp)$/i, PHOTOGRAPH),
    /** Defaults to the centre. */
    focus: z.enum(focusPoints, FOCUS).optional(),
  },
  'file and, where it has one, focus',
)

const wordsSchema = z.strictObject(
  {
    category: shortText(40),
    /** Fills two lines on a card. */
    description: shortText(140),
    /**
     * Whom it suits in a first sentence, which is near the top of its page, then how it differs from another product: a full name
     * becomes a link to that product.
     */
    suits: shortText(160).optional(),
    /** Alt text of the roof picture, valid for any colour. */
    roofAlt: shortText(160),
    /** Alt text of the close-up; required if there is one. */
    closeupAlt: shortText(160).optional(),
    /** Alt text of the picture of stacked sheets. */
    stackAlt: shortText(160),
    features: z
      .array(shortText(140), FEATURES)
      .length(5, { error: ({ input }) => `${FEATURES}, and there are ${(input as unknown[]).length}` }),
  },
  WORDS,
)

/** The schema of a file in `content/products`, given the colours on sale and the names of the existing renders. */
export function createProductSchema(colours: readonly Pick<Colour, 'id'>[], renders: readonly string[]) {
  const colourIds = colours.map(({ id }) => id)
  const COLOUR = `one of ${colourIds.join(', ')}`
  const COLOURS = 'at least one colour, or none at all: then it is offered in all of them'
  const colour = z.enum(colourIds, COLOUR)
  return z
    .strictObject({
      /** In capitals, such as BOX PROFILE. */
      name: catalogueText(40),
      /** The cross-section. */
      profile: z.enum(profileIds, `one of ${profileIds.join(', ')}`),
      /** `painted` products come in the colours of `content/colours.json`. */
      finish: z.enum(['painted', 'bare'], 'painted or bare'),
      /** The shortest sheet that is cut, in metres. Without it, the usual one of the profile. */
      shortestSheetM: z
        .number(SHORTEST_SHEET)
        .min(shortest.min, SHORTEST_SHEET)
        .max(shortest.max, SHORTEST_SHEET)
        .optional(),
      /** The colour in the picture; painted products only. */
      picturedColour: colour.optional(),
      /** The colours on offer, by default all of them. Painted products only. */
      colours: z.array(colour, COLOURS).min(1, { error: COLOURS, abort: true }).superRefine(uniqueValues).optional(),
      coloursOutOfStock: z.array(colour, 'a list of colours').superRefine(uniqueValues).optional(),
      /**
       * Names of renders, without `.jpg`. A missing roof or stack picture is drawn from the profile. A missing close-up
       * defaults to the one that matches the roof picture, if it exists.
       */
      pictures: z
        .strictObject({
          roof: pictureName('roof', renders),
          closeup: pictureName('closeup', renders),
          stack: pictureName('stack', renders),
        })
        .optional(),
      /** The seller's own photographs. Each replaces the render of its kind. */
      photographs: z
        .strictObject({
          roof: photographSchema.optional(),
          closeup: photographSchema.optional(),
          stack: photographSchema.optional(),
        })
        .optional(),
      words: localized(wordsSchema, WORDS),
    })
    .refine(({ finish, picturedColour }) => (finish === 'painted') === (picturedColour !== undefined), {
      path: ['picturedColour'],
      error: 'a colour for a painted product, and none for a bare one',
    })
    .refine(({ pictures, words }) => !pictures?.closeup || Object.values(words).every(({ closeupAlt }) => closeupAlt), {
      path: ['words'],
      error: 'a closeupAlt in every language, since pictures.closeup names a picture',
    })
    .refine(
      ({ photographs, words }) => !photographs?.closeup || Object.values(words).every(({ closeupAlt }) => closeupAlt),
      { path: ['words'], error: 'a closeupAlt in every language, since photographs.closeup names a photograph' },
    )
    .refine(({ finish, colours }) => finish === 'painted' || !colours, {
      path: ['colours'],
      error: 'colours for a painted product, and none for a bare one',
    })
    .refine(({ colours = colourIds, picturedColour }) => !picturedColour || colours.includes(picturedColour), {
      path: ['picturedColour'],
      error: 'one of the colours that the product is offered in',
    })
    .superRefine(({ finish, colours = finish === 'painted' ? colourIds : [], coloursOutOfStock = [] }, context) => {
      for (const [index, id] of coloursOutOfStock.entries()) {
        if (!colours.includes(id))
          context.addIssue({
            code: 'custom',
            path: ['coloursOutOfStock', index],
            message: 'one of the colours that the product is offered in',
            input: id,
          })
      }
    })
}

/** The texts about a product in one language. */
export type ProductWords = z.infer<typeof wordsSchema>
/** One of the seller's own photographs. `file` is its path below `content`. */
export type Photograph = z.infer<typeof photographSchema>
/** The content of one file in `content/products`. */
export type ProductFile = z.infer<ReturnType<typeof createProductSchema>>

import { z } from 'zod'
import type { ProfileId } from '#roofing/profiles/profile.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import type { Colour } from './colours.schema.ts'
import { textUpTo } from './fields.ts'
import { inEveryLanguage } from './in-every-language.ts'
import { noneTwice } from './unique-by.ts'

const SAID = 'category, description, roofAlt, stackAlt and five features'
const FEATURES = 'exactly five features'

const profileIds = Object.keys(profiles) as [ProfileId, ...ProfileId[]]

/** A picture that is named must be there; one that is left out is drawn. `kind` begins its name. */
function pictureName(kind: 'roof' | 'closeup' | 'stack', renders: readonly string[]) {
  const names = renders.filter(name => name.startsWith(`${kind}-`))
  const allowed = `the name of a .jpg in src/assets/renders (${names.join(', ')}), or no picture at all: then one is drawn`
  return z.enum(names, allowed).optional()
}

/** Where the main thing is in a photograph; what is cut off is cut off elsewhere. */
const places = ['centre', 'north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const
const PLACE = `one of ${places.join(', ')}`
const PHOTOGRAPH = 'a photograph in content/photographs, such as /photographs/box-profile.jpg (.jpg, .png or .webp)'

const photograph = z.strictObject(
  {
    file: z.string(PHOTOGRAPH).regex(/^\/photographs\/[\w-][\w.-]*\.(jpe?g|png|webp)$/i, PHOTOGRAPH),
    /** Left out, the middle. */
    focus: z.enum(places, PLACE).optional(),
  },
  'file and, where it has one, focus',
)

const said = z.strictObject(
  {
    category: textUpTo(40),
    /** Two lines on a card. */
    description: textUpTo(140),
    /** What its picture on a roof shows, whatever colour is chosen. */
    roofAlt: textUpTo(160),
    /** What the close view of its section, lap and screws shows; needed where there is one. */
    closeupAlt: textUpTo(160).optional(),
    /** What the picture of its sheets, end-on, shows. */
    stackAlt: textUpTo(160),
    features: z
      .array(textUpTo(140), FEATURES)
      .length(5, { error: ({ input }) => `${FEATURES}, and there are ${(input as unknown[]).length}` }),
  },
  SAID,
)

/** What a file of `content/products` may hold, given the colours that are sold and the names of the renders that are there. */
export function productFields(colours: readonly Pick<Colour, 'id'>[], renders: readonly string[]) {
  const colourIds = colours.map(({ id }) => id)
  const COLOUR = `one of ${colourIds.join(', ')}`
  const COLOURS = 'at least one colour, or none at all: then it is offered in all of them'
  const colour = z.enum(colourIds, COLOUR)
  return z
    .strictObject({
      /** Upper case, as on the price list. */
      name: textUpTo(40),
      /** The cross-section it is rolled to. */
      profile: z.enum(profileIds, `one of ${profileIds.join(', ')}`),
      /** Whether it is sold painted, in the colours of `content/colours.json`, or as bare metal. */
      finish: z.enum(['painted', 'bare'], 'painted or bare'),
      /** The colour that its picture shows; painted products only. */
      picturedColour: colour.optional(),
      /** The colours that it is offered in; left out, all of them. Painted products only. */
      colours: z.array(colour, COLOURS).min(1, { error: COLOURS, abort: true }).superRefine(noneTwice).optional(),
      /** Those of them that cannot be had just now. */
      coloursOutOfStock: z.array(colour, 'a list of colours').superRefine(noneTwice).optional(),
      /**
       * Names of its pictures, without `.jpg`. Left out, they are drawn from the profile, and shared by all that look
       * alike; the close-up that is left out is the one that goes with the roof, once there is one.
       */
      pictures: z
        .strictObject({
          roof: pictureName('roof', renders),
          closeup: pictureName('closeup', renders),
          stack: pictureName('stack', renders),
        })
        .optional(),
      /** Photographs of the seller's own. Each takes the place of the picture of its kind. */
      photographs: z
        .strictObject({ roof: photograph.optional(), closeup: photograph.optional(), stack: photograph.optional() })
        .optional(),
      words: inEveryLanguage(said, SAID),
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

/** What is said about a product in one language. */
export type ProductWords = z.infer<typeof said>
/** A photograph of the seller's own, by its address below `content`. */
export type Photograph = z.infer<typeof photograph>
/** What one file of `content/products` says. */
export type ProductFile = z.infer<ReturnType<typeof productFields>>

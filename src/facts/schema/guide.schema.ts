import { z } from 'zod'
import { houseIds } from '#roofing/quote/usual-houses.ts'
import { isoDate, shortText } from './fields.ts'

const PLACE = 'a whole number from 1 to 99'
const MIN_BODY = 200
const MAX_BODY = 30_000
const BODY = `a text of ${MIN_BODY} to ${MAX_BODY} characters, in Markdown`

/** The schema of a file in `content/guides`. The figures that its text asks for are checked where guides are shown. */
export const guideSchema = z.strictObject({
  /** The title in search results and on the browser's tab. */
  title: shortText(75),
  /** The text below the title in search results. */
  description: shortText(200),
  /** The short name on links and link previews. */
  name: shortText(40),
  /** The heading of the page. */
  heading: shortText(90),
  /** The first paragraph. */
  lead: shortText(300),
  /** One sentence on its card in the list of guides, in place of `description`, if it has no answer or is the first. */
  summary: shortText(90).optional(),
  /**
   * The answer below the heading and on its card, in Markdown with figures. The bold figure is a line of its own; what follows says
   * what it is for.
   */
  answer: shortText(200).optional(),
  /**
   * The house whose roof is drawn beside the heading, in the first product, and beside the list if the guide is the first. Without it
   * stands a picture of a product.
   */
  house: z.enum(houseIds).optional(),
  /** Its position in the list of guides, from 1. */
  place: z.int(PLACE).min(1, PLACE).max(99, PLACE),
  changedOn: isoDate,
  body: z.string(BODY).trim().min(MIN_BODY, BODY).max(MAX_BODY, BODY),
})

/** What a file in `content/guides` holds. */
export type GuideFile = z.infer<typeof guideSchema>

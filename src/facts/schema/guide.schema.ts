import { z } from 'zod'
import { isoDate, shortText } from './fields.ts'

const PLACE = 'a whole number from 1 to 99'
const MIN_BODY = 200
const MAX_BODY = 30_000
const BODY = `a text of ${MIN_BODY} to ${MAX_BODY} characters, in Markdown`

/** The schema of a file in `content/guides`, without the names of figures, which only pages know. */
export const guideSchema = z.strictObject({
  /** In search results and on the tab. */
  title: shortText(75),
  /** Below the title in search results. */
  description: shortText(200),
  /** The name on links and link previews. */
  name: shortText(40),
  /** Above the text. */
  heading: shortText(90),
  lead: shortText(300),
  /** Its place among the guides. */
  place: z.int(PLACE).min(1, PLACE).max(99, PLACE),
  changedOn: isoDate,
  body: z.string(BODY).trim().min(MIN_BODY, BODY).max(MAX_BODY, BODY),
})

/** What a file in `content/guides` holds. */
export type GuideFile = z.infer<typeof guideSchema>

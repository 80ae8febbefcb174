import { z } from 'zod'
import { day, textUpTo } from './fields.ts'
import { textInEveryLanguage } from './in-every-language.ts'

const MOBILE = 'a Kenyan mobile number such as +254712345678: +254, then 1 or 7, then 8 digits'
const LINK = "an address that starts with https://, or '#' while there is none"
const SITE = 'an address such as https://www.yourname.co.ke'

const kenyanMobile = z.string(MOBILE).regex(/^\+254[17]\d{8}$/, MOBILE)
const count = z.int('a whole number of 0 or more').min(0, 'a whole number of 0 or more')
const profileLink = z.string(LINK).regex(/^(#|https:\/\/\S+\.\S+)$/, LINK)

const notice = z
  .strictObject(
    {
      /** The first and the last day on which it is shown, in Nairobi. */
      from: day,
      until: day,
      text: textInEveryLanguage(160),
    },
    'from, until and a text in every language',
  )
  .refine(({ from, until }) => from <= until, { path: ['until'], error: 'a date on or after the first day' })

/** What each field of `content/business.json` may hold. */
export const businessFields = z.strictObject({
  /** The name on the sign, in the header and in every message. */
  brand: textUpTo(40),
  /** The registered name, for the privacy policy and the terms. */
  legalName: textUpTo(80),
  /** The line that rings: E.164, no spaces. */
  phone: kenyanMobile,
  /** The number that answers on WhatsApp: E.164, no spaces; often the same one. */
  chatNumber: kenyanMobile,
  email: z.email('an e-mail address such as sales@yourname.co.ke'),
  /** Town and country, as the footer prints it. */
  place: textUpTo(60),
  /** Where the site will live, without a slash at the end: canonical links and previews are built from it. */
  siteAddress: z.string(SITE).regex(/^https:\/\/[a-z0-9.-]+\.[a-z]{2,}$/, SITE),
  social: z.strictObject({
    facebook: profileLink,
    twitter: profileLink,
    instagram: profileLink,
    linkedin: profileLink,
  }),
  copyrightYear: z
    .int('a year from 2000 to 2100')
    .min(2000, 'a year from 2000 to 2100')
    .max(2100, 'a year from 2000 to 2100'),
  /** The day on which the privacy policy or the terms last changed. */
  policiesChangedOn: day,
  /** The last day on which `security.txt` may be believed; `npm run deploy` holds it against the calendar. */
  securityContactUntil: day,
  /** The claims the site makes in numbers; each is printed as it stands, most with a plus sign. */
  statistics: z.strictObject({
    happyCustomers: count,
    yearsExperience: count,
    countiesServed: count.max(47, 'a whole number from 0 to 47'),
    qualityCertifications: count,
    reviews: count,
  }),
  /** What visitors are told on certain days: closed for a holiday, open longer. Left out, nothing. */
  notice: notice.optional(),
})

export type Business = z.infer<typeof businessFields>
export type Notice = z.infer<typeof notice>
export type SocialNetwork = keyof Business['social']

const exampleSigns: Readonly<Partial<Record<keyof Business, RegExp>>> = {
  brand: /^Paa Bora Mabati$/,
  legalName: /^Paa Bora Mabati/,
  phone: /^\+254700000000$/,
  chatNumber: /^\+254700000000$/,
  email: /@example\./,
  siteAddress: /\/\/(www\.)?example\./,
}

/** The fields that still hold the example values the project comes with. */
export function exampleFields(values: Business): (keyof Business)[] {
  const fields = Object.keys(exampleSigns) as (keyof Business)[]
  return fields.filter(field => exampleSigns[field]?.test(String(values[field])))
}

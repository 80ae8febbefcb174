import { z } from 'zod'
import { catalogueText, isoDate, shortText } from './fields.ts'
import { localizedText } from './localized.ts'

const MOBILE = 'a Kenyan mobile number such as +254712345678: +254, then 1 or 7, then 8 digits'
const LINK = "an address that starts with https://, or '#' while there is none"
const MAP = 'a link to a map that starts with https://'
const YEARS = 'a whole number of years from 1 to 50'
const HTTPS = 'address, subdomains or preload'
const REPOSITORY = 'the owner and the name of a repository on GitHub, such as jenga-roofs/site'
const SITE = 'an address such as https://www.yourname.co.ke'

const kenyanMobile = z.string(MOBILE).regex(/^\+254[17]\d{8}$/, MOBILE)
const wholeNumber = z.int('a whole number of 0 or more').min(0, 'a whole number of 0 or more')
const profileLink = z.string(LINK).regex(/^(#|https:\/\/([A-Za-z0-9-]+\.)+[A-Za-z]{2,}([/?#][!-~]*)?)$/, LINK)

const noticeSchema = z
  .strictObject(
    {
      /** First and last day on which the notice shows, in Nairobi time. */
      from: isoDate,
      until: isoDate,
      text: localizedText(160),
    },
    'from, until and a text in every language',
  )
  .refine(({ from, until }) => from <= until, { path: ['until'], error: 'a date on or after the first day' })

/** The schema of `content/business.json`. */
export const businessSchema = z.strictObject({
  /** The name on the sign, in the header and in every message. */
  brand: catalogueText(40),
  /** The registered name, for the privacy policy and the terms. */
  legalName: shortText(80),
  /** For calls: E.164, no spaces. */
  phone: kenyanMobile,
  /** For WhatsApp: E.164, no spaces. Often the same number. */
  chatNumber: kenyanMobile,
  email: z.email('an e-mail address such as sales@yourname.co.ke'),
  /** Town and country, as printed in the footer. */
  place: shortText(60),
  /** The address of the site, without a trailing slash. Canonical links and previews are built from it. */
  siteAddress: z.string(SITE).regex(/^https:\/\/[a-z0-9.-]+\.[a-z]{2,}$/, SITE),
  /**
   * Which addresses browsers open only by https (`Strict-Transport-Security`): this one; its subdomains too; or the
   * domain as an entry in the preload list of browsers. The last two take months to undo.
   */
  httpsOnly: z.enum(['address', 'subdomains', 'preload'], HTTPS),
  /** The repository on GitHub that the desk writes to. Optional: a workflow gets it from GitHub. */
  repository: z
    .string(REPOSITORY)
    .regex(/^[A-Za-z0-9](-?[A-Za-z0-9])*\/[\w.-]+$/, REPOSITORY)
    .optional(),
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
  policiesChangedOn: isoDate,
  /** The expiry date of `security.txt`; `npm run deploy` checks it. */
  securityContactUntil: isoDate,
  /** The figures the site claims. Each is printed as given, most with a plus sign. */
  statistics: z.strictObject({
    happyCustomers: wholeNumber,
    yearsExperience: wholeNumber,
    countiesServed: wholeNumber.max(47, 'a whole number from 0 to 47'),
    qualityCertifications: wholeNumber,
    reviews: wholeNumber,
  }),
  /** The yard that buyers can visit. */
  yard: z
    .strictObject(
      {
        address: shortText(120),
        hours: localizedText(120),
        /** A place on a map, such as a link that a map's share button gives. */
        map: z
          .string(MAP)
          .regex(/^https:\/\/([A-Za-z0-9-]+\.)+[A-Za-z]{2,}([/?#][!-~]*)?$/, MAP)
          .optional(),
      },
      'address, hours in every language and, where there is one, a map',
    )
    .optional(),
  /** The years for which the shop replaces sheets that fail. */
  guaranteeYears: z.int(YEARS).min(1, YEARS).max(50, YEARS).optional(),
  /** Certificates that anybody can look up. */
  certificates: z
    .array(z.strictObject({ name: shortText(60), number: shortText(40) }, 'name and number'), 'a list of certificates')
    .optional(),
  /** An announcement for some days, such as a holiday closure. */
  notice: noticeSchema.optional(),
})

export type Business = z.infer<typeof businessSchema>
export type Notice = z.infer<typeof noticeSchema>
export type SocialNetwork = keyof Business['social']

/** Patterns of the example values that come with the project. A site that has one must not be published. */
const examplePatterns: Readonly<Partial<Record<keyof Business, RegExp>>> = {
  brand: /^Paa Bora Mabati$/,
  legalName: /^Paa Bora Mabati/,
  phone: /^\+254700000000$/,
  chatNumber: /^\+254700000000$/,
  email: /@example\./,
  siteAddress: /\/\/(www\.)?example\./,
  repository: /^your-name\//,
}

/** The claims that come with the project. Only the owner knows whether they are true. */
const exampleClaims: Partial<Business['statistics']> = {
  happyCustomers: 10_000,
  yearsExperience: 15,
  qualityCertifications: 5,
  reviews: 500,
}

/** Returns the claims that still have the example value of the project, such as `reviews: 500`. */
export function findExampleClaims({ statistics }: Pick<Business, 'statistics'>): string[] {
  return Object.entries(exampleClaims).flatMap(([name, value]) =>
    statistics[name as keyof typeof statistics] === value ? `${name}: ${value}` : [],
  )
}

/** Returns the fields that still hold the example values of the project. */
export function findExampleFields(values: Business): (keyof Business)[] {
  const fields = Object.keys(examplePatterns) as (keyof Business)[]
  return fields.filter(field => examplePatterns[field]?.test(String(values[field])))
}

import { languages } from '../../src/text/languages.ts'
import { badValues, TEXT } from './bad-value.ts'

const inAllLanguages = (text: string) => Object.fromEntries(languages.map(language => [language, text]))
const [first] = languages

export const goodBusiness = {
  brand: 'Jenga Roofs',
  legalName: 'Jenga Roofs Limited',
  phone: '+254712345678',
  chatNumber: '+254112345678',
  email: 'sales@jengaroofs.co.ke',
  place: 'Nakuru, Kenya',
  siteAddress: 'https://www.jengaroofs.co.ke',
  httpsOnly: 'address' as const,
  repository: 'jenga-roofs/site',
  social: { facebook: '#', twitter: '#', instagram: 'https://instagram.com/jengaroofs', linkedin: '#' },
  copyrightYear: 2024,
  policiesChangedOn: '2026-11-21',
  securityContactUntil: '2027-11-21',
  statistics: {
    happyCustomers: 10_000,
    yearsExperience: 15,
    countiesServed: 47,
    qualityCertifications: 5,
    reviews: 500,
  },
}

export const goodBusinessWithNotice = {
  ...goodBusiness,
  notice: { from: '2026-12-24', until: '2027-01-02', text: inAllLanguages('Closed; write to us on WhatsApp') },
}

const MOBILE = 'a Kenyan mobile number'
const COUNT = 'a whole number'
const LINK = 'an address that starts with https://'
const REPOSITORY = 'the owner and the name of a repository on GitHub'
const SITE = 'an address such as https://'
const YEAR = 'a year from 2000 to 2100'
const DAY = 'a date such as'

export const badBusiness = badValues(
  ['brand', '', TEXT],
  ['brand', ' ', TEXT],
  ['brand', undefined, TEXT],
  ['brand', 7, TEXT],
  ['brand', '<b>Jenga</b>', TEXT],
  ['brand', 'x'.repeat(41), TEXT],
  ['brand', '=HYPERLINK(1)', TEXT],
  ['brand', '+Jenga', TEXT],
  ['brand', '-Jenga', TEXT],
  ['brand', '@jenga', TEXT],
  ['brand', 'Jenga \u202eRoofs', TEXT],
  ['brand', 'Jenga\u2028Roofs', TEXT],
  ['legalName', 'A', TEXT],
  ['legalName', 'Jenga\u200b Roofs', TEXT],
  ['phone', '0712345678', MOBILE],
  ['phone', '+254 712 345 678', MOBILE],
  ['phone', '+25471234567', MOBILE],
  ['phone', '+254812345678', MOBILE],
  ['phone', 254712345678, MOBILE],
  ['chatNumber', '+447911123456', MOBILE],
  ['chatNumber', null, MOBILE],
  ['email', 'sales', 'an e-mail address'],
  ['email', 'sales@', 'an e-mail address'],
  ['place', '', TEXT],
  ['place', 'Nakuru\u2066, Kenya', TEXT],
  ['siteAddress', 'http://www.jengaroofs.co.ke', SITE],
  ['siteAddress', 'https://www.jengaroofs.co.ke/', SITE],
  ['siteAddress', 'jengaroofs.co.ke', SITE],
  ['httpsOnly', undefined, 'address, subdomains or preload'],
  ['httpsOnly', 'always', 'address, subdomains or preload'],
  ['httpsOnly', true, 'address, subdomains or preload'],
  ['repository', 'jengaroofs', REPOSITORY],
  ['repository', 'https://github.com/jenga-roofs/site', REPOSITORY],
  ['repository', 'jenga-roofs/site/', REPOSITORY],
  ['social.facebook', '', LINK],
  ['social.facebook', 'www.facebook.com/jenga', LINK],
  ['social.twitter', 'http://x.com/jenga', LINK],
  ['social.linkedin', 'https://linkedin.com/jenga\u200broofs', LINK],
  ['social.linkedin', 'javascript:alert(1)', LINK],
  ['social.instagram', undefined, LINK],
  ['copyrightYear', 1999, YEAR],
  ['copyrightYear', '2024', YEAR],
  ['copyrightYear', 2024.5, YEAR],
  ['policiesChangedOn', '21.11.2026', DAY],
  ['policiesChangedOn', '2026-02-30', DAY],
  ['policiesChangedOn', undefined, DAY],
  ['securityContactUntil', 'next year', DAY],
  ['statistics.happyCustomers', -1, COUNT],
  ['statistics.yearsExperience', '15', COUNT],
  ['statistics.yearsExperience', 201, 'a whole number of years from 0 to 200'],
  ['statistics.countiesServed', 48, 'a whole number from 0 to 47'],
  ['statistics.qualityCertifications', 1.5, COUNT],
  ['statistics.reviews', undefined, COUNT],
)

export const goodBusinessWithYard = {
  ...goodBusinessWithNotice,
  yard: { address: 'Nakuru Road', hours: inAllLanguages('8 to 5'), map: 'https://maps.example.org/x' },
  guaranteeYears: 10,
  certificates: [
    { name: 'KEBS mark', number: '12345' },
    { name: 'ISO 9001', number: 'A-7' },
  ],
}

export const badYards = badValues(
  ['yard.address', '', TEXT],
  [`yard.hours.${first}`, '', TEXT],
  ['yard.map', 'maps.example.org', 'a link to a map'],
  ['yard.map', 'javascript:alert(1)', 'a link to a map'],
  ['yard.map', 'https://u!.|zx', 'a link to a map'],
  ['guaranteeYears', 0, 'a whole number of years from 1 to 50'],
  ['guaranteeYears', 2.5, 'a whole number of years'],
  ['certificates', 'KEBS', 'a list of certificates'],
  ['certificates.0.name', '', TEXT],
  ['certificates.0.number', 7, TEXT],
)

export const badNotices = badValues(
  ['notice.from', '1.12.2026', DAY],
  ['notice.until', undefined, DAY],
  [
    'notice.text',
    'Closed',
    'a text of 2 to 160 characters in one line, without <, > and invisible characters, under each of',
  ],
  [`notice.text.${first}`, '', TEXT],
  [`notice.text.${first}`, 'Closed\u2029today', TEXT],
)

/** Values that are valid alone but not together with another value. */
export const badCombinations = badValues(
  ['notice.until', '2026-12-23', 'a date on or after the first day'],
  [`notice.text.${languages.at(-1)}`, 'Closed until 3 January', 'a text with the figures that it has under'],
)

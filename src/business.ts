import { checkBusiness } from './business.schema.ts'

/**
 * Who sells. This is the one file to change to make the site yours; every page, link, message, policy and preview
 * picture is built from it. `src/business.schema.ts` says what each field may hold, and the build stops with a
 * sentence when a value is wrong. The values below are examples: `npm run deploy` refuses until they are replaced.
 */
export const business = checkBusiness({
  brand: 'Paa Bora Mabati',
  legalName: 'Paa Bora Mabati Limited',
  phone: '+254700000000',
  chatNumber: '+254700000000',
  email: 'sales@example.com',
  place: 'Nairobi, Kenya',
  siteAddress: 'https://www.example.com',
  social: { facebook: '#', twitter: '#', instagram: '#', linkedin: '#' },
  copyrightYear: 2024,
  pricesAsOf: '2026-11-21',
  policiesChangedOn: '2026-11-21',
  securityContactUntil: '2027-11-20',
  statistics: {
    happyCustomers: 10_000,
    yearsExperience: 15,
    countiesServed: 47,
    qualityCertifications: 5,
    reviews: 500,
  },
})

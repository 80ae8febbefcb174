import { business } from '#facts/business.ts'
import { priceList } from '#facts/price-list.ts'
import { formatInternationalNumber } from '#site/contact-links.ts'
import { formatDay } from '#text/format-day.ts'

/** Header, footer and floating buttons. */
export const shell = {
  skipToContent: 'Skip to content',
  logo: `${business.brand}, home`,
  mainNavigation: 'Main',
  breadcrumb: 'Breadcrumb',
  /** Above the links to the sections of a long page. */
  contents: 'On this page',
  menu: 'Menu',
  close: 'Close',
  nav: { home: 'Home', products: 'Products', about: 'About', whyChooseUs: 'Why Choose Us', contact: 'Contact' },
  callPhone: `Call ${formatInternationalNumber(business.phone)}`,
  getQuote: 'Get Quote',
  chat: 'Chat on WhatsApp',
  chatTip: 'Opens WhatsApp with a message ready to send',
  notices: {
    offline: `Offline: prices as of ${formatDay(priceList.asOf, 'en')}`,
    newRelease: 'A newer price list is here.',
    loadAgain: 'Load again',
    /** The owner’s notice with its dates, which are formatted already. */
    ownersNotice: (text: string, from: string, until: string) =>
      from === until ? `${text} (${from})` : `${text} (${from} to ${until})`,
  },
  footer: {
    blurb: 'Roofing sheets and tiles by the running metre, priced in the open and delivered to your site.',
    social: 'Follow us',
    socialName: (network: string) => `${business.brand} on ${network}`,
    socialTip: (network: string) => `Our ${network} page`,
    networks: { facebook: 'Facebook', twitter: 'Twitter', instagram: 'Instagram', linkedin: 'LinkedIn' },
    quickLinks: 'Quick links',
    products: 'Products',
    allProducts: 'All products',
    delivery: 'Delivery',
    contact: 'Contact',
    phone: 'Phone',
    chat: 'WhatsApp',
    email: 'General information',
    yard: 'Yard',
    hours: 'Open',
    map: 'Show it on a map',
    location: 'Location',
    /** Follows the place and a comma. */
    reach: `Serving all ${business.statistics.countiesServed} Counties`,
    copyright: `© ${business.copyrightYear} ${business.brand}. All rights reserved.`,
    privacyPolicy: 'Privacy Policy',
    termsOfService: 'Terms of Service',
    /** For sites with the seller’s own photographs. */
    photographsNotice:
      'Photographs on this site are our own; in the other pictures roofs and sheets are rendered from the usual measurements of each profile.',
    rendersNotice: 'Roofs and sheets are rendered from each profile’s usual measurements, not photographed.',
  },
}

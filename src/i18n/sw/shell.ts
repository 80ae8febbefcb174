import { business } from '#facts/business.ts'
import { priceList } from '#facts/price-list.ts'
import type { shell as english } from '#i18n/en/shell.ts'
import { formatInternationalNumber } from '#site/contact-links.ts'
import { formatDay } from '#text/format-day.ts'

/** Header, footer and floating buttons. */
export const shell: typeof english = {
  skipToContent: 'Nenda kwa yaliyomo',
  logo: `${business.brand}, mwanzo`,
  mainNavigation: 'Kurasa kuu',
  menu: 'Menyu',
  close: 'Funga',
  breadcrumb: 'Mahali ulipo',
  contents: 'Kwenye ukurasa huu',
  nav: {
    home: 'Mwanzo',
    products: 'Bidhaa',
    about: 'Kutuhusu',
    whyChooseUs: 'Kwa Nini Sisi',
    contact: 'Mawasiliano',
  },
  callPhone: `Piga simu ${formatInternationalNumber(business.phone)}`,
  getQuote: 'Pata Bei',
  chat: 'Tuandikie WhatsApp',
  chatTip: 'Hufungua WhatsApp na ujumbe ulio tayari kutumwa',
  notices: {
    offline: `Huna mtandao: bei ni za ${formatDay(priceList.asOf, 'sw')}`,
    newRelease: 'Kuna orodha mpya ya bei.',
    loadAgain: 'Fungua upya',
    ownersNotice: (text, from, until) => (from === until ? `${text} (${from})` : `${text} (${from} hadi ${until})`),
  },
  footer: {
    blurb: 'Mabati na vigae vya paa kwa mita: tunahesabu, bei iko wazi, tunakuletea.',
    social: 'Tufuate',
    socialName: (network: string) => `${business.brand} kwenye ${network}`,
    socialTip: (network: string) => `Ukurasa wetu wa ${network}`,
    networks: { facebook: 'Facebook', twitter: 'Twitter', instagram: 'Instagram', linkedin: 'LinkedIn' },
    quickLinks: 'Kurasa',
    products: 'Bidhaa',
    allProducts: 'Bidhaa zote',
    delivery: 'Usafirishaji',
    contact: 'Mawasiliano',
    phone: 'Simu',
    chat: 'WhatsApp',
    email: 'Barua pepe',
    yard: 'Yadi yetu',
    hours: 'Tunafungua',
    map: 'Ione kwenye ramani',
    location: 'Tulipo',
    reach: `Tunafika Kaunti zote ${business.statistics.countiesServed}`,
    copyright: `© ${business.copyrightYear} ${business.brand}. Haki zote zimehifadhiwa.`,
    privacyPolicy: 'Sera ya Faragha',
    termsOfService: 'Masharti ya Huduma',
    photographsNotice:
      'Picha za kamera ni zetu; kwenye nyingine mapaa na mabati yamechorwa kwa kompyuta, kwa vipimo vya kawaida.',
    rendersNotice: 'Mapaa na mabati yamechorwa kwa kompyuta, kwa vipimo vya kawaida. Hayakupigwa picha.',
  },
}

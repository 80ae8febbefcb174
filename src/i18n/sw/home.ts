import { business } from '#facts/business.ts'
import { deliveryPromise } from '#facts/counties.ts'
import { productFacts } from '#facts/products.ts'
import type { home as english } from '#i18n/en/home.ts'
import { formatInternationalNumber } from '#site/contact-links.ts'
import { formatNumber, formatPrice } from '#text/format-price.ts'
import { allServedCounties } from './delivery.ts'
import { estimator } from './estimator.ts'
import { inWords } from './numbers.ts'

const { statistics } = business
/** The number of products. */
const sold = inWords(productFacts.length)
/** Delivery texts for each promise that the owner’s files allow. */
const delivery = {
  free: {
    sentence: `Tunaleta bure katika ${allServedCounties}.`,
    badge: 'Usafirishaji Bure',
    reason: 'Usafirishaji Bure Nchini Kote',
    linked: `Hadi kwako, ${allServedCounties}`,
    text: `. Oda yako inataja mahali na siku.`,
  },
  conditional: {
    sentence: `Tunaleta bure katika ${allServedCounties}; baadhi zina masharti.`,
    badge: 'Usafirishaji Bure',
    reason: 'Usafirishaji Bure Nchini Kote',
    linked: `Hadi kwako, ${allServedCounties}`,
    text: `; baadhi zina masharti, yako kwenye ukurasa wa usafirishaji. Oda yako inataja mahali na siku.`,
  },
  onRequest: {
    sentence: `Tunaleta katika ${allServedCounties}.`,
    badge: 'Usafirishaji',
    reason: 'Usafirishaji Nchini Kote',
    linked: `Hadi kwako, ${allServedCounties}`,
    text: `: bure kwa bidhaa zinazosema hivyo. Tuulize nyingine ni pesa ngapi hadi kwako.`,
  },
}[deliveryPromise]
/** The lowest price of a running metre, in KSh. */
const lowest = Math.min(...productFacts.map(product => product.price))

/** The home page, and the page of all products. */
export const home: typeof english = {
  title: `${business.brand}: mabati na vigae vya paa kwa mita`,
  metaDescription: `Aina ${sold} za mabati na vigae vya paa: upana wa kawaida unaofunika na bei kwa mita, kuanzia ${formatPrice(lowest)}. Agiza kwa simu au WhatsApp. ${delivery.sentence}`,
  preview: { subtitle: `Kuanzia ${formatPrice(lowest)}/m` },
  hero: {
    headline: 'Mabati Bora kwa Paa Lako',
    lead: `Kuanzia ${formatPrice(lowest)} kwa\u00a0mita, kwa vipimo vyako.`,
    shopProducts: 'Tazama Bidhaa',
    callToOrder: 'Piga Simu',
    callDirectly: 'Tupigie moja kwa moja',
    callDirectlyNote: 'Tunapokea oda kwa simu 24/7.',
    phoneNumber: formatInternationalNumber(business.phone),
    badges: [
      { title: 'Ubora wa Uhakika', text: 'kwa kila bati' },
      { title: delivery.badge, text: `${allServedCounties} nchini` },
      { title: 'Huduma ya Kitaalamu', text: 'kwa kila paa' },
    ],
    pictureAlt:
      'Nyumba yenye paa la box profile la rangi ya kijivu makaa, la pande nne na gable mbele; kuta za rangi ya krimu juu ya mawe, veranda yenye benchi, tangi la maji na ua wa nyasi, jioni',
  },
  roofForm: {
    heading: 'Mabati ya nyumba yako ni bei gani?',
    length: 'Urefu wa nyumba, m',
    width: 'Upana wa nyumba, m',
    submit: estimator.example.seePrice,
    example: ({ lengthM, widthM }, name) => `Mfano: ${lengthM}\u00a0×\u00a0${widthM} m, pande mbili, ${name}`,
  },
  products: {
    heading: `Mapaa ya aina\u00a0${sold}, bei\u00a0kwa\u00a0mita`,
    lead: 'Upana unaoonyeshwa ni ule ambao bati moja hufunika baada ya kupandana.',
    viewDetails: 'Tazama Maelezo',
    orderNow: 'Agiza Sasa',
    viewAll: 'Tazama Bidhaa Zote',
  },
  compare: {
    heading: `Linganisha zote ${sold}`,
    lead: 'Bati lenye upana mdogo na bei ndogo kwa mita linaweza kugharimu zaidi kwenye paa, kwa hivyo linganisha safu ya mwisho.',
    caption: `Bidhaa ${sold} zikilinganishwa`,
    product: 'Bidhaa',
    section: 'Mkato, kimo × 2',
    pricePerMetre: estimator.productComparison.pricePerMetre,
    coverWidth: 'Upana unaofunika',
    pricePerM2: 'Bei kwa m² inayofunikwa',
    exampleRoof: ({ lengthM, widthM }) => `Mabati ya paa la ${lengthM}\u00a0×\u00a0${widthM}\u00a0m, kuanzia`,
    page: {
      title: `Bidhaa zote ${sold} kwa mita | ${business.brand}`,
      metaDescription: `Bei kwa mita, upana wa kawaida unaofunika na bei kwa m² inayofunikwa ya bidhaa zote ${sold}, mabati na vigae vya paa, kuanzia ${formatPrice(lowest)}.`,
      heading: 'Bidhaa zote',
    },
    about: figure => `≈\u00a0${figure}`,
    lowest: 'Nafuu zaidi kwa m²',
    lowestRoof: `nafuu kuliko zote ${sold}`,
    note: 'Upana ni wa kawaida; “≈” ni takriban, haujathibitishwa: upana wako huandikwa kwenye oda. Bei kwa m² ni kabla ya kupandana na kukata.',
  },
  about: {
    heading: 'Paa huuzwa kwa\u00a0mita, nasi tunakuhesabia',
    paragraphs: [
      `${business.brand} huuza mabati na vigae vya paa kote Kenya. Tuambie vipimo vya kuta, nasi tunahesabu: urefu sahihi, idadi sahihi ya mabati.`,
      'Oda yako inataja bidhaa, rangi, upana, orodha ya vipimo (cut list) na jumla, ili ujue kitakachokuja na lori.',
    ],
    houseAlt: 'Nyumba ya shambani yenye mabati ya mawimbi',
    statistics: [
      { figure: `${formatNumber(statistics.happyCustomers)}+`, label: 'Wateja Walioridhika' },
      { figure: `${statistics.yearsExperience}+`, label: 'Miaka ya Uzoefu' },
      { figure: String(statistics.countiesServed), label: 'Kaunti Tunazofika' },
      { figure: String(statistics.qualityCertifications), label: 'Vyeti vya Ubora' },
    ],
    quote: 'Pima paa mara mbili, andika oda mara moja: kila bati kwenye lori litakuwa na mahali pake.',
    guarantee: years => `Dhamana: ${years === 1 ? 'mwaka' : 'miaka'} ${years}, kwa maandishi.`,
    certificates: 'Vyeti',
    certificate: (name, number) => `${name}, nambari ${number}`,
    certified: {
      title: 'Cheti cha ISO',
      text: `Ni kimoja kati ya vyeti vyetu ${statistics.qualityCertifications} vya ubora.`,
    },
  },
  reasons: {
    heading: 'Kwa nini utuchague',
    houseAlt: 'Nyumba ya mjini yenye paa la vigae la pande nne',
    list: [
      {
        title: delivery.reason,
        text: delivery.text,
        details: { page: 'delivery', words: delivery.linked },
      },
      {
        title: 'Dhamana ya Kuridhika',
        text: 'Dhamana ya kuridhika 100%: kisicholingana na oda, tunarekebisha.',
      },
      {
        title: 'Ubora wa Juu',
        text: 'Kingo zilizonyooka, upako ulioenea na upana kamili kwenye kila bati.',
      },
      {
        title: 'Huduma kwa Wateja 24/7',
        text: 'Piga simu au andika saa yoyote, kabla ya oda na baada yake.',
      },
      {
        title: 'Cheti cha ISO',
        text: 'Wakaguzi wa nje hukagua kazi yetu.',
      },
      { title: 'Oda Haraka', text: 'Tuma orodha ya vipimo kwa WhatsApp: ina yote tunayohitaji kuanza.' },
      {
        title: 'Maelfu Wanatuamini',
        text: 'Wenye nyumba, biashara, wakandarasi na mafundi hununua kwetu.',
      },
      {
        title: 'Mafundi Stadi',
        text: 'Mafundi wenye vyeti, wanaojua kupandana, skrubu na mwinuko (pitch) wa kila umbo.',
      },
    ],
  },
  callToAction: {
    heading: 'Tuambie ukubwa wa nyumba yako',
    text: 'Ona mabati mangapi, ya urefu gani na kwa bei gani. Au piga simu. Tutahesabu pamoja nawe.',
    call: 'Piga simu',
    browse: 'Tazama Bidhaa',
  },
}

import { business } from '#facts/business.ts'
import { deliveryPromise } from '#facts/counties.ts'
import { productFacts } from '#facts/products.ts'
import type { home as english } from '#i18n/en/home.ts'
import { formatLocalNumber } from '#site/contact-links.ts'
import { formatNumber, formatPrice } from '#text/format-price.ts'
import { allServedCounties, anyServedCounty } from './delivery.ts'
import { inWords } from './numbers.ts'

const { statistics } = business
const sold = inWords(productFacts.length)
/** Delivery texts for each promise that the owner’s files allow. */
const delivery = {
  free: {
    delivered: 'tunaleta bure',
    sentence: `Tunaleta bure katika ${allServedCounties}.`,
    badge: 'Usafirishaji Bure',
    reason: 'Usafirishaji Bure Nchini Kote',
    text: `Hadi kwako katika ${anyServedCounty}. Tuombe tuthibitishe mahali na siku kwa maandishi.`,
  },
  conditional: {
    delivered: 'tunaleta bure',
    sentence: `Tunaleta bure katika ${allServedCounties}; baadhi zina masharti.`,
    badge: 'Usafirishaji Bure',
    reason: 'Usafirishaji Bure Nchini Kote',
    text: `Hadi kwako katika ${anyServedCounty}; baadhi zina masharti, yako kwenye ukurasa wa usafirishaji. Tuombe tuthibitishe mahali na siku kwa maandishi.`,
  },
  onRequest: {
    delivered: 'tunaleta',
    sentence: `Tunaleta katika ${allServedCounties}.`,
    badge: 'Usafirishaji',
    reason: 'Usafirishaji Nchini Kote',
    text: `Hadi kwako katika ${anyServedCounty}: bure kwa bidhaa zinazosema hivyo. Tuulize nyingine ni pesa ngapi hadi kwako.`,
  },
}[deliveryPromise]
const lowest = Math.min(...productFacts.map(product => product.price))

export const home: typeof english = {
  title: `${business.brand}: mabati na vigae vya paa kwa mita`,
  metaDescription: `Aina ${sold} za mabati na vigae vya paa: upana wa kawaida unaofunika na bei kwa mita, kuanzia ${formatPrice(lowest)}. Agiza kwa simu au WhatsApp. ${delivery.sentence}`,
  preview: { small: `Kuanzia ${formatPrice(lowest)} /m` },
  hero: {
    headline: 'Mabati Bora kwa Paa Lako',
    lead: `Kuanzia ${formatPrice(lowest)} kwa mita, ${delivery.delivered} katika ${allServedCounties}.`,
    quote: 'Unajua vipimo vya kuta zako? Ona paa linahitaji mabati mangapi, ya urefu gani, na kwa bei gani.',
    shopProducts: 'Tazama Bidhaa',
    callToOrder: 'Piga Simu',
    callDirectly: 'Tupigie moja kwa moja',
    callDirectlyNote: 'Tunapokea oda kwa simu 24/7.',
    number: formatLocalNumber(business.phone),
    badges: [
      { title: 'Ubora wa Uhakika', text: 'kila bati' },
      { title: delivery.badge, text: 'kote nchini' },
      { title: 'Huduma ya Wataalamu', text: 'tangu vipimo hadi kofia ya paa' },
    ],
    pictureAlt:
      'Nyumba yenye paa jekundu la box profile, la pande nne na gable mbele; kuta za rangi ya krimu juu ya mawe, veranda yenye benchi, tangi la maji na ua wa udongo mwekundu, jioni',
  },
  products: {
    heading: `Aina ${sold}, kila moja imechorwa kwa kipimo sahihi`,
    lead: 'Mstari chini ya kila picha ni mkato wa bati lenyewe (cross-section). Nambari yake ni upana unaofunika (cover width) wa kawaida: kile bati moja hufunika, jingine likishalala juu yake. “Takriban” ni pale ambapo haijathibitishwa.',
    viewDetails: 'Tazama Maelezo',
    orderNow: 'Agiza Sasa',
    viewAll: 'Tazama Bidhaa Zote',
  },
  compare: {
    heading: `Linganisha zote ${sold}`,
    lead: 'Mita ya bei ya chini haileti paa la bei ya chini kila wakati: bati lenye upana mdogo hufunika sehemu ndogo. Kwa hivyo linganisha nambari ya mwisho: bei kwa mita ya mraba inayofunikwa.',
    caption: `Bidhaa ${sold} zikilinganishwa: mkato, aina, bei, upana unaofunika na ofa`,
    product: 'Bidhaa',
    section: 'Mkato',
    category: 'Aina',
    pricePerMetre: 'Bei kwa mita',
    coverWidth: 'Upana',
    pricePerM2: 'Bei kwa m²',
    page: {
      title: `Bidhaa zote ${sold} kwa mita | ${business.brand}`,
      metaDescription: `Bei kwa mita, upana wa kawaida unaofunika na bei kwa m² inayofunikwa ya bidhaa zote ${sold}, mabati na vigae vya paa, kuanzia ${formatPrice(lowest)}.`,
      heading: 'Bidhaa zote',
    },
    lowest: 'nafuu',
    note: 'Upana unaofunika ni ule wa kawaida, “takriban” pale ambapo haujathibitishwa; tuombe tuandike wako kwenye oda. Bei kwa mita ya mraba ni bei ya mita ikigawanywa kwa upana unaofunika, kabla ya kupandana na kukata.',
  },
  about: {
    heading: 'Paa hununuliwa kwa mita, ndiyo maana tunapima',
    paragraphs: [
      `${business.brand} huwauzia mabati na vigae vya paa wenye nyumba, biashara, wakandarasi na mafundi kote Kenya. Kwa miaka ${statistics.yearsExperience}+ tumejua mnunuzi huogopa nini: bati lenye upana mdogo, bati jembamba, au usafirishaji wa “bure” unaolipiwa baadaye.`,
      'Nambari ya geji (gauge) pekee haikuambii mengi, na bei kwa mita inakuambia nusu tu. Kwa hivyo tunachora kila umbo kwa kipimo sahihi na kusema upana ambao linafunika kwa kawaida. Pia tunasema mambo ya kuandikiwa kabla ya kulipa: bidhaa, rangi, upana, orodha ya vipimo (cut list) na jumla.',
    ],
    houseAlt: 'Nyumba ya shambani yenye mabati ya mawimbi',
    statistics: [
      { figure: `${formatNumber(statistics.happyCustomers)}+`, label: 'Wateja Walioridhika' },
      { figure: `${statistics.yearsExperience}+`, label: 'Miaka ya Uzoefu' },
      { figure: String(statistics.countiesServed), label: 'Kaunti Tunazofika' },
      { figure: String(statistics.qualityCertifications), label: 'Vyeti vya Ubora' },
    ],
    quote: 'Pima paa mara mbili, andika oda mara moja, na uhesabu kila bati lori likifika.',
    quoteBy: `Tunavyofanya kazi ${business.brand}`,
    certified: {
      title: 'Cheti cha ISO',
      text: `Ni kimoja kati ya vyeti vyetu ${statistics.qualityCertifications} vya ubora. Tuulize kuhusu chochote kabla ya kuagiza.`,
    },
  },
  reasons: {
    heading: 'Kwa nini utuchague',
    lead: 'Mambo manane ya kutuuliza.',
    houseAlt: 'Nyumba ya mjini yenye paa la vigae la pande nne',
    list: [
      {
        title: 'Ubora wa Juu',
        text: 'Tafuta kingo zilizonyooka, rangi iliyoenea na upana kamili: pima bati lolote kwa utepe.',
      },
      {
        title: delivery.reason,
        text: delivery.text,
        leadsTo: 'delivery',
      },
      {
        title: 'Huduma kwa Wateja 24/7',
        text: 'Piga simu au andika saa yoyote, kabla ya oda na baada yake.',
      },
      {
        title: 'Cheti cha ISO',
        text: `Jina letu lina vyeti ${statistics.qualityCertifications} vya ubora. Tuulize kuvihusu.`,
      },
      { title: 'Oda Haraka', text: 'Tuma orodha ya vipimo kwa WhatsApp: ina yote ambayo oda inahitaji.' },
      {
        title: 'Dhamana ya Kuridhika',
        text: 'Dhamana ya kuridhika 100%: tuombe turekebishe mzigo usiolingana na maandishi.',
      },
      {
        title: 'Maelfu Wanatuamini',
        text: `Wateja ${formatNumber(statistics.happyCustomers)}+ walioridhika kwa miaka ${statistics.yearsExperience}+ ya kazi ya paa.`,
      },
      {
        title: 'Mafundi Stadi',
        text: 'Mafundi wenye vyeti, wanaojua kupandana, skrubu na mwinuko (pitch) wa kila umbo.',
      },
    ],
  },
  callToAction: {
    heading: 'Tuambie ukubwa wa paa lako',
    text: 'Andika vipimo vya kuta, uone mabati mangapi, ya urefu gani na kwa bei gani. Au tupigie simu: tutahesabu pamoja.',
    call: 'Tupigie sasa',
    browse: 'Tazama Bidhaa',
  },
}

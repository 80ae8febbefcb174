import { business } from '#facts/business.ts'
import { counties, deliveryPromise } from '#facts/counties.ts'
import type { delivery as english } from '#i18n/en/delivery.ts'

const served = counties.length
const KENYA = 47
/** `kaunti zote 47`: where sheets are delivered to, as a sentence says it. */
export const toCounties = served === KENYA ? `kaunti zote ${KENYA}` : `kaunti ${served}`
/** The same of any one of them. */
export const anyCounty = served === KENYA ? `kaunti yoyote kati ya ${KENYA}` : `yoyote kati ya kaunti ${served}`

/** What is promised of delivery, in a sentence. */
export const delivered = {
  free: `Tunaleta bure katika ${toCounties}.`,
  conditional: `Tunaleta bure katika ${toCounties}; baadhi zina masharti, yako kwenye ukurasa wa usafirishaji.`,
  onRequest: `Tunaleta katika ${toCounties}, bure kwa bidhaa yenye alama ya Usafirishaji Bure; tuulize nyingine ni pesa ngapi.`,
}[deliveryPromise]

/** The page that says where sheets are delivered to, and on which conditions. */
export const delivery: typeof english = {
  title: `Usafirishaji hadi kaunti ${served} | ${business.brand}`,
  metaDescription: `Mahali ambapo ${business.brand} huleta mabati nchini Kenya: kaunti ${served} kwa majina, na masharti ya kila moja, ili ujue kabla ya kuagiza.`,
  heading: 'Usafirishaji',
  lead: delivered,
  sections: [
    {
      heading: 'Kabla ya kuagiza',
      paragraphs: ['Tuombe tuandike mahali hasa na siku. Tuambie jinsi lori litakavyofika: barabara, daraja, lango.'],
    },
    {
      heading: 'Mzigo ukifika',
      paragraphs: [
        'Hesabu mabati ya kila urefu. Pima upana unaofunika kwa utepe, pima unene kwenye ukingo tambarare, na uombe risiti.',
      ],
    },
  ],
  conditions: 'Kaunti zenye masharti',
  others: 'Kaunti zisizo na masharti',
  all: 'Kaunti zote',
}

import { business } from '#facts/business.ts'
import { deliveryPromise, servedCountyNames, servesAllCounties } from '#facts/counties.ts'
import type { delivery as english } from '#i18n/en/delivery.ts'

const servedCount = servedCountyNames.length
/** The served counties, within a sentence: `kaunti zote 47`. */
export const allServedCounties = `kaunti ${servesAllCounties ? 'zote ' : ''}${servedCount}`
/** Any one of the served counties, within a sentence: `kaunti yoyote kati ya 47`. */
export const anyServedCounty = servesAllCounties
  ? `kaunti yoyote kati ya ${servedCount}`
  : `yoyote kati ya kaunti ${servedCount}`

/** The delivery promise as a sentence. */
export const deliverySummary = {
  free: `Tunaleta bure katika ${allServedCounties}.`,
  conditional: `Tunaleta bure katika ${allServedCounties}; baadhi zina masharti, yako kwenye ukurasa wa usafirishaji.`,
  onRequest: `Tunaleta katika ${allServedCounties}, bure kwa bidhaa yenye alama ya Usafirishaji Bure; tuulize nyingine ni pesa ngapi.`,
}[deliveryPromise]

/** The delivery page. */
export const delivery: typeof english = {
  title: `Usafirishaji hadi kaunti ${servedCount} | ${business.brand}`,
  metaDescription: `Mahali ambapo ${business.brand} huleta mabati nchini Kenya: kaunti ${servedCount} kwa majina, na masharti ya kila moja, ili ujue kabla ya kuagiza.`,
  name: 'Usafirishaji',
  heading: `Usafirishaji${deliveryPromise === 'free' ? ' bure' : ''} hadi ${allServedCounties}`,
  lead: `${deliveryPromise === 'free' ? '' : `${deliverySummary} `}Uliza siku ya mzigo kufika katika kaunti yako. Oda iliyoandikwa inataja mahali na siku kabla ulipe.`,
  drawing:
    'Lori linaleta mabati ya nyumba: bendera kwa kinachotokeza, urefu wako, umefungwa pamoja, na mbao chini yake',
  drawingLabels: {
    flag: 'Bendera kwa kinachotokeza',
    lengths: 'Urefu wako, umefungwa pamoja',
    timber: 'Mbao chini ya mabati',
  },
  county: 'Kaunti yako',
  noCounty: 'Chagua kaunti',
  steps: {
    heading: 'Jinsi ya kuagiza',
    list: [
      {
        title: 'Pima',
        text: 'Pima kuta, au tutumie orodha ya fundi. Makadirio ya paa huhesabu mabati na urefu wake.',
      },
      {
        title: 'Pata maandishi',
        text: 'Tunaandika bidhaa, unene, rangi, upana unaofunika, orodha ya vipimo, jumla, mahali na siku.',
      },
      {
        title: 'Lipa',
        text: 'Soma oda iliyoandikwa na siku yake, kisha ulipe kama inavyosema. Weka risiti.',
      },
      {
        title: 'Pokea mzigo',
        text: 'Hesabu mabati ya kila urefu mzigo ukishuka. Kagua upana unaofunika na unene: vimeandikwa kwenye oda.',
      },
    ],
  },
  beforeTheLorry: {
    heading: 'Kabla lori halijafika',
    list: [
      'Tuambie jinsi lori litakavyofika: barabara, daraja, lango.',
      'Andaa watu wa kushusha: bati refu hubebwa na watu wawili, mmoja kila mwisho.',
      'Tayarisha mahali tambarare na pakavu, na mbao za kuinua mabati kutoka chini.',
      'Washa simu yako ili dereva aweze kukupigia.',
      'Uwe na oda iliyoandikwa mkononi, na tepu ya kupimia.',
      'Mtu unayemwamini ahesabu mabati kabla ya kutia sahihi.',
    ],
  },
  conditions: 'Kaunti zenye masharti',
  others: 'Kaunti zisizo na masharti, A hadi Z',
  askDay: 'Uliza siku ya mzigo',
  ask: 'Chagua kaunti yako kuuliza siku kwenye WhatsApp.',
  all: count => `Kaunti ${servesAllCounties ? 'zote ' : ''}${count}, A hadi Z`,
}

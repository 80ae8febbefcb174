import type { wholeBill as english } from '#i18n/en/whole-bill.ts'
import { formatNumber } from '#text/format-price.ts'

const pluralize = (count: number, single: string, several: string) =>
  `${count === 1 ? single : several} ${formatNumber(count)}`

/** The bill of all materials of a roof, and the checks before buying. */
export const wholeBill: typeof english = {
  heading: 'Oda yako',
  items: {
    sheets: count => pluralize(count, 'Bati', 'Mabati'),
    caps: count => `Kofia ${formatNumber(count)}`,
    valleys: count => pluralize(count, 'Mfereji wa paa', 'Mifereji ya paa'),
    flashings: count => pluralize(count, 'Bati la ukingo', 'Mabati ya ukingo'),
    gutters: count => pluralize(count, 'Mfereji wa maji', 'Mifereji ya maji'),
    fasteners: weightKg => `Skrubu ${weightKg}\u00a0kg`,
  },
  edges: {
    ridge: (length, pieces) => `kilele (ridge) ${length}: ${pieces}`,
    hip: (length, pieces) => `migongo ya pembe (hips) ${length}: ${pieces}`,
    valley: (length, pieces) => `mifereji ya paa (valleys) ${length}: ${pieces}`,
    eave: (length, pieces) => `upenu (eave) ${length}: ${pieces}`,
    verge: (length, pieces) => `ukingo wa kando (verge) ${length}: ${pieces}`,
    head: (length, pieces) => `kwenye ukuta, upande wa juu ${length}: ${pieces}`,
    wall: (length, pieces) => `kwenye kuta ${length}: ${pieces}`,
  },
  junctions: count => `zinapokutana: ${count}`,
  fasteners: ({ min, max }) => `skrubu ${formatNumber(min)} hadi ${formatNumber(max)}`,
  underlay: areaM2 => `Karatasi ya chini (membrane) ${formatNumber(Math.ceil(areaM2))}\u00a0m²`,
  underlayHint: 'ukiitandika chini ya mabati; sehemu moja ya kumi ya kupandana imo',
  delivery: 'Usafirishaji',
  free: 'bure',
  total: 'Jumla',
  timber: {
    heading: 'Mbao, kwa mwongozo',
    purlins: (isTile, lines, length, spacing) =>
      `Mbao (${isTile ? 'battens' : 'purlins'}) kila ${spacing}: mistari ${lines}, takriban ${length}.`,
    rafters: (count, length, spacing) => `Kenchi (rafters) kila ${spacing}: ${count}, takriban ${length}.`,
    guide: 'Hukusaidia kuulizia mbao. Si mchoro wa mhandisi: fundi wako au mhandisi ataamua ukubwa wa mbao na kenchi.',
    summary: (isTile, purlins, rafters) =>
      `Takriban ${purlins} za mbao (${isTile ? 'battens' : 'purlins'}) na ${rafters} za kenchi (rafters). Ni mwongozo, si mchoro wa mhandisi`,
  },
  checks: {
    heading: 'Kagua kabla ya kulipa na mzigo ukifika',
    beforePaying: 'Kabla ya kulipa',
    beforePayingList: (isBare, isFreeDelivery, county) => [
      `Pata kwa maandishi: bidhaa, geji (gauge) kwa mm, ${isBare ? '' : 'rangi, '}upana unaofunika, orodha ya vipimo, jumla na mahali.`,
      ...(isBare ? [] : ['Omba sampuli ya rangi.']),
      isFreeDelivery
        ? `Andikiwa kwenye oda kwamba usafirishaji hadi ${county || 'kwako'} ni bure.`
        : `Uliza usafirishaji hadi ${county || 'kwako'} ni pesa ngapi.`,
    ],
    atDelivery: 'Mzigo ukifika',
    atDeliveryList: [
      'Hesabu mabati ya kila urefu.',
      'Pima upana unaofunika kwa tepu.',
      'Pima unene kwa mm kwenye ukingo tambarare.',
      'Tafuta maandishi yaliyochapwa, yapige picha, na uombe risiti.',
    ],
  },
}

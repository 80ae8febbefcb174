import type { wholeBill as english } from '#i18n/en/whole-bill.ts'
import { formatMetres } from '#roofing/take-off/rounding.ts'
import { formatNumber } from '#text/format-price.ts'

const pluralize = (count: number, single: string, several: string) =>
  `${count === 1 ? single : several} ${formatNumber(count)}`
const metres = (lengthM: number) => `${formatMetres(lengthM)}\u00a0m`
const roundUpToMetre = (lengthM: number) => `${formatNumber(Math.ceil(lengthM))}\u00a0m`

/** The bill of all materials of a roof, and the checks before buying. */
export const wholeBill: typeof english = {
  heading: 'Hesabu yote',
  items: {
    sheets: count => pluralize(count, 'bati', 'mabati'),
    caps: count => `kofia ${formatNumber(count)}`,
    valleys: count => pluralize(count, 'mfereji wa paa', 'mifereji ya paa'),
    flashings: count => pluralize(count, 'bati la ukingo', 'mabati ya ukingo'),
    gutters: count => pluralize(count, 'mfereji wa maji', 'mifereji ya maji'),
  },
  metres,
  edges: {
    ridge: (lengthM, pieces) => `kilele (ridge) ${metres(lengthM)}: ${pieces}`,
    hip: (lengthM, pieces) => `migongo ya pembe (hips) ${metres(lengthM)}: ${pieces}`,
    valley: (lengthM, pieces) => `mifereji ya paa (valleys) ${metres(lengthM)}: ${pieces}`,
    eave: (lengthM, pieces) => `upenu (eave) ${metres(lengthM)}: ${pieces}`,
    verge: (lengthM, pieces) => `ukingo wa kando (verge) ${metres(lengthM)}: ${pieces}`,
    head: (lengthM, pieces) => `kwenye ukuta, upande wa juu ${metres(lengthM)}: ${pieces}`,
    wall: (lengthM, pieces) => `kwenye kuta ${metres(lengthM)}: ${pieces}`,
  },
  junctions: count => `zinapokutana: ${count}`,
  fasteners: ({ min, max }) => `skrubu ${formatNumber(min)} hadi ${formatNumber(max)}`,
  asNails: ({ minKg, maxKg }) => `au misumari ya paa ${minKg} hadi ${maxKg}\u00a0kg`,
  underlay: areaM2 => `karatasi ya chini (membrane) ${formatNumber(Math.ceil(areaM2))}\u00a0m²`,
  underlayHint: 'ukiitandika chini ya mabati; sehemu moja ya kumi ya kupandana imo',
  unpriced: 'nje ya bei',
  total: 'Jumla',
  timber: {
    heading: 'Mbao, kwa mwongozo',
    purlins: (isTile, { purlins, purlinM }, spacing) =>
      `Mbao (${isTile ? 'battens' : 'purlins'}) kila ${spacing}: mistari ${purlins}, takriban ${roundUpToMetre(purlinM)}.`,
    rafters: ({ rafters, rafterM }, spacing) =>
      `Kenchi (rafters) kila ${spacing}: ${rafters}, takriban ${roundUpToMetre(rafterM)}.`,
    guide: 'Hukusaidia kuulizia mbao. Si mchoro wa mhandisi: fundi wako au mhandisi ataamua ukubwa wa mbao na kenchi.',
    summary: (isTile, { purlinM, rafterM }) =>
      `Mbao: takriban ${roundUpToMetre(purlinM)} za mbao (${isTile ? 'battens' : 'purlins'}) na ${roundUpToMetre(rafterM)} za kenchi (rafters). Ni mwongozo, si mchoro wa mhandisi`,
  },
  checks: {
    beforePaying: 'Kabla ya kulipa',
    beforePayingList: (isBare, isFreeDelivery, county) => [
      `Andikiwa bidhaa, geji (gauge) kwa mm, ${isBare ? '' : 'rangi, '}upana unaofunika, orodha ya vipimo, jumla na mahali.`,
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

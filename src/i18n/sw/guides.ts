import type { guides as english } from '#i18n/en/guides.ts'
import type { MarketUnit } from '#roofing/money/market.ts'
import { formatMonth } from '#text/format-day.ts'
import { formatNumber } from '#text/format-price.ts'
import { askPerson } from './ask-person.ts'
import { budget, budgetItemNames, percentRange, priceRange } from './budget.ts'
import { inWords } from './numbers.ts'

const eachUnit: Readonly<Record<Exclude<MarketUnit, 'percent'>, string>> = {
  piece: 'kwa kipande',
  kg: 'kwa kilo',
  ft: 'kwa futi',
  sheet: 'kwa bati',
  trip: 'kwa safari',
}

/** Pages of advice, their tables and drawings. The texts themselves are in `content/guides`. */
export const guides: typeof english = {
  askPerson,
  name: 'Miongozo',
  index: {
    title: 'Miongozo ya paa Kenya: gharama ya paa na jinsi ya kukagua',
    metaDescription:
      'Miongozo rahisi ya paa Kenya: gharama ya paa zima, idadi ya mabati, bati lipi, geji kwa mm, na jinsi ya kukagua orodha ya fundi na mzigo.',
    heading: 'Kabla ya kununua paa',
    lead: 'Majibu mafupi kwa wanaojenga, kwa bei zetu za sasa.',
  },
  links: {
    heading: 'Kabla ya kununua',
    lead: 'Miongozo mifupi yenye bei zetu za sasa.',
    all: 'Miongozo yote',
  },
  feedTitle: brand => `Miongozo ya ${brand}`,
  changed: 'Ilibadilishwa',
  pricesOf: day => `Bei zetu ni za ${day}.`,
  others: 'Miongozo mingine',
  print: 'Chapisha karatasi hii',
  count: count => inWords(count),
  priceRange,
  percentRange,
  marketPrice: ({ unit, low, high }) => {
    if (unit !== 'percent') return `${priceRange({ low, high })} ${eachUnit[unit]}`
    return budget.share({ low, high })
  },
  thickness: ({ minMm, maxMm }) =>
    minMm === maxMm ? `${minMm.toFixed(2)}\u00a0mm` : `${minMm.toFixed(2)} hadi ${maxMm.toFixed(2)}\u00a0mm`,
  timberLengths: ([short, long]) => `futi ${short} na ${long}`,
  month: isoDate => formatMonth(isoDate, 'sw'),
  houses: {
    bedsitter: 'Bedsitter, chumba kimoja',
    'one-bedroom': 'Chumba kimoja cha kulala',
    'two-bedroom': 'Vyumba viwili vya kulala',
    'three-bedroom': 'Vyumba vitatu vya kulala',
    'four-bedroom': 'Vyumba vinne vya kulala',
  },
  houseSize: ({ lengthM, widthM, wings: [wing] = [] }) =>
    `${lengthM}\u00a0×\u00a0${widthM}\u00a0m${wing ? `, bawa ${wing.widthM}\u00a0×\u00a0${wing.outM}\u00a0m` : ''}`,
  items: budgetItemNames,
  tables: {
    product: 'Bidhaa',
    roofCost: {
      open: 'Ona gharama yote',
      from: price => `kuanzia ${price}`,
      sheets: (count, price) => `${count === 1 ? 'bati' : 'mabati'}\u00a0${formatNumber(count)}: ${price}`,
      lowAndHigh:
        'Chagua nyumba yako, kisha bonyeza bei uone makadirio yake. Paa lako litakuwa katikati ya bei zake mbili.',
    },
    lines: {
      caption: (house, product) => `${house}, ${product}`,
      item: 'Kitu',
      cost: 'Gharama',
      ours: 'bei yetu',
      typical: month => `bei ya soko, ${month}`,
      marketOf: month => `Bei za soko za ${month}, isipokuwa mstari useme vingine.`,
      free: 'bure',
      shares: 'Fedha huenda wapi, katikati ya bei hizi',
      parts: { trims: 'Kofia, mabati ya ukingo na misumari', timber: 'Mbao' },
      leftOut: items =>
        `Hazimo kwenye hesabu hizi: ${[...items, 'dari', 'rangi', 'jukwaa la kupandia'].join(', ')} na kuta. Omba kila moja kwa maandishi.`,
      total: 'Jumla',
    },
    market: {
      fold: 'Kila bei, mwezi wake na chanzo chake',
      caption: 'Bei za kawaida nchini Kenya',
      item: 'Kitu',
      price: 'Bei',
      ofMaterials: 'ya vifaa',
      source: source => `Chanzo: ${source}.`,
      oldMonth: month => `${month}, zaidi ya mwaka uliopita`,
    },
    whichSheet: {
      caption: count => (count === 1 ? 'Bati letu' : `Mabati yetu ${inWords(count)}, bega kwa bega`),
      perM2: 'Bei kwa m²',
      metre: price => `${price} kwa mita`,
      cover: 'Hufunika',
      pitch: 'Mwinuko mdogo kabisa',
    },
    gauges: {
      caption: 'Nambari za geji, na maana yake kwa wauzaji wa Kenya',
      gauge: 'Geji (gauge)',
      thickness: 'Chuma kwa mm',
    },
  },
  uses: {
    box: 'Nyumba, maduka, maghala; huwekwa haraka',
    corrugated: 'Stoo, jikoni, uzio, nyumba za bei nafuu',
    versatile: 'Nyumba zinazotakiwa kuonekana za vigae',
    romantile: 'Nyumba zenye sura ya vigae vya mviringo',
    'maisha-tile': 'Nyumba zenye sura ya vigae vya kina',
  },
  drawings: {
    measure: 'Nyumba kutoka upande wa gable na upande mrefu, na mahali pa mwinuko, upenu na ukingo',
    plan: 'Nyumba kutoka juu: pima urefu na upana nje ya kuta',
    planLength: 'urefu',
    planWidth: 'upana',
    shapes: 'Aina za paa, ili ujue jina la lako',
    lap: 'Mabati mawili bega kwa bega: upana unaofunika ni mdogo kuliko upana wote',
    section: {
      label: texts => `Mkato wa paa la pande mbili: ${texts}`,
      house: width => `nyumba ${width}`,
      pitch: pitch => `mwinuko ${pitch}`,
      eave: eave => `upenu ${eave}`,
      purlins: spacing => `mbao (purlins) kila ${spacing}`,
      battens: spacing => `mbao (battens) kila ${spacing}`,
      rafters: spacing => `kenchi (rafters) kila ${spacing}`,
      caption: verge =>
        `Mchoro unafuata vipimo. Nyumba hupimwa nje ya kuta. Ukingo wa kando (verge), upande wa gable, ni ${verge}.`,
    },
  },
  sheet: {
    heading: 'Ukaguzi wa mzigo',
    seller: 'Muuzaji na nambari ya risiti',
    date: 'Tarehe',
    lorry: 'Lori na dereva',
    place: 'Mahali',
    ordered: 'Kwenye oda',
    found: 'Kilichofika',
    line: n => `Mabati ${n}: … × … m`,
    rows: [
      'Bidhaa na umbo',
      'Rangi',
      'Unene kwa mm',
      'Upana unaofunika',
      'Kofia',
      'Mabati ya ukingo',
      'Mifereji ya paa',
      'Misumari, kg',
    ],
    wrong: 'Yaliyopinda, kukwaruzwa au kukosekana',
    signed: 'Majina na sahihi',
  },
}

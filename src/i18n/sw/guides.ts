import type { guides as english } from '#i18n/en/guides.ts'
import type { MarketUnit } from '#roofing/money/market.ts'
import type { Range } from '#roofing/money/range.ts'
import { formatMonth } from '#text/format-day.ts'
import { formatNumber, formatPrice } from '#text/format-price.ts'
import { budgetItemNames } from './budget.ts'
import { inWords } from './numbers.ts'

const priceRange = ({ low, high }: Range) =>
  low === high ? formatPrice(low) : `${formatPrice(low)} hadi ${formatNumber(Math.ceil(high))}`

const eachUnit: Readonly<Record<Exclude<MarketUnit, 'percent'>, string>> = {
  piece: 'kwa kipande',
  kg: 'kwa kilo',
  ft: 'kwa futi',
  sheet: 'kwa bati',
  trip: 'kwa safari',
}

/** Pages of advice, their tables and drawings. The texts themselves are in `content/guides`. */
export const guides: typeof english = {
  name: 'Miongozo',
  index: {
    title: 'Miongozo ya paa Kenya: gharama ya paa na jinsi ya kukagua',
    metaDescription:
      'Miongozo rahisi ya paa Kenya: gharama ya paa zima, idadi ya mabati, bati lipi, geji kwa mm, na jinsi ya kukagua orodha ya fundi na mzigo.',
    heading: 'Miongozo',
    lead: 'Majibu mafupi kwa wanaojenga, pamoja na bei za leo na hesabu zake.',
  },
  links: {
    heading: 'Kabla ya kununua',
    lead: 'Miongozo mifupi yenye bei za leo na hesabu zake.',
    all: 'Miongozo yote',
  },
  feedTitle: brand => `Miongozo ya ${brand}`,
  changed: 'Ilibadilishwa',
  pricesOf: day => `Bei zetu ni za ${day}.`,
  others: 'Miongozo mingine',
  quote: {
    heading: 'Hesabu paa lako',
    text: 'Andika kuta za nyumba yako uone mabati, urefu wake na bei.',
    button: 'Pata Bei',
  },
  print: 'Chapisha karatasi hii',
  count: count => inWords(count),
  priceRange,
  marketPrice: ({ unit, low, high }) => {
    if (unit !== 'percent') return `${priceRange({ low, high })} ${eachUnit[unit]}`
    return `${low === high ? low : `${low} hadi ${high}`}\u00a0% ya vifaa`
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
    `mita\u00a0${lengthM} × ${widthM}${wing ? `, bawa ${wing.widthM} × ${wing.outM}` : ''}`,
  items: budgetItemNames,
  tables: {
    product: 'Bidhaa',
    roofCost: {
      caption: 'Paa zima, kutoka chini hadi juu',
      note: open => (open ? `Hazimo, kwa sababu hakuna bei iliyotolewa: ${open}.` : ''),
    },
    sheetCost: {
      caption: 'Mabati pekee, pamoja na idadi',
      sheets: count => `${count === 1 ? 'bati' : 'mabati'} ${formatNumber(count)}`,
    },
    lines: {
      caption: (house, product) => `${house}, ${product}: mstari kwa mstari`,
      item: 'Kitu',
      cost: 'Gharama',
      source: 'Bei ya',
      ours: 'sisi',
      typical: month => `soko, ${month}`,
      open: 'bado hakuna bei',
      free: 'bure',
      total: 'Jumla',
    },
    market: {
      caption: 'Bei za kawaida, pamoja na mwezi na chanzo',
      item: 'Kitu',
      price: 'Bei',
      month: 'Mwezi',
      source: 'Chanzo',
      old: 'imepita mwaka mmoja',
    },
    whichSheet: {
      caption: count => (count === 1 ? 'Bati letu' : `Mabati yetu ${inWords(count)}, bega kwa bega`),
      perM2: 'Mita mraba',
      perMetre: 'Mita moja',
      pitch: 'Mwinuko mdogo zaidi',
      cover: 'Hufunika',
      use: 'Linafaa',
      noise: 'Mvua ikinyesha',
      heat: 'Juani',
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
  noise: { straight: 'Kelele bila dari', tile: 'Kelele kidogo zaidi ya chini, kwa sababu bati ni gumu' },
  heat: { painted: 'Rangi nyepesi hubaki baridi zaidi', bare: 'Hurudisha jua likiwa jipya' },
  drawings: {
    measure: 'Nyumba kutoka upande wa gable na upande mrefu, na mahali pa mwinuko, upenu na ukingo',
    plan: 'Nyumba kutoka juu: pima urefu na upana nje ya kuta',
    planLength: 'urefu',
    planWidth: 'upana',
    shapes: 'Aina za paa, ili ujue jina la lako',
    lap: 'Mabati mawili bega kwa bega: upana unaofunika ni mdogo kuliko upana wote',
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

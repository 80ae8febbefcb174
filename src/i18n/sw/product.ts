import { business } from '#facts/business.ts'
import { deliveryPromise } from '#facts/counties.ts'
import type { product as english } from '#i18n/en/product.ts'
import { formatNumber, formatPrice } from '#text/format-price.ts'
import { allServedCounties, anyServedCounty } from './delivery.ts'

/** Texts of product pages, cards and tables. */
export const product: typeof english = {
  title: (name, price) => `${name} kuanzia ${price} kwa mita | ${business.brand}`,
  metaDescription: (name, price, description, isFreeDelivery) =>
    `${name}: kuanzia ${price} kwa mita${isFreeDelivery ? ', tunaleta bure kote Kenya' : ''}. ${description}`,
  breadcrumb: 'Mahali ulipo',
  breadcrumbHome: 'Mwanzo',
  breadcrumbProducts: 'Bidhaa',
  backToProducts: 'Rudi kwa Bidhaa',
  badges: { onSale: 'PUNGUZO!', limitedOffer: 'OFA YA MUDA', freeDelivery: 'Usafirishaji Bure' },
  badgeTips: {
    onSale: 'Bei imepunguzwa: unayoona ndiyo bei ya punguzo',
    limitedOffer: 'Ni ya muda tu: uliza itaisha lini',
    freeDelivery: `Hadi ${anyServedCounty}${deliveryPromise === 'conditional' ? '; baadhi zina masharti' : ''}`,
  },
  fiveStars: 'Nyota tano kati ya tano',
  reviews: `(maoni ${formatNumber(business.statistics.reviews)}+)`,
  reviewsOwn: 'hesabu yetu',
  reviewsTip: 'Ni hesabu yetu wenyewe; tovuti hii haikusanyi maoni',
  startingFrom: 'Kuanzia',
  perMetre: 'kwa mita',
  perMetreShort: '/m',
  priceNote: 'Bei ya mwisho hutegemea kiasi na aina unayochagua',
  outOfStock: 'Imekwisha kwa sasa. Tuulize itafika lini.',
  about: figure => `takriban ${figure}`,
  coveredPrice: price => `${price} kwa m² inayofunikwa`,
  priceRange: (lowestKsh, highestKsh) => `${formatPrice(lowestKsh)} hadi ${formatNumber(Math.ceil(highestKsh))}`,
  thicknesses: {
    caption: 'Bei kwa unene wa chuma, bila zinki na rangi',
    thickness: 'Unene',
    price: 'Kwa mita',
    pricePerM2: 'Kwa m²',
    named: (thicknessMm, gauge) =>
      gauge ? `${thicknessMm.toFixed(2)} mm (geji ${gauge})` : `${thicknessMm.toFixed(2)} mm`,
  },
  accessories: {
    caption: 'Vitu vinavyoenda na mabati',
    piece: 'Kipande',
    price: 'Bei',
    pieces: {
      cap: lengthM => `Kofia, mita ${lengthM}`,
      valley: lengthM => `Mifereji ya paa (valleys), mita ${lengthM}`,
      flashing: lengthM => `Mabati ya ukingo (flashing), mita ${lengthM}`,
      gutter: lengthM => `Mifereji ya maji (gutters), mita ${lengthM}`,
    },
    fasteners: 'Skrubu au misumari ya paa, kilo 1',
  },
  order: 'Agiza kwa WhatsApp',
  call: 'Simu',
  getQuote: 'Pata Bei',
  orderBar: 'Agiza bidhaa hii',
  colours: {
    heading: 'Rangi',
    note: 'Rangi kwenye skrini hutofautiana; omba sampuli.',
    outOfStock: name => `${name}: imekwisha`,
    bare: 'Bati tupu: huuzwa bila rangi, kwa hivyo hakuna rangi ya kuchagua.',
  },
  gallery: {
    label: name => `Picha za ${name}`,
    views: { roof: 'Kwenye paa', closeup: 'Kwa karibu', stack: 'Mabati', section: 'Mchoro wa kupandana' },
    enlarge: alt => `Kuza: ${alt}`,
    close: 'Funga',
    picturedIn: colour => `Rangi pichani: ${colour}`,
  },
  lapDrawing: {
    label: (name, lap) => `Bati moja la ${name} likipandana na jingine: kupandana kwa kando ${lap}`,
    high: height => `kimo ${height}`,
    lap: width => `kupandana kwa kando ${width}`,
    apart: spacing => `umbali ${spacing}`,
    covers: width => `bati moja hufunika ${width}`,
  },
  features: 'Sifa',
  measurements: {
    heading: 'Vipimo vya kawaida',
    lead: 'Vipimo vya kawaida vya umbo hili nchini Kenya. Viwanda hutofautiana: thibitisha unapoagiza. Upana ambao bado haujathibitishwa, omba uandikwe kwenye oda yako.',
    section: name => `Mkato wa ${name} (cross-section), kwa kipimo sahihi`,
    coverWidth: 'Upana unaofunika (cover width)',
    overallWidth: 'Upana wote',
    depth: 'Kimo cha umbo',
    pitch: 'Umbali wa mbavu au mawimbi',
    step: 'Hatua ya kigae (tile step)',
    leastPitch: 'Mwinuko wa chini wa paa (pitch)',
    pricePerM2: 'Bei kwa m² inayofunikwa',
    sources: {
      makers: 'kutoka kwa viwanda',
      sellers: 'kutoka kwa wauzaji',
      oneSeller: 'kutoka kwa muuzaji mmoja, bado kuthibitishwa',
      ours: 'makisio yetu, bado kuthibitishwa',
    },
    found: (source, least, most) => `${source}: ${least} hadi ${most}`,
    millimetres: value => `${formatNumber(value)}\u00a0mm`,
    degrees: value => `${value}°`,
  },
  drawing: (name, coverWidth) => `Mkato wa ${name}: bati moja hufunika ${coverWidth}`,
  trust: [
    { title: 'Ubora wa Uhakika', text: 'Kagua upana na upako mzigo ukifika.' },
    {
      title: 'Usafirishaji Bure',
      text: `Hadi ${allServedCounties}.`,
      leadsTo: 'delivery',
    },
    { title: 'Cheti cha ISO', text: 'Tuulize kuhusu vyeti.' },
    { title: 'Dhamana ya Kuridhika', text: 'Tuombe turekebishe kisicholingana na maandishi.' },
  ],
  deliveryAsked: { title: 'Usafirishaji', text: 'Tuulize ni pesa ngapi hadi kwako.', leadsTo: 'delivery' },
  others: 'Bidhaa Nyingine Unazoweza Kupenda',
  viewDetails: 'Tazama Maelezo',
}

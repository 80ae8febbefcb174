import { business } from '#facts/business.ts'
import { deliveryPromise } from '#facts/counties.ts'
import type { HouseSize } from '#roofing/quote/usual-houses.ts'
import { formatNumber, formatPrice } from '#text/format-price.ts'
import { allServedCounties, anyServedCounty } from './delivery.ts'

interface ShopPromise {
  readonly id?: 'freeDelivery'
  readonly title: string
  readonly text: string
  /** The page with details, if there is one. */
  readonly page?: 'delivery'
}

/** Texts of product pages, cards and tables. */
export const product = {
  title: (name: string, price: string) => `${name} from ${price} per metre | ${business.brand}`,
  metaDescription: (name: string, price: string, description: string, isFreeDelivery: boolean) =>
    `${name}: starting from ${price} per meter${isFreeDelivery ? ', free delivery in Kenya' : ''}. ${description}`,
  backToProducts: 'Back to Products',
  badges: { onSale: 'SALE!', limitedOffer: 'LIMITED OFFER', freeDelivery: 'Free Delivery', outOfStock: 'Out of stock' },
  badgeTips: {
    onSale: 'On sale now: the price shown is the sale price',
    limitedOffer: 'For a limited time: ask how long it runs',
    freeDelivery: `To ${anyServedCounty}${deliveryPromise === 'conditional' ? '; some have a condition' : ''}`,
  },
  fiveStars: 'Five stars out of five',
  reviews: `(${formatNumber(business.statistics.reviews)}+ reviews)`,
  reviewsTip: 'Our own count; this site collects no ratings',
  startingFrom: 'Starting from',
  /** Before a price, where room is short. */
  from: 'from',
  perMetre: '/ meter',
  perMetreShort: '/m',
  orderShort: 'Order',
  priceNote: 'Final pricing may vary based on quantity and specifications',
  pricesAsOf: (day: string) => `Prices as of ${day}`,
  /** Replaces `pricesAsOf` when other prices have arrived while the page is open. */
  newPricesAsOf: (day: string) => `New prices, as of ${day}`,
  outOfStock: 'Out of stock just now. Ask us when it comes.',
  /** At the end of a product's description in catalogues. */
  coloursOutOfStock: (names: string) => `Colours out of stock: ${names}.`,
  /** For unconfirmed measurements, and prices based on them. */
  about: (figure: string) => `about ${figure}`,
  coveredPrice: (price: string) => `${price} per\u00a0m²\u00a0covered`,
  /** From the lowest to the highest price. */
  priceRange: (lowestKsh: number, highestKsh: number) =>
    `${formatPrice(lowestKsh)} to ${formatNumber(Math.ceil(highestKsh))}`,
  thicknesses: {
    caption: 'Price by thickness of the steel, without zinc and paint',
    thickness: 'Thickness',
    ask: 'Ask us the thickness before you pay',
    forHome: (thicknessMm: number, gauge: number) => `Homes: from ${thicknessMm} mm (gauge ${gauge})`,
    price: 'Per metre',
    pricePerM2: 'Per m²',
    named: (thicknessMm: number, gauge?: string) =>
      gauge ? `${thicknessMm.toFixed(2)} mm (gauge ${gauge})` : `${thicknessMm.toFixed(2)} mm`,
  },
  accessories: {
    caption: 'What goes with the sheets',
    piece: 'Piece',
    price: 'Price',
    pieces: {
      cap: (lengthM: number) => `Ridge cap, ${lengthM} m`,
      valley: (lengthM: number) => `Valley gutter, ${lengthM} m`,
      flashing: (lengthM: number) => `Flashing, ${lengthM} m`,
      gutter: (lengthM: number) => `Eave gutter, ${lengthM} m`,
    },
    fasteners: 'Roofing nails or screws, 1\u00a0kg',
  },
  order: 'Order via WhatsApp',
  call: 'Call',
  /** In a row with the button to order. */
  callShort: 'Call',
  orderBar: 'Order this product',
  /** An example, which `sheetsOf` and `exampleFrom` follow. */
  example: ({ lengthM, widthM }: HouseSize) => `Example: a ${lengthM}\u00a0×\u00a0${widthM} m gable roof`,
  /** How many sheets the example needs, and how long each is. */
  sheetsOf: (sheets: string, length: string) => `${sheets} of ${length}`,
  exampleFrom: (price: string) => `from ${price}`,
  /** Another product follows, then `widerSheets` and how much less the example costs in it, or `narrowerSheets` and how much more. */
  sameRoofIn: 'The same roof in',
  /** Follows its name and a colon, and says why the roof costs less although a metre costs more, or the other way round. */
  widerSheets: (sheets: string) => `${sheets}\u00a0wider\u00a0sheets`,
  narrowerSheets: (sheets: string) => `${sheets}\u00a0narrower\u00a0sheets`,
  workOutMine: 'Work out mine',
  sampleHeading: 'Sample',
  /** Above or beside how the product differs from another one. */
  compare: 'Compare',
  /** Then how much less or more it costs in the product that is compared. */
  exampleRoof: 'The example roof',
  sample: 'Ask for a sample',
  /** The name of the chosen colour follows. */
  sampleInColour: 'Ask for a sample in',
  colours: {
    heading: 'Colour',
    note: 'Screen colours differ.',
    outOfStock: (name: string) => `${name}: out of stock`,
    bare: 'Bare metal, sold without paint',
  },
  gallery: {
    label: (name: string) => `Pictures of ${name}`,
    views: {
      house: 'On a house',
      roof: 'On a roof',
      closeup: 'Detail',
      stack: 'Sheets',
      section: 'Drawing of the side lap',
    },
    /** Below the thumbnails: a part of the name of each. */
    thumbs: { house: 'House', roof: 'Roof', closeup: 'Detail', stack: 'Sheets', section: 'Drawing' },
    enlarge: (alt: string) => `Enlarge: ${alt}`,
    close: 'Close',
    /** Products in paint are pictured on a house in town, bare ones on a farm house. */
    houseAlt: {
      painted: (name: string) => `A house in town roofed with ${name}, seen from across the street`,
      bare: (name: string) => `A farm house with a veranda, roofed with ${name}, before trees`,
    },
    pictured: (product: string) => `Pictured: ${product}`,
    /** The house in town, whose roof costs more than the gable of the examples. */
    picturedOnHip: (product: string) => `Pictured: ${product} on a hip roof`,
    picturedIn: (colour: string) => `Pictured in ${colour}`,
  },
  lapDrawing: {
    label: (name: string, lap: string) => `How one sheet of ${name} laps the next: side lap ${lap}`,
    height: (height: string) => `${height} high`,
    lap: (width: string) => `side lap ${width}`,
    spacing: (spacing: string) => `${spacing} apart`,
    coverWidth: (width: string) => `one sheet covers ${width}`,
  },
  features: 'Features',
  /** The table of usual lengths. */
  sheetPrices: {
    caption: 'Price by length',
    otherLengths:
      'We cut other lengths too. A sheet is rounded up to a shilling; a whole order is priced by the metre.',
    length: 'Length',
    price: 'Price',
  },
  measurements: {
    heading: 'Usual dimensions',
    lead: 'What this profile usually measures in Kenya; makers vary.',
    /** Follows `lead` where a figure has “≈”. */
    confirm: 'Confirm on your order each figure with “≈” (about).',
    section: (name: string) => `Cross-section of ${name}, to scale`,
    /** Follows `section`: how the drawing shows the sheet that laps this one. */
    nextSheet: 'Grey: the next sheet.',
    /** The drawing below that of the section. */
    oneRib: 'One rib, enlarged',
    oneWave: 'One wave, enlarged',
    coverWidth: 'Cover width',
    overallWidth: 'Overall width',
    depth: 'Profile height',
    ribSpacing: 'Rib spacing',
    /** Of profiles without flat parts. */
    waveSpacing: 'Wave spacing',
    sideLap: 'Side lap',
    step: 'Tile step',
    minPitch: 'Lowest roof pitch',
    /** The last row: of the steel, where the owner has prices by thickness. */
    thickness: 'Thickness',
    thicknessRange: (fromMm: number, toMm: number) => `${fromMm.toFixed(2)} to ${toMm.toFixed(2)}\u00a0mm`,
    sourcesHeading: 'Where these figures come from',
    /** Where a measurement comes from. */
    sources: {
      makers: 'Makers’ data sheets',
      sellers: 'Sellers’ published data',
      oneSeller: 'One seller’s figure',
      ours: 'Our working figure',
    },
    /** The range of the published values. */
    publishedRange: (least: string, most: string) => `${least} to ${most}`,
    /** With a non-breaking space. */
    millimetres: (value: number) => `${formatNumber(value)}\u00a0mm`,
    degrees: (value: number) => `${value}°`,
  },
  /** Alt text of the drawing. */
  drawing: (name: string, coverWidth: string) => `Cross-section of ${name}: one sheet covers ${coverWidth}`,
  promises: [
    { title: 'Quality Guaranteed', text: 'On every sheet.' },
    {
      id: 'freeDelivery',
      title: 'Free Delivery',
      text: `To ${allServedCounties}.`,
      page: 'delivery' as const,
    },
    {
      title: 'ISO Certified',
      text: `One of\u00a0${formatNumber(business.statistics.qualityCertifications)}\u00a0quality certifications.`,
    },
    { title: 'Satisfaction Guarantee', text: '100%: what is not as ordered, we put right.' },
  ] satisfies ShopPromise[] as readonly ShopPromise[],
  /** Replaces “Free Delivery” for products that are not delivered free. */
  deliveryOnRequest: { title: 'Delivery', text: 'Ask us what it costs to your place.', page: 'delivery' as const },
  others: 'Other Products You Might Like',
  viewDetails: 'View Details',
}

import { business } from '#facts/business.ts'
import { deliveryPromise } from '#facts/counties.ts'
import { productFacts } from '#facts/products.ts'
import type { HouseSize } from '#roofing/quote/usual-houses.ts'
import { formatInternationalNumber } from '#site/contact-links.ts'
import { formatNumber, formatPrice } from '#text/format-price.ts'
import { allServedCounties, anyServedCounty } from './delivery.ts'
import { estimator } from './estimator.ts'
import { inWords, inWordsCapitalized } from './numbers.ts'

interface Reason {
  readonly title: string
  readonly text: string
  /** The page with details, if there is one, and the words before the text that link to it. */
  readonly details?: { readonly page: 'delivery'; readonly words: string }
}

const { statistics } = business
/** The number of products. */
const sold = productFacts.length
/** Delivery texts for each promise that the owner’s files allow. */
const delivery = {
  free: {
    sentence: `Free delivery to ${allServedCounties}.`,
    badge: 'Free Delivery',
    reason: 'Free Nationwide Delivery',
    linked: `To your site in ${anyServedCounty}`,
    text: `. Your order names the place and the day.`,
  },
  conditional: {
    sentence: `Free delivery to ${allServedCounties}, to some on a condition.`,
    badge: 'Free Delivery',
    reason: 'Free Nationwide Delivery',
    linked: `To your site in ${anyServedCounty}`,
    text: `; some have a condition, named on the delivery page. Your order names the place and the day.`,
  },
  onRequest: {
    sentence: `Delivered to ${allServedCounties}.`,
    badge: 'Delivery',
    reason: 'Nationwide Delivery',
    linked: `To your site in ${anyServedCounty}`,
    text: `: free where a product says so. Ask us what the others cost to your place.`,
  },
}[deliveryPromise]
/** The lowest price of a running metre, in KSh. */
const lowest = Math.min(...productFacts.map(product => product.price))

/** The home page, and the page of all products. */
export const home = {
  title: `${business.brand}: mabati and roofing tiles by the metre`,
  metaDescription: `${inWordsCapitalized(sold)} roofing profiles with their usual cover width and price per metre, from ${formatPrice(lowest)}. Order by phone or WhatsApp. ${delivery.sentence}`,
  /** On the preview picture of a shared link. */
  preview: { subtitle: `From ${formatPrice(lowest)} / meter` },
  hero: {
    headline: 'Premium Mabati Roofing Solutions',
    lead: `From ${formatPrice(lowest)} a\u00a0metre, cut to your roof.`,
    shopProducts: 'Shop Products',
    callToOrder: 'Call to Order',
    callDirectly: 'Call us directly',
    callDirectlyNote: 'The line is open 24/7 for orders.',
    phoneNumber: formatInternationalNumber(business.phone),
    badges: [
      { title: 'Quality Guaranteed', text: 'on every sheet' },
      { title: delivery.badge, text: `nationwide, to ${allServedCounties}` },
      { title: 'Expert Service', text: 'on every roof' },
    ],
    pictureAlt: 'Bungalow under a charcoal-grey box-profile roof with hips and a front gable, veranda and rain tank',
  },
  /** A form of the length and width of a house, and an example, which its sheets and their price follow. */
  roofForm: {
    heading: 'What will your sheets cost?',
    length: 'House length, m',
    width: 'House width, m',
    submit: estimator.example.seePrice,
    example: ({ lengthM, widthM }: HouseSize, name: string) =>
      `Example: ${lengthM}\u00a0×\u00a0${widthM} m gable in ${name}`,
  },
  products: {
    heading: `${inWordsCapitalized(sold)} ${sold === 1 ? 'roof' : 'roofs'}, priced by the metre`,
    lead: 'The width shown is what one sheet covers after overlap.',
    viewDetails: 'View Details',
    orderNow: 'Order Now',
    viewAll: 'View All Products',
  },
  compare: {
    heading: `All ${inWords(sold)}, side by side`,
    lead: 'A narrow sheet with a low price per metre can cost more on the roof, so compare the last column.',
    caption: `The ${inWords(sold)} products compared`,
    product: 'Product',
    section: 'Section, height × 2',
    pricePerMetre: estimator.productComparison.pricePerMetre,
    coverWidth: 'Cover width',
    pricePerM2: 'Price per m² covered',
    exampleRoof: ({ lengthM, widthM }: HouseSize) =>
      `Sheets of a ${lengthM}\u00a0×\u00a0${widthM}\u00a0m gable roof, from`,
    /** The page of all products, which exists if the home page does not show every product. */
    page: {
      title: `All ${inWords(sold)} products by the metre | ${business.brand}`,
      metaDescription: `Price per metre, usual cover width and price per m² covered of all ${inWords(sold)} roofing sheets and tiles, from ${formatPrice(lowest)}.`,
      heading: 'All products',
    },
    /** In the narrow columns of the comparison and on cards. */
    about: (figure: string) => `≈\u00a0${figure}`,
    lowest: 'Cheapest per m²',
    /** Below the price of the example roof that costs least, where the others say how much more they cost. */
    lowestRoof: `lowest of the ${inWords(sold)}`,
    note: 'Usual cover widths, “≈” (about) until confirmed: yours is written on your order. Prices per m² are before end laps and cutting.',
  },
  about: {
    heading: 'A roof is bought by the metre, so we count',
    paragraphs: [
      `${business.brand} supplies roofing sheets and tiles across Kenya. You give us the walls, we count: the right lengths, the right number of sheets.`,
      'Your order names product, colour, cover width, cut list and total, so you know what comes on the lorry.',
    ],
    houseAlt: 'Farm house under corrugated iron',
    statistics: [
      { figure: `${formatNumber(statistics.happyCustomers)}+`, label: 'Happy Customers' },
      { figure: `${statistics.yearsExperience}+`, label: 'Years Experience' },
      { figure: String(statistics.countiesServed), label: 'Counties Served' },
      { figure: String(statistics.qualityCertifications), label: 'Quality Certifications' },
    ],
    quote: 'Measure the roof twice and write the order once: then every sheet on the lorry has its place.',
    guarantee: (years: number) => `Guarantee: ${years} ${years === 1 ? 'year' : 'years'}, in writing.`,
    certificates: 'Certificates',
    certificate: (name: string, number: string) => `${name}, number ${number}`,
    certified: {
      title: 'ISO Certified',
      text: `One of our ${statistics.qualityCertifications} quality certifications.`,
    },
  },
  reasons: {
    heading: 'Why choose us',
    houseAlt: 'Bungalow under a tiled hip roof',
    /** The first two are the main reasons, with larger headings. */
    list: [
      {
        title: delivery.reason,
        text: delivery.text,
        details: { page: 'delivery', words: delivery.linked },
      },
      {
        title: 'Satisfaction Guarantee',
        text: '100% satisfaction guarantee: what is not as ordered, we put right.',
      },
      {
        title: 'Premium Quality',
        text: 'Straight edges, an even coating and the full cover width on every sheet.',
      },
      {
        title: '24/7 Customer Support',
        text: 'Call or write at any hour, before the order and after it.',
      },
      {
        title: 'ISO Certified',
        text: 'An outside body checks how we work.',
      },
      { title: 'Fast Processing', text: 'Send your cut list on WhatsApp: it has all that we need to start.' },
      {
        title: 'Trusted by Thousands',
        text: 'Home owners, businesses, contractors and fundis buy here.',
      },
      {
        title: 'Expert Installation',
        text: 'Certified installers who know the laps, the screws and the pitch each profile needs.',
      },
    ] satisfies Reason[] as readonly Reason[],
  },
  callToAction: {
    heading: 'Tell us the size of your house',
    text: 'See how many sheets, how long, and what they cost. Or call. We’ll work it out with you.',
    call: 'Call',
    browse: 'Browse Products',
  },
}

import { business } from '#facts/business.ts'
import { deliveryPromise } from '#facts/counties.ts'
import { productFacts } from '#facts/products.ts'
import { formatLocalNumber } from '#site/contact-links.ts'
import { formatNumber, formatPrice } from '#text/format-price.ts'
import { allServedCounties, anyServedCounty } from './delivery.ts'
import { inWords, inWordsCapitalized } from './numbers.ts'

interface Reason {
  readonly title: string
  readonly text: string
  /** The page with details, if there is one. */
  readonly leadsTo?: 'delivery'
}

const { statistics } = business
const sold = productFacts.length
/** Delivery texts for each promise that the owner’s files allow. */
const delivery = {
  free: {
    delivered: 'delivered free',
    sentence: `Free delivery to ${allServedCounties}.`,
    badge: 'Free Delivery',
    reason: 'Free Nationwide Delivery',
    text: `To your site in ${anyServedCounty}. Ask us to confirm the place and the day in writing.`,
  },
  conditional: {
    delivered: 'delivered free',
    sentence: `Free delivery to ${allServedCounties}, to some on a condition.`,
    badge: 'Free Delivery',
    reason: 'Free Nationwide Delivery',
    text: `To your site in ${anyServedCounty}; some have a condition, named on the delivery page. Ask us to confirm place and day in writing.`,
  },
  onRequest: {
    delivered: 'delivered',
    sentence: `Delivered to ${allServedCounties}.`,
    badge: 'Delivery',
    reason: 'Nationwide Delivery',
    text: `To your site in ${anyServedCounty}: free where a product says so. Ask us what the others cost to your place.`,
  },
}[deliveryPromise]
const lowest = Math.min(...productFacts.map(product => product.price))

export const home = {
  title: `${business.brand}: mabati and roofing tiles by the metre`,
  metaDescription: `${inWordsCapitalized(sold)} roofing profiles with their usual cover width and price per metre, from ${formatPrice(lowest)}. Order by phone or WhatsApp. ${delivery.sentence}`,
  /** On the preview picture of a shared link. */
  preview: { small: `From ${formatPrice(lowest)} / meter` },
  hero: {
    headline: 'Premium Mabati Roofing Solutions',
    lead: `From ${formatPrice(lowest)} a metre, ${delivery.delivered} to ${allServedCounties}.`,
    quote: 'Know the size of your walls? See how many sheets the roof needs, how long, and what they cost.',
    shopProducts: 'Shop Products',
    callToOrder: 'Call to Order',
    callDirectly: 'Call us directly',
    callDirectlyNote: 'The line is open 24/7 for orders.',
    number: formatLocalNumber(business.phone),
    badges: [
      { title: 'Quality Guaranteed', text: 'every sheet' },
      { title: delivery.badge, text: 'nationwide' },
      { title: 'Expert Service', text: 'from cut list to ridge cap' },
    ],
    pictureAlt: 'Bungalow under a red box-profile roof with hips and a front gable, veranda and rain tank',
  },
  products: {
    heading: `${inWordsCapitalized(sold)} profiles, each drawn to scale`,
    lead: 'The line under each picture is the sheet’s cross-section, the figure its usual cover width: what one sheet covers once the next laps over it; “about” where not yet confirmed.',
    viewDetails: 'View Details',
    orderNow: 'Order Now',
    viewAll: 'View All Products',
  },
  compare: {
    heading: `All ${inWords(sold)}, side by side`,
    lead: 'A cheaper metre is not always a cheaper roof: a narrow sheet covers less of it. Compare the last figure, the price of a square metre covered.',
    caption: `The ${inWords(sold)} products compared`,
    product: 'Product',
    section: 'Section',
    category: 'Category',
    pricePerMetre: 'Price per metre',
    coverWidth: 'Cover width',
    pricePerM2: 'Price per m² covered',
    /** The page of all products, which exists if the home page does not show every product. */
    page: {
      title: `All ${inWords(sold)} products by the metre | ${business.brand}`,
      metaDescription: `Price per metre, usual cover width and price per m² covered of all ${inWords(sold)} roofing sheets and tiles, from ${formatPrice(lowest)}.`,
      heading: 'All products',
    },
    lowest: 'lowest',
    note: 'Cover widths are the usual ones: ask us to write yours on the order. A square metre is priced before end laps and cutting.',
  },
  about: {
    heading: 'A roof is bought by the metre, so we measure',
    paragraphs: [
      `${business.brand} supplies roofing sheets and tiles to home owners, businesses, contractors and fundis across Kenya. In ${statistics.yearsExperience}+ years we have learnt what a buyer fears: a narrower sheet, a thinner one, a delivery that costs extra after all.`,
      'A gauge number alone tells you little, and a price per metre tells you half. So we draw each profile to scale, and say what to have in writing before you pay: product, colour, cover width, cut list and total.',
    ],
    houseAlt: 'Farm house under corrugated iron',
    statistics: [
      { figure: `${formatNumber(statistics.happyCustomers)}+`, label: 'Happy Customers' },
      { figure: `${statistics.yearsExperience}+`, label: 'Years Experience' },
      { figure: String(statistics.countiesServed), label: 'Counties Served' },
      { figure: String(statistics.qualityCertifications), label: 'Quality Certifications' },
    ],
    quote: 'Measure the roof twice, put the order in writing once, and count every sheet when the lorry comes.',
    quoteBy: `How we work at ${business.brand}`,
    certified: {
      title: 'ISO Certified',
      text: `One of our ${statistics.qualityCertifications} quality certifications. Ask us about any of them before you order.`,
    },
  },
  reasons: {
    heading: 'Why choose us',
    lead: 'Eight things to ask us about.',
    houseAlt: 'Bungalow under a tiled hip roof',
    list: [
      {
        title: 'Premium Quality',
        text: 'Look for straight edges, an even coating and the full width: put a tape across any sheet.',
      },
      {
        title: delivery.reason,
        text: delivery.text,
        leadsTo: 'delivery',
      },
      {
        title: '24/7 Customer Support',
        text: 'Call or write at any hour, before the order and after it.',
      },
      {
        title: 'ISO Certified',
        text: `${statistics.qualityCertifications} quality certifications stand behind the name. Ask us about them.`,
      },
      { title: 'Fast Processing', text: 'Send your cut list by chat: it says all that an order needs.' },
      {
        title: 'Satisfaction Guarantee',
        text: '100% satisfaction guarantee: ask us to put right a delivery that is not as written.',
      },
      {
        title: 'Trusted by Thousands',
        text: `${formatNumber(statistics.happyCustomers)}+ happy customers in ${statistics.yearsExperience}+ years of roofing.`,
      },
      {
        title: 'Expert Installation',
        text: 'Certified installers who know the laps, the screws and the pitch each profile needs.',
      },
    ] satisfies Reason[] as readonly Reason[],
  },
  callToAction: {
    heading: 'Tell us the size of your roof',
    text: 'Type your walls, and see how many sheets, how long, and what they cost. Or ring us: we work it out together.',
    call: 'Call us now',
    browse: 'Browse Products',
  },
}

import { business } from '#facts/business.ts'
import { counties, deliveryPromise, servesAllCounties } from '#facts/counties.ts'

const served = counties.length
/** `all 47 counties`: where sheets are delivered to, as a sentence says it. */
export const toCounties = `${servesAllCounties ? 'all ' : ''}${served} counties`
/** The same of any one of them. */
export const anyCounty = `any of ${servesAllCounties ? 'the ' : ''}${served} counties`

/** What is promised of delivery, in a sentence. */
export const delivered = {
  free: `We deliver free to ${toCounties}.`,
  conditional: `We deliver free to ${toCounties}, to some on a condition that the delivery page names.`,
  onRequest: `We deliver to ${toCounties}, free where a product bears the badge Free Delivery; ask us what the others cost.`,
}[deliveryPromise]

/** The page that says where sheets are delivered to, and on which conditions. */
export const delivery = {
  title: `Delivery to ${served} counties | ${business.brand}`,
  metaDescription: `Where ${business.brand} delivers roofing sheets in Kenya: ${served} counties by name, and what is asked of deliveries to each, so that you know before you order.`,
  heading: 'Delivery',
  lead: delivered,
  sections: [
    {
      heading: 'Before you order',
      paragraphs: [
        'Ask us to write down the exact place and the day. Tell us how a lorry can reach it: the road, a bridge, a gate.',
      ],
    },
    {
      heading: 'When it comes',
      paragraphs: [
        'Count the sheets of each length. Put a tape across the cover width, measure the thickness on a flat edge, and ask for a receipt.',
      ],
    },
  ],
  conditions: 'Counties with a condition',
  others: 'Counties without a condition',
  all: 'Every county',
}

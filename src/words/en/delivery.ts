import { business } from '../../business.ts'
import { counties, isEverywhere } from '../../delivery/counties.ts'

const served = counties.length
/** `all 47 counties`: where sheets are delivered to, as a sentence says it. */
export const toCounties = `${isEverywhere ? 'all ' : ''}${served} counties`
/** The same of any one of them. */
export const anyCounty = `any of ${isEverywhere ? 'the ' : ''}${served} counties`

/** The page that says where sheets are delivered to, and on which conditions. */
export const delivery = {
  title: `Delivery to ${served} counties | ${business.brand}`,
  metaDescription: `Where ${business.brand} delivers roofing sheets in Kenya: ${served} counties by name, and what is asked of deliveries to each, so that you know before you order.`,
  heading: 'Delivery',
  lead: `We deliver to ${served} counties. Where the badge Free Delivery stands on a product, delivery costs nothing.`,
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

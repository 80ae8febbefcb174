import { business } from '#facts/business.ts'
import { priceList } from '#facts/price-list.ts'
import { formatInternationalNumber } from '#site/contact-links.ts'
import { formatDay } from '#text/format-day.ts'
import { deliverySummary } from './delivery.ts'

/** The terms of sale and use. */
export const terms = {
  title: `Terms of Service | ${business.brand}`,
  metaDescription: `How ordering from ${business.brand} works: prices, estimates, what to confirm in writing before you pay, delivery, and your rights as a consumer in Kenya.`,
  heading: 'Terms of Service',
  lead: 'In short: this site shows and explains. You buy from a person, by phone or in writing, and the written order is what counts.',
  changed: 'Last changed',
  sections: [
    {
      heading: 'Not an online shop',
      paragraphs: [
        `This site is the catalogue of ${business.legalName}, ${business.place}. You cannot buy or pay here, and no contract is formed on the site. A contract is formed when we have confirmed your order and you have agreed to it.`,
      ],
    },
    {
      heading: 'Prices',
      paragraphs: [
        `Prices are “starting from” prices in Kenyan shillings for one running metre of sheet, as of ${formatDay(priceList.asOf, 'en')}. Final pricing may vary based on quantity and specifications such as gauge, colour and finish. The price in your written confirmation is the one that holds.`,
      ],
    },
    {
      heading: 'Measurements and estimates',
      paragraphs: [
        'Cover widths and other measurements are the usual ones for each profile; rollers differ. Anything this site works out about your roof is a planning aid, not a quotation. It rests on the sizes you give and on assumptions that are shown beside the result.',
        'Where a written agreement between us includes an estimate, the Consumer Protection Act limits what may be charged above it, and we keep to that.',
      ],
    },
    {
      heading: 'Confirm in writing before you pay',
      paragraphs: ['Ask us to put these in the chat, an email or on paper, and check them:'],
      list: [
        'the product and its gauge in millimetres',
        'the colour and finish',
        'the cover width',
        'the cut list: how many sheets of which length',
        'the total price and what it includes',
        'the place and the date of delivery',
      ],
    },
    {
      heading: 'Delivery',
      paragraphs: [
        `${deliverySummary} Confirm the exact place, the date and how a lorry can reach it. When it comes: count the sheets, put a tape across the cover width, measure the thickness on a flat edge, look for the print line, take a photograph and ask for a receipt.`,
      ],
    },
    {
      heading: 'Colours and pictures',
      paragraphs: [
        'Screens show colours differently. Ask for a sample before you order. Pictures and drawings are made from the usual measurements of each profile; the sheet you receive follows your written order.',
      ],
    },
    {
      heading: 'Claims and guarantee',
      paragraphs: [
        `We name ${business.statistics.qualityCertifications} quality certifications and ISO certification: ask to see the documents before you order. The number of reviews is our own count; this site collects no ratings. Under our satisfaction guarantee, ask us to put right a delivery that is not what was confirmed in writing. Tell us as soon as you see it, best with a photograph.`,
      ],
    },
    {
      heading: 'Your rights as a consumer',
      paragraphs: [
        'Nothing here limits the rights you have under the Constitution and the laws of Kenya, the Consumer Protection Act among them. The law of Kenya applies.',
      ],
    },
    {
      heading: 'Questions',
      paragraphs: [`Call ${formatInternationalNumber(business.phone)} or write to ${business.email}.`],
    },
  ],
}

import { business } from '#facts/business.ts'
import { deliveryPromise, servedCountyNames, servesAllCounties } from '#facts/counties.ts'

const servedCount = servedCountyNames.length
/** The served counties, within a sentence: `all 47 counties`. */
export const allServedCounties = `${servesAllCounties ? 'all ' : ''}${servedCount} counties`
/** Any one of the served counties, within a sentence: `any of the 47 counties`. */
export const anyServedCounty = `any of ${servesAllCounties ? 'the ' : ''}${servedCount} counties`

/** The delivery promise as a sentence. */
export const deliverySummary = {
  free: `We deliver free to ${allServedCounties}.`,
  conditional: `We deliver free to ${allServedCounties}, to some on a condition that the delivery page names.`,
  onRequest: `We deliver to ${allServedCounties}, free where a product bears the badge Free Delivery; ask us what the others cost.`,
}[deliveryPromise]

/** The delivery page. */
export const delivery = {
  title: `Delivery to ${servedCount} counties | ${business.brand}`,
  metaDescription: `Where ${business.brand} delivers roofing sheets in Kenya: ${servedCount} counties by name, and what is asked of deliveries to each, so that you know before you order.`,
  name: 'Delivery',
  heading: `${deliveryPromise === 'free' ? 'Free delivery' : 'Delivery'} to ${allServedCounties}`,
  lead: `${deliveryPromise === 'free' ? '' : `${deliverySummary} `}Ask which day we can deliver to your county. Your written order names the place and the day before you pay.`,
  /** What the drawing beside the heading shows. */
  drawing: 'A lorry brings a house its sheets: a flag on the overhang, your lengths, bundled, and timber under them',
  /** Its labels from left to right, of at most 30 letters. */
  drawingLabels: {
    flag: 'Flag on the overhang',
    lengths: 'Your lengths, bundled',
    timber: 'Timber under the sheets',
  },
  county: 'Your county',
  noCounty: 'Choose a county',
  steps: {
    heading: 'How to order',
    list: [
      {
        title: 'Measure',
        text: 'Measure the walls, or send us your fundi’s list. The roof estimate counts the sheets and their lengths.',
      },
      {
        title: 'Get it in writing',
        text: 'We write down product, thickness, colour, cover width, cut list, total, place and day.',
      },
      {
        title: 'Pay',
        text: 'Check the written order and its day. Pay the way it says. Keep the receipt.',
      },
      {
        title: 'Take delivery',
        text: 'Tick off the sheets by length as they come down. Check the cover width and the thickness against your order.',
      },
    ],
  },
  beforeTheLorry: {
    heading: 'Before the lorry comes',
    list: [
      'Tell us how a lorry can reach you: the road, a bridge, a gate.',
      'Have people to unload: two carry a long sheet, one at each end.',
      'Clear a flat, dry place, with timber that keeps the sheets off the ground.',
      'Keep a phone on that the driver can call.',
      'Have the written order in your hand, and a tape measure.',
      'Let someone whom you trust count the sheets before signing.',
    ],
  },
  conditions: 'Counties with a condition',
  /** Names the list of the other counties. */
  others: 'Counties without a condition, A to Z',
  /** The button of the chat. */
  askDay: 'Ask my delivery day',
  /** Above counties that are links to a chat. */
  ask: 'Choose your county to ask for the day on WhatsApp.',
  /** Names the list where no county has a condition. */
  all: (count: number) => `${servesAllCounties ? 'All' : 'The'} ${count} counties, A to Z`,
}

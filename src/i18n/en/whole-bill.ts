import type { EdgeKind } from '#roofing/roof/roof.ts'
import type { Fasteners } from '#roofing/take-off/fasteners.ts'
import { formatNumber } from '#text/format-price.ts'

const pluralize = (count: number, single: string, several: string) =>
  `${formatNumber(count)} ${count === 1 ? single : several}`

/** The bill of all materials of a roof, and the checks before buying. */
export const wholeBill = {
  heading: 'Your order',
  /** The items to buy. */
  items: {
    sheets: (count: number) => pluralize(count, 'sheet', 'sheets'),
    caps: (count: number) => pluralize(count, 'cap', 'caps'),
    valleys: (count: number) => pluralize(count, 'valley gutter', 'valley gutters'),
    flashings: (count: number) => pluralize(count, 'flashing', 'flashings'),
    gutters: (count: number) => pluralize(count, 'eave gutter', 'eave gutters'),
    fasteners: (weightKg: number) => `${weightKg}\u00a0kg of fasteners`,
  },
  /** Edges of the roof: total length and number of pieces. */
  edges: {
    ridge: (length: string, pieces: number) => `ridges ${length}: ${pieces}`,
    hip: (length: string, pieces: number) => `hips ${length}: ${pieces}`,
    valley: (length: string, pieces: number) => `valleys ${length}: ${pieces}`,
    eave: (length: string, pieces: number) => `eaves ${length}: ${pieces}`,
    verge: (length: string, pieces: number) => `verges ${length}: ${pieces}`,
    head: (length: string, pieces: number) => `at the wall, along the top ${length}: ${pieces}`,
    wall: (length: string, pieces: number) => `at the walls ${length}: ${pieces}`,
  } satisfies Record<EdgeKind, (length: string, pieces: number) => string>,
  junctions: (count: number) => `where these meet: ${count}`,
  fasteners: ({ min, max }: Fasteners) => `${formatNumber(min)} to ${formatNumber(max)} fasteners`,
  underlay: (areaM2: number) => `${formatNumber(Math.ceil(areaM2))}\u00a0m² of membrane`,
  underlayHint: 'if you lay one below the sheets; a tenth for laps is in it',
  delivery: 'Delivery',
  free: 'free',
  /** The price follows. */
  total: 'Total',
  timber: {
    heading: 'Timber, as a guide',
    purlins: (isTile: boolean, lines: number, length: string, spacing: string) =>
      `${isTile ? 'Battens' : 'Purlins'} every ${spacing}: ${lines} lines, about ${length}.`,
    rafters: (count: number, length: string, spacing: string) => `Rafters every ${spacing}: ${count}, about ${length}.`,
    guide:
      'It helps you to ask for timber. It is no structural design: sizes and trusses are for your fundi or an engineer.',
    /** One line below the price. */
    summary: (isTile: boolean, purlins: string, rafters: string) =>
      `Timber: about ${purlins} of ${isTile ? 'battens' : 'purlins'} and ${rafters} of rafters, a guide and no structural design`,
  },
  checks: {
    heading: 'Check before you pay and at delivery',
    beforePaying: 'Before you pay',
    /** `county` is empty if it is unknown. */
    beforePayingList: (isBare: boolean, isFreeDelivery: boolean, county: string) => [
      `Get product, gauge in mm, ${isBare ? '' : 'colour, '}cover width, cut list, total and place in writing.`,
      ...(isBare ? [] : ['Ask for a colour sample.']),
      isFreeDelivery
        ? `Get free delivery to ${county || 'your site'} written on the order.`
        : `Ask what delivery to ${county || 'your site'} costs.`,
    ],
    atDelivery: 'At delivery',
    atDeliveryList: [
      'Count the sheets of each length.',
      'Put a tape across the cover width.',
      'Measure the thickness in mm on a flat edge.',
      'Look for the print line, photograph it, and ask for a receipt.',
    ],
  },
}

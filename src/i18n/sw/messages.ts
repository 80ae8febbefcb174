import { business } from '#facts/business.ts'
import type { messages as english } from '#i18n/en/messages.ts'

const COLOUR = 'Rangi (colour)'
const PLACE = 'Mahali pa kuleta, kaunti (county)'
const colourLine = (colour: string) => `${COLOUR}: ${colour}`

/** Prepared WhatsApp messages. The key facts of an order are in English too, for sellers who prefer it. */
export const messages: typeof english = {
  greeting: `Habari ${business.brand}, naomba msaada kuhusu mabati ya paa.`,
  colour: COLOUR,
  place: PLACE,
  asPictured: colour => `${colour}, kama kwenye picha`,
  colourOutOfStock: colour => `${colour}, imekwisha (out of stock) kwenye tovuti yenu`,
  order: order =>
    [
      `Habari ${business.brand}, ningependa kuagiza *${order.name}*.`,
      ...(order.isOutOfStock ? ['Tovuti yenu inasema imekwisha (out of stock): itafika lini?'] : []),
      `Bei kwenye tovuti yenu: kuanzia ${order.price} kwa mita (per metre).`,
      `Upana unaofunika (cover width): ${order.coverWidth}, naomba uthibitishe.`,
      ...(order.colour ? [colourLine(order.colour)] : []),
      'Naomba maelezo na bei: geji (gauge) kwa mm, usafirishaji (delivery).',
      order.address,
    ].join('\n'),
  sample: (name, colour, address) =>
    [
      `Habari ${business.brand}, naomba sampuli (sample) ya *${name}*.`,
      ...(colour ? [colourLine(colour)] : []),
      address,
    ].join('\n'),
  delivery: (county = '') => `Habari ${business.brand}, mnaweza kuleta mzigo siku gani?\n${PLACE}: ${county}`.trimEnd(),
  quote: () =>
    [
      `Habari ${business.brand}, naomba bei rasmi (quotation) ya paa.`,
      'Kuta, urefu x upana (length x width):',
      'Upande mmoja (lean-to), pande mbili (gable) au pande nne (hip), na mwinuko (pitch):',
      'Rangi (colour):',
      `${PLACE}:`,
    ].join('\n'),
}

import { business } from '#facts/business.ts'

const COLOUR = 'Colour'
const PLACE = 'Place of delivery (county)'
const colourLine = (colour: string) => `${COLOUR}: ${colour}`

/** Prepared WhatsApp messages, where `*stars*` mean bold. */
export const messages = {
  greeting: `Hello ${business.brand}, I need help with roofing products.`,
  /** The label of the line of an order that names the colour. */
  colour: COLOUR,
  /** The label of the line that names the county. */
  place: PLACE,
  /** The colour in an order until the visitor chooses another. */
  asPictured: (colour: string) => `${colour}, as pictured`,
  /** The same for a colour that is out of stock. */
  colourOutOfStock: (colour: string) => `${colour} (out of stock on your site)`,
  order: (order: {
    name: string
    price: string
    coverWidth: string
    colour?: string | undefined
    isOutOfStock: boolean
    address: string
  }) =>
    [
      `Hello ${business.brand}, I would like to order *${order.name}*.`,
      ...(order.isOutOfStock ? ['Your site says that it is out of stock: when does it come?'] : []),
      `Price on your site: starting from ${order.price} per meter.`,
      `Cover width: ${order.coverWidth}, please confirm.`,
      ...(order.colour ? [colourLine(order.colour)] : []),
      'Please send me details and pricing: gauge in mm, delivery.',
      order.address,
    ].join('\n'),
  sample: (name: string, colour: string | undefined, address: string) =>
    [
      `Hello ${business.brand}, please send me a sample of *${name}*.`,
      ...(colour ? [colourLine(colour)] : []),
      address,
    ].join('\n'),
  delivery: (county = '') => `Hello ${business.brand}, on which day can you deliver?\n${PLACE}: ${county}`.trimEnd(),
  quote: () =>
    [
      `Hello ${business.brand}, please send me a quotation for a roof.`,
      'Walls, length x width:',
      'Shape (lean-to, gable or hip) and pitch:',
      'Colour:',
      `${PLACE}:`,
    ].join('\n'),
}

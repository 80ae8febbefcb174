import { business } from '#facts/business.ts'

/** The texts that stand ready in WhatsApp; `*stars*` print bold there. */
export const messages = {
  greeting: `Hello ${business.brand}, I need help with roofing products.`,
  /** Stands in an order text until another colour is chosen. */
  asPictured: (colour: string) => `${colour}, as pictured`,
  order: (order: { name: string; price: string; coverWidth: string; colour?: string | undefined; address: string }) =>
    [
      `Hello ${business.brand}, I would like to order *${order.name}*.`,
      `Price on your site: starting from ${order.price} per meter.`,
      `Cover width: ${order.coverWidth}, please confirm.`,
      ...(order.colour ? [`Colour: ${order.colour}.`] : []),
      'Please send me details and pricing: gauge in mm, delivery.',
      order.address,
    ].join('\n'),
  quote: (product?: string) =>
    [
      product
        ? `Hello ${business.brand}, please send me a quotation for *${product}*.`
        : `Hello ${business.brand}, please send me a quotation for a roof.`,
      'Walls, length x width:',
      'Shape (lean-to, gable or hip) and pitch:',
      'Colour:',
      'Place of delivery (county):',
    ].join('\n'),
}

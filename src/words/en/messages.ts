import { business } from '../../business.ts'

/** The texts that stand ready in WhatsApp; `*stars*` print bold there. */
export const messages = {
  greeting: `Hello ${business.brand}, I need help with roofing products.`,
  order: (order: { name: string; price: string; coverWidth: string; address: string }) =>
    [
      `Hello ${business.brand}, I would like to order *${order.name}*.`,
      `Price on your site: starting from ${order.price} per meter.`,
      `Cover width I assume: ${order.coverWidth}.`,
      'Please send me details and pricing: colours, gauge in mm, delivery.',
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

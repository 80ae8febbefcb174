/** A colour that painted sheets are sold in. The screen value is approximate. */
export interface Colour {
  readonly id: string
  /** `#rrggbb` */
  readonly screen: string
}

/** The colours of the Kenyan market for painted sheets; their names stand in the words. */
export const colours = [
  { id: 'charcoal-grey', screen: '#3b4148' },
  { id: 'graphite', screen: '#4a4f54' },
  { id: 'tile-red', screen: '#a33a2c' },
  { id: 'brick-red', screen: '#9b3a2f' },
  { id: 'maroon', screen: '#6b2230' },
  { id: 'chocolate-brown', screen: '#5a3b2c' },
  { id: 'forest-green', screen: '#24482f' },
  { id: 'service-blue', screen: '#2f6099' },
  { id: 'regal-red', screen: '#b3262b' },
] as const satisfies readonly Colour[]

export type ColourId = (typeof colours)[number]['id']

/** Bare metal: what alu-zinc and plain corrugated look like. */
export const bareMetal = '#b9bec0'

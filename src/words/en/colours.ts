import type { ColourId } from '../../catalogue/colours.ts'

/** The market's names of the colours. */
export const colours: Record<ColourId, string> = {
  'charcoal-grey': 'Charcoal grey',
  graphite: 'Graphite',
  'tile-red': 'Tile red',
  'brick-red': 'Brick red',
  maroon: 'Maroon',
  'chocolate-brown': 'Chocolate brown',
  'forest-green': 'Forest green',
  'service-blue': 'Service blue',
  'regal-red': 'Regal red',
}

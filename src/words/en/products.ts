import type { ProductWords } from '../../catalogue/product.ts'
import type { Slug } from '../../catalogue/products.ts'

/** What is said about each product, under its slug. */
export const products: Record<Slug, ProductWords> = {
  'box-profile': {
    category: 'Profile Sheets',
    description:
      'Straight ribs and flat pans: drains fast, stays stiff between purlins, suits homes, shops and stores.',
    roofAlt: 'Box-profile roof from eave to ridge cap: straight ribs, flat pans, screws on the crests',
    stackAlt: 'Five box-profile sheets on timber bearers, their ends showing ribs and flat pans',
    features: [
      'Water resistance: the side laps ride on the ribs, above the water that runs in the pans',
      'Easy installation: flat pans and straight ribs are quick to line up, screw down and count',
      'Corrosion resistance: a painted coating stands between the rain and the steel',
      'Strength: each rib works as a small beam, so the sheet stays straight from purlin to purlin',
      'Clean design: crisp parallel lines for modern homes, shops, schools and stores',
    ],
  },
  versatile: {
    category: 'Premium Tiles',
    description: 'Broad, low waves pressed into steps: the calm look of laid tiles with the weight of a steel sheet.',
    roofAlt: 'Versatile roof up to the ridge cap: broad low waves with a step at every tile course',
    stackAlt: 'Five Versatile sheets on timber bearers, their ends showing the broad low wave',
    features: [
      'Elegant design: broad low waves and soft steps that look like tiles laid by hand',
      'Light on the timber: one steel sheet does the work of many clay tiles',
      'Water resistance: long sheets leave few joints between ridge and eave',
      'Easy installation: the steps fall on the battens and guide every row',
      'Corrosion resistance: coated and painted to face rain, dust and strong sun',
    ],
  },
  romantile: {
    category: 'Decorative Tiles',
    description: 'Full round rolls between flat pans, in steps: a roof with deep shadows that is read from the road.',
    roofAlt: 'Romantile roof up to the ridge cap: flat pans between narrow round rolls, stepped like tiles',
    stackAlt: 'Five Romantile sheets on timber bearers, their ends showing round rolls and flat pans',
    features: [
      'Elegant design: full round rolls throw the deep shadows of a Roman tile roof',
      'Water resistance: the wide flat pans carry water straight down to the gutter',
      'Easy installation: each sheet laps on a roll, where the joint hides itself',
      'Corrosion resistance: the painted coating covers rolls, pans and steps alike',
      'Stiffness: high rolls and pressed steps keep the sheet firm under foot and wind',
    ],
  },
  'corrugated-iron-sheet': {
    category: 'Standard Sheets',
    description: 'The wave every fundi knows: galvanised, simple to lay, simple to mend, at the lowest price a metre.',
    roofAlt: 'Galvanised corrugated roof up to the ridge cap: large flowers in the zinc, screws on the wave crests',
    stackAlt: 'Five corrugated sheets on timber bearers, their ends showing the even wave and the thin steel',
    features: [
      'Lowest price: with alu-zinc, the least you pay for a metre on our list',
      'Easy installation: every fundi knows it, and any hardware shop has its nails and screws',
      'Corrosion resistance: a zinc coating guards the steel, inside and outside',
      'Water resistance: even waves shed rain fast, and a wider side lap helps in the wettest places',
      'Many uses: roofs, kitchens, stores, poultry houses and fences',
    ],
  },
  'maisha-alu-zinc-mabati': {
    category: 'Premium Sheets',
    description: 'Bare steel coated with aluminium and zinc: bright, throws back the sun and stands up to rust.',
    roofAlt: 'Bright bare alu-zinc roof in fine corrugations up to the ridge cap, with its side laps',
    stackAlt: 'Five bright alu-zinc sheets on timber bearers, their ends showing the even wave',
    features: [
      'Corrosion resistance: aluminium and zinc together guard the steel, also along cut edges',
      'Cooler rooms: the bright bare metal throws back much of the sun’s heat',
      'Water resistance: the classic wave sheds rain fast and laps neatly',
      'Easy installation: lays exactly like the corrugated sheet every fundi knows',
      'Honest metal: no paint to fade or peel, only the fine bright grain of the coating',
    ],
  },
  'maisha-tile': {
    category: 'Royal Tiles',
    description: 'A deep S-shaped wave in tall steps: the strongest tile look we sell, made for hipped bungalows.',
    roofAlt: 'Maisha Tile roof up to the ridge cap: deep S-shaped waves with clear steps, like clay pantiles',
    stackAlt: 'Five Maisha Tile sheets on timber bearers, their ends showing the deep S-shaped wave',
    features: [
      'Elegant design: a deep S-wave and tall steps give the boldest tile look on our list',
      'Water resistance: deep channels carry heavy rain well below the laps',
      'Corrosion resistance: coated steel under a textured-looking matte paint',
      'Easy installation: long sheets and regular steps make quick work of hips and ridges',
      'Light on the timber: the look of clay pantiles without their weight',
    ],
  },
}

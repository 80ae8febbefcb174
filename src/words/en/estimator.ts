import type { Face, RoofInput, Wing } from '../../roofing/roof/roof.ts'
import { shownM } from '../../roofing/take-off/centimetre.ts'
import type { Fasteners } from '../../roofing/take-off/fasteners.ts'
import { fundiList } from './fundi-list.ts'

const metres = (lengthM: number) => `${shownM(lengthM)} m`
const trim = (value: number) => String(Math.round(value * 100) / 100)

const facings = { front: 'Front', back: 'Back', left: 'Left', right: 'Right' }
const shapes = { 'lean-to': 'Lean-to', gable: 'Gable', hip: 'Hip', 'dutch-gable': 'Dutch gable', hidden: 'Hidden roof' }

const wing = ({ side, atM, outM, widthM }: Wing) =>
  `wing at the ${side} ${trim(widthM)} wide and ${trim(outM)} m out, ${trim(atM)} m from its left corner`

/** The roof estimate. It is sent only to those who open it, so it stands apart from the words of the pages. */
export const estimator = {
  heading: 'How many sheets, how long, what they cost',
  aid: 'A planning aid, not a quotation.',
  close: 'Close',
  /** A unit as one chooses it, as it stands beside a value, and as it is read out in full. */
  units: {
    m: { name: 'metres', short: 'm', said: 'in metres' },
    ft: { name: 'feet', short: 'ft', said: 'in feet' },
    deg: { short: '°', said: 'in degrees' },
  },
  roofs: {
    heading: 'Your roof',
    nth: (n: number) => `Roof ${n}`,
    units: 'Lengths in',
    shape: 'Shape',
    shapes,
    kinds: { ...shapes, L: 'L', T: 'T', U: 'U', cross: 'Cross' },
    kindHints: {
      'lean-to': 'One slope',
      gable: 'Two slopes, two gable walls',
      hip: 'Four slopes; a pyramid when square',
      'dutch-gable': 'A hip with a small gable on top',
      hidden: 'Nearly flat, behind walls',
      L: 'A wing at a corner',
      T: 'A wing along a wall',
      U: 'A wing at each corner',
      cross: 'A wing in front, one behind',
    },
    ends: 'Its ends',
    endsAre: { gable: 'gables', hip: 'hips', 'dutch-gable': 'Dutch gables' },
    planAlt: 'Your walls from above, with their measures',
    planFront: 'front',
    planHint: 'Drag a wing, or move it with the arrow keys. We began with common measures: type yours.',
    moveWing: (n: number) => `Move wing ${n}`,
    wingAt: (atM: number, outM: number) => `${metres(atM)} from the left corner, ${metres(outM)} out`,
    nthWing: (n: number) => `Wing ${n}`,
    wingSides: { front: 'At the front', back: 'At the back' },
    wingParts: {
      at: (n: number) => `Wing ${n}: from the left corner`,
      out: (n: number) => `Wing ${n}: stands out`,
      width: (n: number) => `Wing ${n}: width`,
    },
    addFirstWing: 'Add a wing',
    addWing: 'Add another wing',
    removeWing: (n: number) => `Remove wing ${n}`,
    length: 'Wall length',
    width: 'Wall width',
    lengthHint: {
      m: 'Over the outside of the walls: 12.5. Other units where you write them: 41ft, 3800mm.',
      ft: 'Over the outside of the walls: 40 or 40.5. Other units where you write them: 12\'6", 3.8m.',
    },
    top: 'Its upper edge',
    tops: { wall: 'at a wall', free: 'free' },
    pitch: 'Pitch',
    pitchHint: 'Degrees, or rise over run: 25, 1:3, 4/12',
    pitchChoices: 'Common pitches',
    eave: 'Eave overhang',
    verge: 'Verge overhang',
    gablet: 'Height of the small gable',
    falls: 'Falls to',
    fallsTo: { one: 'one side', two: 'two sides' },
    add: 'Add another roof',
    addHint: 'A veranda, a garage, a kitchen: summed in one quote.',
    remove: (n: number) => `Remove roof ${n}`,
    less: (field: string) => `Less ${field.toLowerCase()}`,
    more: (field: string) => `More ${field.toLowerCase()}`,
  },
  sheet: {
    heading: 'Your sheet',
    product: 'Product',
    colour: 'Colour',
    bare: 'Bare metal: no colour to choose',
    outOfStock: (colour: string) => `${colour}: out of stock`,
    screen: 'Screen colours differ; ask for a sample.',
    county: 'County for delivery',
    countyNone: 'Not said yet',
  },
  assumptions: {
    heading: 'What we assume',
    lead: 'Usual values. Change what you know better.',
    cover: 'Cover width',
    longest: 'Longest sheet',
    endLap: 'End lap of rows',
    step: 'Tile step',
    stepLap: 'Lap past last step',
    cap: 'Length of a cap',
    capLap: 'Lap of caps',
    purlin: 'Purlin spacing',
    reset: 'Back to the usual values',
  },
  list: fundiList,
  result: {
    heading: 'What you need',
    live: (sheets: number, lengthM: number, price: string) => `${sheets} sheets, ${metres(lengthM)}, ${price}`,
    roofArea: 'Roof area',
    slopeLength: 'Slope length',
    sheets: 'Sheets',
    runningMetres: 'Running metres',
    ridgeLength: 'Ridge length',
    hipLength: 'Hip length',
    valleyLength: 'Valley length',
    eaveLength: 'Eave length',
    vergeLength: 'Verge length',
    caps: 'Caps',
    valleys: 'Valleys',
    flashings: 'Flashings',
    gutters: 'Eave gutters',
    headLength: 'Head flashing',
    wallLength: 'Wall flashing',
    fasteners: 'Fasteners',
    pieceRange: ({ least, most }: Fasteners) => `${least} to ${most}`,
    nails: 'As roofing nails',
    kgRange: ({ leastKg, mostKg }: Fasteners) => `${leastKg} to ${mostKg} kg`,
    price: 'Price',
    startingFrom: 'Starting from',
    perM2: (covered: string, roof: string) =>
      `${covered} per m² covered; ${roof} per m² of this roof, laps and off-cuts included`,
    accessories:
      'Caps, valleys, flashings, gutters and fasteners are counted, not priced. Fasteners: sheets at every purlin, tiles at every second batten.',
    reuse: (lengthM: number) =>
      `With careful cutting, off-cuts from hips and valleys serve again: about ${metres(lengthM)} in all. The order uses the safe figure.`,
    pricesAsOf: (day: string) => `Prices as of ${day}`,
    metres,
    squareMetres: (value: number) => `${trim(value)} m²`,
    show: 'See the count',
    waiting: 'Type the length and width of the walls: the count appears here.',
  },
  cutList: {
    heading: 'Cut list',
    caption: 'Sheets of each length, for each side of the roof',
    face: 'Side',
    count: 'Sheets',
    length: 'Length',
    all: 'All sides',
    side: ({ facing, wing, nth }: Pick<Face, 'facing' | 'wing' | 'nth'>) => {
      const side = wing === undefined ? facings[facing] : `Wing ${wing}, ${facings[facing].toLowerCase()}`
      return nth === undefined ? side : `${side} ${nth}`
    },
    onRoof: (roof: string, face: string) => `${roof}, ${face.toLowerCase()}`,
  },
  drawings: {
    roof: 'The roof in its colour. Turn it by dragging, or with the arrow keys.',
    roofAlt: (shape: string, length: number, width: number) =>
      `${shape} roof over walls of ${metres(length)} by ${metres(width)}`,
    turned: (deg: number) => `Turned ${deg}°`,
    turnLeft: 'Turn left',
    turnRight: 'Turn right',
    face: (name: string) => `${name}: the sheets, numbered, with their lengths`,
    faceSummary: 'Each side laid flat, to hand to the fundi',
  },
  warnings: {
    gapClosed:
      'Two wings stand so close that their eaves meet: we close the roof over the gap. Ask your fundi how to drain it.',
    pitchBelowLeast: (pitchDeg: number, leastDeg: number) =>
      `A pitch of ${trim(pitchDeg)}° is low for this profile: below ${leastDeg}° rain can creep under the laps. Ask us first.`,
    sheetLong: (lengthM: number) =>
      `Sheets of ${metres(lengthM)} are long: ask whether a lorry can bring them to your site.`,
  },
  errors: {
    notUnderstood: {
      length: (field: string, found: string) =>
        `${field}: “${found}” is not understood. Write it like 12.5, 41ft or 12'6".`,
      metric: (field: string, found: string) =>
        `${field}: “${found}” is not understood. Write it like 0.9, 900mm or 3ft.`,
      pitch: (field: string, found: string) =>
        `${field}: “${found}” is not understood. Write it in degrees, like 25, or as rise over run, like 4/12.`,
    },
    wingMissing: (field: string) => `${field} is missing.`,
    outOfRange: {
      m: (field: string, least: string, most: string) => `${field} must be from ${least} m to ${most} m.`,
      ft: (field: string, least: string, most: string) => `${field} must be from ${least} ft to ${most} ft.`,
      deg: (field: string, least: string, most: string) => `${field} must be from ${least}° to ${most}°.`,
    },
  },
  ignored: (keys: string) => `Some of the link was not understood and was left out: ${keys}.`,
  restored: 'This is your last estimate, kept on this phone.',
  clear: 'Clear it',
  order: {
    heading: 'Order it',
    chat: 'Order via WhatsApp',
    call: 'Call',
    share: 'Share link',
    shared: 'Link copied',
    shareFailed: 'Copy the link:',
    print: 'Print or save as PDF',
  },
  confirm: 'Confirm gauge in mm, cover width, colour, delivery in writing.',
  checks: {
    before: 'Before you pay',
    beforeList: [
      'Have product, gauge in mm, colour, cover width, cut list, total and place in writing.',
      'Ask for a colour sample.',
      'Ask what delivery costs at your site; it should be nothing.',
    ],
    delivery: 'At delivery',
    deliveryList: [
      'Count the sheets of each length.',
      'Put a tape across the cover width.',
      'Measure the thickness in mm on a flat edge.',
      'Look for the print line, photograph it, and ask for a receipt.',
    ],
  },
  message: {
    hello: (brand: string) => `Hello ${brand}, I would like to order:`,
    product: (name: string, colour: string) => (colour ? `*${name}*, ${colour}` : `*${name}*`),
    roof: (roof: RoofInput) => {
      const { shape, lengthM, widthM, pitchDeg, eaveM, vergeM, wings = [] } = roof
      const walls = `${shapes[shape]} ${trim(lengthM)} x ${trim(widthM)} m, ${trim(pitchDeg)}°`
      const eave = shape === 'hidden' ? '' : `, eave ${trim(eaveM)}`
      const verge = shape === 'gable' || shape === 'lean-to' ? `, verge ${trim(vergeM)}` : ''
      const gablet = roof.gabletM === undefined ? '' : `, small gable ${trim(roof.gabletM)}`
      const overhangs = eave + verge + gablet
      return [`${walls}${overhangs}${overhangs && ' m'}`, ...wings.map(wing)].join(', ')
    },
    roofs: (count: number) => `${count} roofs, in the link`,
    cover: (coverM: number) => `Cover width ${Math.round(coverM * 1000)} mm`,
    cutList: 'Cut list:',
    cut: (count: number, lengthM: number) => `${count} x ${metres(lengthM)}`,
    more: (count: number) => `and ${count} more lengths, in the link`,
    total: (lengthM: number, price: string) => `Total ${metres(lengthM)}, from ${price}`,
    accessories: (
      { caps, valleys, flashings }: { caps: number; valleys: number; flashings: number },
      { least, most, leastKg, mostKg }: Fasteners,
    ) =>
      `Caps ${caps}, valleys ${valleys}, flashings ${flashings}, fasteners ${least} to ${most} (roofing nails, about ${leastKg} to ${mostKg} kg)`,
    list: (lengthM: number) => `My fundi’s list has ${metres(lengthM)}.`,
    county: (county: string) => `Deliver to ${county} county`,
    confirm: 'Please confirm gauge in mm, cover width, colour, delivery in writing.',
  },
  print: {
    title: (brand: string) => `Roof estimate, ${brand}`,
    date: (day: string) => `Printed ${day}`,
  },
}

export type EstimatorWords = typeof estimator

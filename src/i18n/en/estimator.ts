import type { BillItem } from '#roofing/money/bill.ts'
import type { Face } from '#roofing/roof/roof.ts'
import type { Fasteners } from '#roofing/take-off/fasteners.ts'
import { formatMetres } from '#roofing/take-off/rounding.ts'
import { formatDay, nairobiDate } from '#text/format-day.ts'
import { formatNumber } from '#text/format-price.ts'
import { askPerson } from './ask-person.ts'
import { budget } from './budget.ts'
import { estimates } from './estimates.ts'
import { fundiList } from './fundi-list.ts'
import { steps } from './steps.ts'
import { templates } from './templates.ts'
import { wholeBill } from './whole-bill.ts'

const metres = (lengthM: number) => `${formatMetres(lengthM)} m`
const roundToTwoDecimals = (value: number) => String(Math.round(value * 100) / 100)
const pluralize = (count: number, single: string, several: string) =>
  `${formatNumber(count)} ${count === 1 ? single : several}`
const sheets = (count: number) => pluralize(count, 'sheet', 'sheets')

const facings = { front: 'Front', back: 'Back', left: 'Left', right: 'Right' }
const shapes = { 'lean-to': 'Lean-to', gable: 'Gable', hip: 'Hip', 'dutch-gable': 'Dutch gable', hidden: 'Hidden roof' }

/** The texts of the roof estimate. Only those of the page’s language are sent to the browser. */
export const estimator = {
  disclaimer: 'An estimate: your order is what we confirm in writing.',
  /** `2026-11-21` as `21 November 2026`; other values stay unchanged. */
  day: (isoDate: string) => formatDay(isoDate, 'en'),
  /** A moment as its date in Nairobi. */
  today: (moment: Date) => formatDay(nairobiDate(moment), 'en'),
  /** The label of a part, such as a side of a roof or a measure of a wing. */
  partLabel: (whole: string, part: string) => `${whole}, ${part.toLowerCase()}`,
  entryTabs: {
    legend: 'What do you have?',
    house: 'I know my house',
    houseHint: 'By length and width',
    list: 'I have a list',
    listHint: 'From a fundi or a shop',
  },
  /** Each unit as a choice, as a symbol and in full. */
  units: {
    m: { name: 'metres', short: 'm', full: 'in metres' },
    ft: { name: 'feet', short: 'ft', full: 'in feet' },
    deg: { short: '°', full: 'in degrees' },
  },
  roofs: {
    heading: 'Your roof',
    /** Above the length and width of a single roof. */
    houseHeading: 'Your house',
    numbered: (n: number) => `Roof ${n}`,
    units: 'Lengths in',
    shape: 'Shape',
    moreShapes: 'More shapes',
    fewerShapes: 'Fewer shapes',
    shapes,
    kinds: { ...shapes, L: 'L', T: 'T', U: 'U', cross: 'Cross' },
    kindHints: {
      'lean-to': 'One slope',
      gable: 'Two slopes',
      hip: 'Four slopes',
      'dutch-gable': 'A hip with a small gable on top',
      hidden: 'Nearly flat, behind walls',
      L: 'A wing at a corner',
      T: 'A wing along a wall',
      U: 'A wing at each corner',
      cross: 'A wing in front, one behind',
    },
    endShape: 'Its ends',
    endShapes: { gable: 'gables', hip: 'hips', 'dutch-gable': 'Dutch gables' },
    /** For houses with wings: the plan and its ends, followed by the walls. */
    shapeWithEnds: (plan: string, ends: string) => `${plan}-shape with ${ends},`,
    planAlt: 'Your walls from above, with their measures',
    planFront: 'front',
    planHint:
      'Tap a wing, then drag it along its wall or use the arrow keys. We began with common measures: type yours.',
    moveWing: (n: number) => `Move wing ${n} along its wall`,
    wingPosition: (at: string, out: string) => `${at} from the left corner seen from outside, ${out} out`,
    numberedWing: (n: number) => `Wing ${n}`,
    wingSides: { front: 'At the front', back: 'At the back' },
    wingParts: { at: 'From the left corner', out: 'Projects from the wall', width: 'Width' },
    seenFromOutside: 'Seen from outside',
    addFirstWing: 'Add a wing',
    addWing: 'Add another wing',
    removeWing: (n: number) => `Remove wing ${n}`,
    length: 'Length',
    width: 'Width',
    /** How to measure, with feet and inches as an example. */
    lengthHint: { m: 'Outside the walls.', ft: 'Outside the walls, as 40 or 40 6.' },
    measureHeading: 'How to measure',
    measureSteps: [
      'Measure along the outside of the walls, from corner to corner. Leave the overhang of the roof out.',
      'Length and width are those of the main block: wings, verandas and garages have fields of their own.',
      'Any field takes any unit you write: 12\'6", 41ft, 3800mm, 3.8m. Both walls at once: 12 x 9.',
    ],
    /** Which way the ridge or the fall runs; `wall` is the length of a wall. */
    direction: {
      ridge: (wall: string) => `Now: the ridge runs along the ${wall} wall.`,
      longer: 'The ridge runs along the longer wall.',
      withWings: 'The ridge of the main block runs along its length.',
      highSide: (wall: string) => `Now: the high side is along the ${wall} wall.`,
      falls: {
        one: (wall: string) => `Now: water falls to one ${wall} wall.`,
        two: (wall: string) => `Now: water falls to both ${wall} walls.`,
      },
      /** A button, with what a turned roof costs beside it. */
      turn: 'Turn it the other way',
      more: (price: string) => `${price} more`,
      less: (price: string) => `${price} less`,
      same: 'same price',
    },
    /** In an empty field, also on the home page. */
    example: (text: string) => `e.g. ${text}`,
    addHalfFoot: (field: string) => `${field}: half a foot more`,
    top: 'High side',
    topChoices: { wall: 'against a wall', free: 'standing free' },
    pitch: 'Pitch',
    riseOverRun: 'rise/run',
    rise: 'Rise',
    run: 'Run',
    over: 'over',
    pitchInDegrees: (deg: number) => `That is ${roundToTwoDecimals(deg)}°.`,
    commonPitches: 'Common pitches',
    assumedPitchRange: (usualDeg: number, fromDeg: number, toDeg: number, min: string, max: string) =>
      `Not sure? Leave ${usualDeg}°. Between ${fromDeg}° and ${toDeg}° it is ${min} to ${max}.`,
    pitchRange: (fromDeg: number, toDeg: number, min: string, max: string) =>
      `Between ${fromDeg}° and ${toDeg}° this roof costs ${min} to ${max}.`,
    /** The line above the folded pitch and overhangs. */
    refinements: {
      pitch: (pitch: string) => `Pitch ${pitch}`,
      overhang: (eave: string) => `overhang ${eave}`,
      overhangs: (eave: string, verge: string) => `overhangs ${eave} and ${verge}`,
      gablet: (height: string) => `small gable ${height}`,
      change: 'Change',
    },
    guide: 'What are pitch, eave and verge?',
    guideAlt:
      'The pitch is the angle between roof and level. The eave overhang is how far the roof reaches past the wall at its lower edge, measured level. The verge overhang is how far it reaches past the gable wall.',
    eave: 'Eave overhang',
    verge: 'Verge overhang',
    gablet: 'Height of the small gable',
    falls: 'Falls to',
    fallsChoices: { one: 'one side', two: 'two sides' },
    addRoof: 'Add another roof',
    addRoofHint: 'A veranda, garage or kitchen',
    removeRoof: (n: number) => `Remove roof ${n}`,
    notCounted: (n: number) => `Roof ${n} is not counted yet: type its length and width.`,
    decrease: (field: string) => `Less ${field.toLowerCase()}`,
    increase: (field: string) => `More ${field.toLowerCase()}`,
  },
  sheet: {
    heading: 'Your sheet',
    product: 'Product',
    perMetre: (name: string, price: string) => `${name}, ${price}/m`,
    thickness: 'Thickness',
    anyThickness: 'Not chosen: the lowest price',
    thicknessOption: (mm: number, gauge: string, price: string) =>
      gauge ? `${mm} mm (gauge ${gauge}), ${price} a metre` : `${mm} mm, ${price} a metre`,
    colour: 'Colour',
    bareMetal: 'Bare metal: no colour to choose.',
    outOfStock: (colour: string) => `${colour}: out of stock`,
    screenColourHint: 'Screen colours differ; ask for a sample.',
    county: 'Deliver to',
    noCounty: 'Choose a county',
    round: 'Lengths rounded up to',
    roundChoices: { '0.1': '0.1 m', '0.01': '1 cm', stock: 'shop lengths' },
    roundHints: {
      '0.1': 'What fundis order and shops cut.',
      '0.01': 'Cut for you alone; least to pay for.',
      stock: 'Off the shelf, with end laps up the slope.',
    },
    stock: 'Lengths your shop keeps',
    stepTileHint: 'Step tiles come in whole steps, whatever the slope.',
  },
  assumptions: {
    heading: 'Change how we count',
    lead: 'Usual values, in metres. Change what you know better.',
    cover: 'Cover width',
    longest: 'Longest sheet',
    shortest: 'Shortest sheet',
    endLap: 'End lap of rows',
    step: 'Tile step',
    stepLap: 'Lap past last step',
    cap: 'Length of a cap',
    capLap: 'Lap of caps',
    valley: 'Length of a valley gutter',
    valleyLap: 'Lap of valley gutters',
    flashing: 'Length of a flashing',
    flashingLap: 'Lap of flashings',
    gutter: 'Length of an eave gutter',
    gutterLap: 'Lap of eave gutters',
    purlin: 'Purlin spacing',
    rafter: 'Rafter spacing',
    reset: 'Back to the usual values',
  },
  list: fundiList,
  bill: wholeBill,
  steps,
  estimates,
  templates,
  budget,
  result: {
    heading: 'What you need',
    listHeading: 'What your list comes to',
    chooseColour: 'Choose a colour',
    announcement: (count: number, lengthM: number, price: string) => `${sheets(count)}, ${metres(lengthM)}, ${price}`,
    sheetCount: sheets,
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
    pieceRange: ({ min, max }: Fasteners) => `${formatNumber(min)} to ${formatNumber(max)}`,
    nails: 'As roofing nails',
    kgRange: ({ minKg, maxKg }: Fasteners) => `${minKg} to ${maxKg} kg`,
    price: wholeBill.total,
    /** After the name of the total, where only sheets have a price. */
    sheetsOnly: ', sheets only',
    freeDelivery: ', free delivery',
    /** Below the total: pieces without a price. */
    without: (items: readonly string[]) => `Without ${items.join(', ').toLowerCase()}.`,
    /** While a thickness is still to be chosen. */
    priceFrom: `${wholeBill.total}, starting from`,
    perMetre: (price: string) => `${price}/m`,
    perM2: (covered: string, roof: string) =>
      `${covered} per m² covered; ${roof} per m² of this roof, laps and off-cuts included`,
    assumptionsHeading: 'This price assumes',
    walls: 'Your house',
    changeWalls: 'Change the walls',
    changeProduct: 'Change the product',
    cover: (name: string, coverM: number) =>
      `${name}, cover width ${formatNumber(Math.round(coverM * 1000))} mm, to confirm`,
    rounding: {
      '0.1': 'Sheet lengths are rounded up to the next 10 cm',
      '0.01': 'Sheet lengths are rounded up to the next centimetre',
      stock: (lengths: string) => `Laid from shop lengths of ${lengths} m, with end laps`,
      step: (stepM: number, lapM: number) =>
        `Sheet lengths are whole steps of ${formatNumber(Math.round(stepM * 1000))} mm, and ${formatNumber(Math.round(lapM * 1000))} mm past the last step`,
    },
    columnStart: {
      left: 'The first sheet is laid at the left edge',
      middle: 'The first sheet is laid in the middle, so there are fewer lengths to cut',
    },
    offcutReuse: (lengthM: number) =>
      `With careful cutting, off-cuts serve again: about ${metres(lengthM)} in all. The order uses the safe figure.`,
    offcutCorners: (count: number, shortest: string) =>
      `${pluralize(count, 'corner is', 'corners are')} shorter than a sheet of ${shortest}: cut from off-cuts at the same hips and valleys, marked with a star in the drawings, and not ordered.`,
    pricesAsOf: (day: string) => `Prices as of ${day}`,
    metres,
    squareMetres: (value: number) => `${roundToTwoDecimals(value)} m²`,
    showResult: 'See the count',
    noList: 'Paste or type the list: what it comes to appears here.',
    /** In the bar, with the list in front. */
    nothingOnList: 'Nothing on your list is counted yet',
    nothingToOrder: (hasHouse: boolean) =>
      `Nothing on your list is counted yet.${hasHouse ? ' Your house is only compared with it: it is not ordered.' : ''}`,
    invalidFields: 'The count comes back when this is corrected.',
    otherFields: 'Also:',
    allFigures: 'All figures',
  },
  /** What the price includes and excludes. */
  priceContents: {
    includedHeading: 'In this price',
    excludedHeading: 'Not in this price',
    /** Below the price, a link to that list: what is on it costs about so much, where that is known. */
    rest: (price: string | undefined) =>
      price ? `The rest of the roof: about ${price}` : 'Timber and labour are extra',
    /** Below a list of pieces without a price. */
    asked: 'We price the pieces when we confirm your order.',
    items: {
      sheets: (lengthM: number) => `${metres(lengthM)} of sheets`,
      caps: (count: number) => pluralize(count, 'ridge cap', 'ridge caps'),
      valleys: (count: number) => pluralize(count, 'valley gutter', 'valley gutters'),
      flashings: (count: number) => pluralize(count, 'flashing', 'flashings'),
      gutters: (count: number) => pluralize(count, 'eave gutter', 'eave gutters'),
      fasteners: (weightKg: number) => `${weightKg} kg of fasteners`,
    } satisfies Record<BillItem, (quantity: number) => string>,
    priced: (what: string, price: string) => `${what}: ${price}`,
    fasteners: ({ min, max, minKg, maxKg }: Fasteners) =>
      `${formatNumber(min)} to ${formatNumber(max)} fasteners, or about ${minKg} to ${maxKg} kg of roofing nails`,
    labour: 'Labour: ask your fundi',
    excludedFromList: 'Caps, flashings, fasteners, timber and labour: the price is of the sheets on your list only.',
  },
  /** An example, until walls are typed. */
  example: {
    label: 'Example',
    /** The name of the product follows. */
    heading: (walls: string) => `A ${walls} gable roof in`,
    price: (price: string) => `from ${price}`,
    /** Below the price. */
    note: (day: string, isSheetsOnly: boolean) => `${isSheetsOnly ? 'Sheets only, at prices' : 'Prices'} of ${day}`,
    /** Leads to the first field that is empty: the price appears by itself when both are filled in. */
    seePrice: 'See sheets and price',
    /** Below the button: the product, which is chosen after it. */
    startsWith: (product: string) => `In ${product}, until you choose another sheet.`,
    /** Leads to the field that is empty. */
    typeWalls: 'House size',
  },
  productComparison: {
    heading: (roofs: number): string => (roofs > 1 ? 'These roofs in every product' : 'This roof in every product'),
    lead: 'Same walls, same pitch: a cheaper metre may cover less. Choose one.',
    /** Until walls are typed. */
    leadPerM2: 'Price per metre, and per m² covered.',
    cheapest: 'Cheapest',
    pricePerMetre: 'Price per metre',
    /** Below the price of a metre; with "≈" where the cover width is not confirmed. */
    perM2: (price: string, isConfirmed: boolean) => `${isConfirmed ? '' : '≈ '}${price}/m²`,
    cheapestPerM2: 'Cheapest per m²',
    /** How much a roof costs less or more than in the chosen product. */
    less: (price: string) => `${price} less`,
    more: (price: string) => `${price} more`,
    yourChoice: 'your choice',
    /** `roofs` names the roofs that are too low; it is empty where there is one roof. */
    pitchTooLow: (minDeg: number, roofs: string) =>
      roofs ? `${roofs}: needs ${minDeg}° or steeper` : `Needs ${minDeg}° or steeper`,
    showAll: (count: number) => `Show all ${count}`,
  },
  cutList: {
    heading: 'Cut list',
    /** Above a link to it. */
    shortHeading: 'Cut list',
    lengths: (count: number) => `${count} lengths`,
    caption: 'Sheets of each length, longest first',
    sideCaption: (side: string) => `Sheets of each length: ${side}`,
    count: 'Sheets',
    length: 'Length',
    inFeet: 'In feet',
    metres: 'Metres',
    /** Follows the number of all sheets. */
    all: 'in all',
    sidesHeading: 'Cut list of each side',
    sideName: ({ facing, wing, nth }: Pick<Face, 'facing' | 'wing' | 'nth'>) => {
      const side = wing === undefined ? facings[facing] : `Wing ${wing}, ${facings[facing].toLowerCase()}`
      return nth === undefined ? side : `${side} ${nth}`
    },
  },
  drawings: {
    turnHint: 'Drag or use the arrows to turn.',
    noColour: (colour: string) => `choose one. Drawn in ${colour}`,
    roofAlt: (shape: string, walls: string) => `${shape} roof over walls of ${walls}`,
    rotation: (deg: number) => `Turned ${deg}°`,
    turnLeft: 'Turn left',
    turnRight: 'Turn right',
    sideAlt: (name: string) => `${name}: the sheets, numbered, with their lengths`,
    sidesHeading: 'Each side laid flat, to hand to the fundi',
  },
  warnings: {
    gapClosed:
      'Two wings stand so close that their eaves meet: we close the roof over the gap. Ask your fundi how to drain it.',
    pitchBelowMin: (pitchDeg: number, minDeg: number) =>
      `A pitch of ${roundToTwoDecimals(pitchDeg)}° is low for this profile: below ${minDeg}° rain can creep under the laps. Ask us first.`,
    sheetLong: (length: string) => `Sheets of ${length} are long: ask whether a lorry can bring them to your site.`,
  },
  errors: {
    notUnderstood: {
      length: (field: string, found: string) =>
        `${field}: “${found}” is not understood. Write it like 12.5, 41ft or 12'6".`,
      metric: (field: string, found: string) =>
        `${field}: “${found}” is not understood. Write it like 0.9, 900mm or 3ft.`,
      pitch: (field: string, found: string) =>
        `${field}: “${found}” is not understood. Write it in degrees, like 25, or as rise over run, like 4/12.`,
      stock: (field: string, found: string) =>
        `${field}: “${found}” is not understood. Write lengths in metres with commas between them: 2, 2.5, 3.`,
    },
    /** `found` has two numbers in a quote in metres; `feet` is how it reads in feet. */
    maybeFeet: (field: string, found: string, feet: string) =>
      `${field}: is “${found}” ${feet}? Then choose feet, or write 40'6".`,
    wingMissing: (field: string) => `${field}: type a length.`,
    outOfRange: {
      m: (field: string, min: string, max: string) => `${field} must be from ${min} m to ${max} m.`,
      ft: (field: string, min: string, max: string) => `${field} must be from ${min} to ${max}.`,
      deg: (field: string, min: string, max: string) => `${field} must be from ${min}° to ${max}°.`,
    },
  },
  ignoredKeys: (keys: string) => `Some of the link was not understood and was left out: ${keys}.`,
  more: 'More tools',
  restored: 'This is your last estimate, kept on this device.',
  clearRestored: 'Clear it',
  clearAll: 'Clear the form',
  order: {
    order: 'Order',
    ask: 'WhatsApp',
    chat: 'Order via WhatsApp',
    nothingPaid: 'Opens WhatsApp. You pay nothing yet.',
    call: 'Call',
    /** In a row with the button to order. */
    callShort: 'Call',
    correctField: (field: string) => `To order, correct: ${field}`,
    fillField: (field: string) => `To order, type: ${field}`,
    readListFirst: 'To order, read the list first',
    answerLine: (line: string) => `To order, answer: “${line}”`,
    completeLine: (line: string) => `To order, complete: “${line}”`,
    share: 'Share',
    inParts: (count: number) => `The order is long: please send all ${count} messages, one after the other.`,
    /** Above the link that is shared. */
    summary: (what: string, count: number, lengthM: number, price: string) =>
      `${what}: ${sheets(count)}, ${metres(lengthM)}, from ${price}`,
    shareFailed: 'Sharing is not possible here. Copy this:',
    print: 'Print',
  },
  ask: {
    heading: askPerson,
    /** Before there is an estimate. */
    measures: {
      text: 'Send us the length and width of the walls, the shape, the product, the colour and your county. We work it out with you.',
      chat: 'Ask on WhatsApp',
    },
    /** About the estimate. */
    question: { text: 'Questions? Send us this estimate.', chat: 'Send this estimate' },
  },
  askInWriting: (isBare: boolean) =>
    `Ask us to write down the thickness in mm, the cover width${isBare ? '' : ', the colour'} and the delivery.`,
  message: {
    hello: (brand: string) => `Hello ${brand}, I would like to order:`,
    question: (brand: string) => `Hello ${brand}, I have a question about this estimate:`,
    product: (name: string, colour: string) => `*${name}*, ${colour}`,
    thickness: (mm: number) => `Thickness ${mm} mm`,
    noColour: 'colour: not chosen',
    bareMetal: 'bare metal',
    outOfStock: 'Your site says that it is out of stock: when does it come?',
    roof: (shape: string, walls: string, pitch: string) => `${shape} ${walls}, ${pitch}`,
    eave: (length: string) => `eave ${length}`,
    verge: (length: string) => `verge ${length}`,
    gablet: (height: string) => `small gable ${height}`,
    tops: { wall: 'top at a wall', free: 'standing free' },
    falls: { one: 'falls to one side', two: 'falls to two sides' },
    wing: {
      front: (width: string, out: string, at: string) =>
        `wing at the front ${width} wide and ${out} out, ${at} from its left corner`,
      back: (width: string, out: string, at: string) =>
        `wing at the back ${width} wide and ${out} out, ${at} from its left corner seen from behind`,
    },
    pitch: (deg: number, slope: string) =>
      slope ? `${roundToTwoDecimals(deg)}° (${slope})` : `${roundToTwoDecimals(deg)}°`,
    walls: {
      m: (length: string, width: string) => `${length} x ${width} m`,
      ft: (length: string, width: string, lengthM: number, widthM: number) =>
        `${length} x ${width} (${roundToTwoDecimals(lengthM)} x ${roundToTwoDecimals(widthM)} m)`,
    },
    length: {
      m: (length: string) => `${length} m`,
      ft: (length: string, lengthM: number) => `${length} (${roundToTwoDecimals(lengthM)} m)`,
    },
    numberedRoof: (n: number, line: string) => `Roof ${n}: ${line}`,
    notCounted: (n: number) => `(Roof ${n} has no size yet and is not counted.)`,
    cover: (coverM: number) => `Cover width: ${formatNumber(Math.round(coverM * 1000))} mm, please confirm`,
    cutListHeading: 'Cut list:',
    listHeading: 'From my list:',
    /** `feet` is empty in a quote in metres. */
    cut: (count: number, lengthM: number, feet = '') => `${count} x ${metres(lengthM)}${feet && ` (${feet})`}`,
    moreCuts: (lengths: number, count: number, lengthM: number) =>
      `and ${pluralize(lengths, 'more length', 'more lengths')}: ${sheets(count)}, ${metres(lengthM)}`,
    /** The last line of the first message, and the first line of each other one. */
    part: (n: number, of: number) =>
      n === 1 ? `Message 1 of ${of}: the rest follows.` : `Message ${n} of ${of} of my order:`,
    total: (lengthM: number, price: string, count: number, day: string) =>
      `Total ${metres(lengthM)}, from ${price}, ${sheets(count)}. Prices of ${day}.`,
    included: (items: string) => `In it: ${items}`,
    excluded: (items: string) => `Not in it, please tell me the price: ${items}`,
    listTotal: (lengthM: number) => `My fundi’s list has ${metres(lengthM)}.`,
    uncountedHeading: 'On the list, not counted. Please ask me about:',
    moreUncounted: (count: number) => `and ${pluralize(count, 'more line', 'more lines')}`,
    listNotInLink: 'The list is too long for the link: its lengths are in these messages.',
    ridgeAlongWidth: 'ridge along the shorter wall',
    /** `county` is empty if it is unknown. */
    delivery: (county: string, isFree: boolean) =>
      `Deliver to ${county ? `${county} county` : 'my site'}${isFree ? ', free of charge' : ''}`,
    confirm: (isBare: boolean) =>
      `Please confirm gauge in mm, cover width, ${isBare ? '' : 'colour, '}delivery in writing.`,
  },
  print: {
    title: (brand: string) => `Roof estimate, ${brand}`,
    date: (day: string) => `Printed ${day}`,
    sidesHeading: {
      m: 'Each side laid flat, seen from outside: sheets numbered, lengths in metres',
      ft: 'Each side laid flat, seen from outside: sheets numbered, lengths in feet and inches',
    },
    listHeading: 'The list, as we read it',
    moreLines: (count: number) => `and ${pluralize(count, 'more line', 'more lines')}`,
  },
}

export type EstimatorWords = typeof estimator

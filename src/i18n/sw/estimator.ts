import type { estimator as english } from '#i18n/en/estimator.ts'
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
  `${count === 1 ? single : several} ${formatNumber(count)}`
const sheets = (count: number) => pluralize(count, 'bati', 'mabati')

const facings = { front: 'Mbele', back: 'Nyuma', left: 'Kushoto', right: 'Kulia' }
const shapes = {
  'lean-to': 'Upande mmoja (lean-to)',
  gable: 'Pande mbili (gable)',
  hip: 'Pande nne (hip)',
  'dutch-gable': 'Pande nne na gable ndogo (Dutch gable)',
  hidden: 'Paa lililofichwa (hidden roof)',
}

/** The texts of the roof estimate. Only those of the page’s language are sent to the browser. */
export const estimator: typeof english = {
  disclaimer: 'Haya ni makadirio: oda yako ni ile tunayothibitisha kwa maandishi.',
  day: isoDate => formatDay(isoDate, 'sw'),
  today: moment => formatDay(nairobiDate(moment), 'sw'),
  partLabel: (whole, part) => `${whole}, ${part.toLowerCase()}`,
  entryTabs: {
    legend: 'Una nini?',
    house: 'Najua nyumba yangu',
    houseHint: 'Urefu na upana',
    list: 'Nina orodha',
    listHint: 'Ya fundi au ya duka',
  },
  units: {
    m: { name: 'mita', short: 'm', full: 'kwa mita' },
    ft: { name: 'futi', short: 'ft', full: 'kwa futi' },
    deg: { short: '°', full: 'kwa digrii' },
  },
  roofs: {
    heading: 'Paa lako',
    houseHeading: 'Nyumba yako',
    numbered: n => `Paa ${n}`,
    units: 'Vipimo kwa',
    shape: 'Umbo',
    moreShapes: 'Maumbo zaidi',
    fewerShapes: 'Maumbo machache',
    shapes,
    kinds: {
      ...shapes,
      'dutch-gable': 'Gable ndogo juu (Dutch gable)',
      L: 'L',
      T: 'T',
      U: 'U',
      cross: 'Msalaba (cross)',
    },
    kindHints: {
      // The names already count the slopes.
      'lean-to': 'Juu upande mmoja, chini upande wa pili',
      gable: 'Ncha za pembetatu',
      hip: 'Mteremko juu ya kila ukuta',
      'dutch-gable': 'Pande nne, na gable ndogo juu',
      hidden: 'Karibu tambarare, nyuma ya kuta',
      L: 'Bawa (wing) kwenye pembe',
      T: 'Bawa (wing) kwenye ukuta',
      U: 'Bawa (wing) kwenye kila pembe',
      cross: 'Bawa (wing) moja mbele, moja nyuma',
    },
    endShape: 'Miisho',
    endShapes: {
      gable: 'gable',
      hip: 'hip',
      'dutch-gable': 'Dutch gable',
    },
    shapeWithEnds: (plan, ends) => `Umbo la ${plan}, miisho ${ends},`,
    planAlt: 'Kuta zako kutoka juu, na vipimo vyake',
    planFront: 'mbele',
    planHint:
      'Gusa bawa kisha lisogeze kando ya ukuta wake kwa kidole au kwa vitufe vya mshale. Tulianza na vipimo vya kawaida: andika vyako.',
    moveWing: n => `Sogeza bawa ${n} kando ya ukuta wake`,
    wingPosition: (at, out) => `${at} kutoka pembe ya kushoto ukiwa nje, linatokeza ${out}`,
    numberedWing: n => `Bawa ${n}`,
    wingSides: { front: 'Mbele', back: 'Nyuma' },
    wingParts: { at: 'Kutoka pembe ya kushoto', out: 'Linatokeza kutoka ukutani', width: 'Upana' },
    seenFromOutside: 'Ukiangalia ukiwa nje',
    addFirstWing: 'Ongeza bawa (wing)',
    addWing: 'Ongeza bawa lingine',
    removeWing: n => `Ondoa bawa ${n}`,
    length: 'Urefu',
    width: 'Upana',
    lengthHint: {
      m: 'Pima nje ya kuta, kwa mfano 12.5',
      ft: 'Pima nje ya kuta, kwa mfano 40 au 40 6',
    },
    measureHeading: 'Jinsi ya kupima',
    measureSteps: [
      'Pima nje ya kuta, kutoka pembe hadi pembe. Usihesabu sehemu ya paa inayopita ukuta.',
      'Urefu na upana ni vya nyumba kuu: mabawa, veranda na gereji yana nafasi zake.',
      'Unaweza kuandika kipimo chochote: 12\'6", 41ft, 3800mm, 3.8m. Kuta zote mbili kwa pamoja: 12 x 9.',
    ],
    direction: {
      ridge: wall => `Sasa kilele (ridge) kiko sambamba na ukuta wa ${wall}.`,
      longer: 'Kilele (ridge) kiko sambamba na ukuta mrefu zaidi.',
      withWings: 'Kilele (ridge) cha nyumba kuu kiko sambamba na urefu wake.',
      highSide: wall => `Sasa upande wa juu uko kwenye ukuta wa ${wall}.`,
      falls: {
        one: wall => `Sasa maji hushuka kwenye ukuta mmoja wa ${wall}.`,
        two: wall => `Sasa maji hushuka kwenye kuta zote mbili za ${wall}.`,
      },
      turn: 'Geuza paa upande mwingine',
      more: price => `${price} zaidi`,
      less: price => `${price} pungufu`,
      same: 'bei ile ile',
    },
    example: text => `mfano ${text}`,
    addHalfFoot: field => `${field}: ongeza nusu futi`,
    top: 'Upande wa juu',
    topChoices: { wall: 'kwenye ukuta', free: 'wazi' },
    pitch: 'Mwinuko',
    riseOverRun: 'kimo / umbali',
    rise: 'Kimo (rise)',
    run: 'Umbali (run)',
    over: 'kwa',
    pitchInDegrees: deg => `Ni ${roundToTwoDecimals(deg)}°.`,
    commonPitches: 'Miinuko ya kawaida',
    assumedPitchRange: (usualDeg, fromDeg, toDeg, min, max) =>
      `Huna hakika? Acha ${usualDeg}°. Kati ya ${fromDeg}° na ${toDeg}° ni ${min} hadi ${max}.`,
    pitchRange: (fromDeg, toDeg, min, max) => `Kati ya ${fromDeg}° na ${toDeg}° paa hili ni ${min} hadi ${max}.`,
    refinements: {
      pitch: pitch => `Mwinuko ${pitch}`,
      overhang: eave => `upenu ${eave}`,
      overhangs: (eave, verge) => `upenu ${eave} na ukingo ${verge}`,
      gablet: height => `gable ndogo ${height}`,
      change: 'Badilisha',
    },
    guide: 'Mwinuko, upenu na ukingo wa kando ni nini?',
    guideAlt:
      'Mwinuko (pitch) ni pembe kati ya paa na usawa. Upenu (eave) ni kiasi ambacho paa linapita ukuta upande wa chini, ukipima kwa usawa. Ukingo wa kando (verge) ni kiasi ambacho linapita ukuta wa pembetatu.',
    eave: 'Upenu',
    verge: 'Ukingo wa kando',
    gablet: 'Kimo cha gable ndogo',
    falls: 'Maji hushuka',
    fallsChoices: { one: 'upande mmoja', two: 'pande mbili' },
    addRoof: 'Ongeza paa lingine',
    addRoofHint: 'Veranda, gereji, jikoni: jumla moja kwa yote.',
    removeRoof: n => `Ondoa paa ${n}`,
    notCounted: n => `Paa ${n} bado halijahesabiwa: andika urefu na upana wake.`,
    decrease: field => `Punguza ${field.toLowerCase()}`,
    increase: field => `Ongeza ${field.toLowerCase()}`,
  },
  sheet: {
    heading: 'Bati lako',
    product: 'Bidhaa',
    perMetre: (name, price) => `${name}, ${price}/m`,
    thickness: 'Unene',
    anyThickness: 'Hujachagua: bei ya chini zaidi',
    thicknessOption: (mm, gauge, price) =>
      gauge ? `${mm} mm (geji ${gauge}), ${price} kwa mita` : `${mm} mm, ${price} kwa mita`,
    colour: 'Rangi',
    bareMetal: 'Bati tupu: hakuna rangi ya kuchagua.',
    outOfStock: colour => `${colour}: imekwisha`,
    screenColourHint: 'Rangi kwenye skrini hutofautiana; omba sampuli.',
    county: 'Kaunti',
    noCounty: 'Chagua kaunti',
    round: 'Urefu hupandishwa hadi',
    roundChoices: { '0.1': '0.1 m', '0.01': '1 cm', stock: 'urefu wa dukani' },
    roundHints: {
      '0.1': 'Vipimo vya mafundi na maduka.',
      '0.01': 'Ya kukatiwa wewe tu; bei ya chini zaidi.',
      stock: 'Mabati yaliyo dukani, yakipandana kwa safu (end lap).',
    },
    stock: 'Urefu ulio dukani kwako',
    stepTileHint: 'Vigae vya hatua huja kwa hatua nzima, hata paa liwe na urefu gani.',
  },
  assumptions: {
    heading: 'Badilisha urefu, kupandana na umbali wa mbao',
    lead: 'Vipimo vya kawaida, kwa mita. Badilisha unachojua vizuri zaidi.',
    cover: 'Upana unaofunika (cover width)',
    longest: 'Bati refu zaidi',
    shortest: 'Bati fupi zaidi',
    endLap: 'Kupandana kwa safu (end lap)',
    step: 'Hatua ya kigae (tile step)',
    stepLap: 'Ziada baada ya hatua ya mwisho',
    cap: 'Urefu wa kofia',
    capLap: 'Kupandana kwa kofia',
    valley: 'Urefu wa mfereji wa paa',
    valleyLap: 'Kupandana kwa mifereji ya paa',
    flashing: 'Urefu wa bati la ukingo',
    flashingLap: 'Kupandana kwa mabati ya ukingo',
    gutter: 'Urefu wa mfereji wa maji',
    gutterLap: 'Kupandana kwa mifereji ya maji',
    purlin: 'Umbali wa mbao (purlins)',
    rafter: 'Umbali wa kenchi (rafters)',
    reset: 'Rudisha vipimo vya kawaida',
  },
  list: fundiList,
  bill: wholeBill,
  steps,
  estimates,
  templates,
  budget,
  result: {
    heading: 'Unachohitaji',
    listHeading: 'Jumla ya orodha yako',
    chooseColour: 'Chagua rangi',
    announcement: (count, lengthM, price) => `${pluralize(count, 'Bati', 'Mabati')}, ${metres(lengthM)}, ${price}`,
    sheetCount: sheets,
    roofArea: 'Eneo la paa',
    slopeLength: 'Urefu wa mteremko',
    sheets: 'Mabati',
    runningMetres: 'Jumla ya mita',
    ridgeLength: 'Urefu wa kilele (ridge)',
    hipLength: 'Urefu wa migongo ya pembe (hips)',
    valleyLength: 'Urefu wa mifereji ya paa (valleys)',
    eaveLength: 'Urefu wa upenu (eave)',
    vergeLength: 'Urefu wa ukingo wa kando (verge)',
    caps: 'Kofia (caps)',
    valleys: 'Mifereji ya paa (valleys)',
    flashings: 'Mabati ya ukingo (flashing)',
    gutters: 'Mifereji ya maji (gutters)',
    headLength: 'Bati la juu ukutani (head flashing)',
    wallLength: 'Bati la ukutani (wall flashing)',
    fasteners: 'Skrubu au misumari (fasteners)',
    pieceRange: ({ min, max }) => `${formatNumber(min)} hadi ${formatNumber(max)}`,
    nails: 'Ikiwa ni misumari ya paa',
    kgRange: ({ minKg, maxKg }) => `${minKg} hadi ${maxKg} kg`,
    price: wholeBill.total,
    sheetsOnly: ', mabati tu',
    without: items => `Bila ${items.join(', ').toLowerCase()}.`,
    priceFrom: `${wholeBill.total}, kuanzia`,
    perMetre: price => `${price}/m`,
    perM2: (covered, roof) =>
      `${covered} kwa m² inayofunikwa; ${roof} kwa m² ya paa hili, pamoja na kupandana na mabaki`,
    assumptionsHeading: 'Bei hii imehesabiwa kwa',
    walls: 'Nyumba yako',
    changeWalls: 'Badilisha kuta',
    cover: (name, coverM) =>
      `${name}, upana unaofunika (cover width) ${formatNumber(Math.round(coverM * 1000))} mm, wa kuthibitisha`,
    rounding: {
      '0.1': 'Urefu wa kila bati huongezwa hadi sentimita 10 inayofuata',
      '0.01': 'Urefu wa kila bati huongezwa hadi sentimita inayofuata',
      stock: lengths => `Mabati ya dukani ya ${lengths} m, yakipandana kwa safu (end lap)`,
      step: (stepM, lapM) =>
        `Urefu wa kila bati ni hatua nzima za ${formatNumber(Math.round(stepM * 1000))} mm, na ${formatNumber(Math.round(lapM * 1000))} mm zaidi ya hatua ya mwisho`,
    },
    columnStart: {
      left: 'Bati la kwanza huwekwa ukingo wa kushoto',
      middle: 'Bati la kwanza huwekwa katikati, ili ukate urefu wa aina chache',
    },
    offcutReuse: lengthM =>
      `Ukikata kwa uangalifu, mabaki hutumika tena: takriban ${metres(lengthM)} kwa jumla. Oda hutumia hesabu ya uhakika.`,
    offcutCorners: (count, shortest) =>
      `Pembe ${formatNumber(count)} ni fupi kuliko bati la ${shortest}: hukatwa kwenye mabaki ya mifereji ya paa na ya migongo ya pembe (hips), kwa hiyo hazimo kwenye oda; zina alama ya nyota kwenye michoro.`,
    pricesAsOf: day => `Bei za ${day}`,
    metres,
    squareMetres: value => `${roundToTwoDecimals(value)} m²`,
    showResult: 'Ona hesabu',
    noList: 'Bandika au andika orodha: jumla yake itaonekana hapa.',
    nothingOnList: 'Orodha yako haijahesabiwa bado',
    nothingToOrder: hasHouse =>
      `Hakuna kilichohesabiwa bado kwenye orodha yako.${hasHouse ? ' Nyumba yako ni ya kulinganisha tu: haiagizwi.' : ''}`,
    invalidFields: 'Hesabu itarudi ukirekebisha hili.',
    otherFields: 'Pia:',
    allFigures: 'Hesabu zote',
  },
  priceContents: {
    includedHeading: 'Vilivyo kwenye bei hii',
    excludedHeading: 'Havimo kwenye bei hii',
    asked: 'Tutaweka bei ya vipande hivi tukithibitisha oda yako.',
    items: {
      sheets: lengthM => `mabati ${metres(lengthM)}`,
      caps: count => `kofia (caps) ${formatNumber(count)}`,
      valleys: count => `mifereji ya paa (valleys) ${formatNumber(count)}`,
      flashings: count => `mabati ya ukingo (flashing) ${formatNumber(count)}`,
      gutters: count => `mifereji ya maji (gutters) ${formatNumber(count)}`,
      fasteners: weightKg => `skrubu (fasteners) ${weightKg} kg`,
    },
    priced: (what, price) => `${what}: ${price}`,
    fasteners: ({ min, max, minKg, maxKg }) =>
      `skrubu (fasteners) ${formatNumber(min)} hadi ${formatNumber(max)}, au misumari ya paa takriban ${minKg} hadi ${maxKg} kg`,
    labour: 'Kazi: muulize fundi wako',
    excludedFromList: 'Kofia, mabati ya ukingo, skrubu, mbao na kazi: bei hii ni ya mabati ya orodha yako pekee.',
  },
  example: {
    heading: walls => `Mfano: paa la pande mbili, ${walls}, kwa`,
    price: price => `kuanzia ${price}`,
    invitation: 'Andika urefu na upana: bei na mchoro wa paa lako huonekana hapa.',
    short: walls => `Mfano ${walls}, kuanzia`,
  },
  productComparison: {
    heading: roofs => (roofs > 1 ? 'Mapaa haya kwa kila bidhaa' : 'Paa hili kwa kila bidhaa'),
    lead: 'Kuta na mwinuko ule ule: mita ya bei nafuu huenda ikafunika kidogo. Chagua moja.',
    cheapest: 'Nafuu zaidi',
    less: price => `${price} pungufu`,
    more: price => `${price} zaidi`,
    pitchTooLow: (minDeg, roofs) =>
      roofs ? `${roofs}: inahitaji ${minDeg}° au zaidi` : `Inahitaji ${minDeg}° au zaidi`,
    showAll: count => `Onyesha zote ${count}`,
  },
  cutList: {
    heading: 'Orodha ya vipimo (cut list)',
    see: 'Tazama orodha ya vipimo',
    seeOne: (count, length) => `${count} × ${length}: tazama orodha ya vipimo`,
    caption: 'Mabati ya kila urefu, marefu zaidi kwanza',
    sideCaption: side => `Mabati ya kila urefu: ${side}`,
    count: 'Mabati',
    length: 'Urefu',
    inFeet: 'Kwa futi',
    metres: 'Mita',
    all: 'kwa jumla',
    sidesHeading: 'Orodha ya kila upande',
    sideName: ({ facing, wing, nth }) => {
      const side = wing === undefined ? facings[facing] : `Bawa ${wing}, ${facings[facing].toLowerCase()}`
      return nth === undefined ? side : `${side} ${nth}`
    },
  },
  drawings: {
    turnHint: 'Buruta paa ili uligeuze.',
    noColour: colour => `Mchoro una rangi ya ${colour} hadi uchague.`,
    roofAlt: (shape, walls) => `Paa: ${shape.toLowerCase()}, juu ya kuta za ${walls}`,
    rotation: deg => `Limegeuzwa ${deg}°`,
    turnLeft: 'Geuza kushoto',
    turnRight: 'Geuza kulia',
    sideAlt: name => `${name}: mabati, nambari zake na urefu wake`,
    sidesHeading: 'Kila upande tambarare, wa kumpa fundi',
  },
  warnings: {
    gapClosed:
      'Sehemu mbili za paa ziko karibu sana, upenu kwa upenu: tunafunika pengo kati yake. Muulize fundi wako maji yatatoka wapi.',
    pitchBelowMin: (pitchDeg, minDeg) =>
      `Mwinuko wa ${roundToTwoDecimals(pitchDeg)}° ni mdogo kwa umbo hili: chini ya ${minDeg}° mvua inaweza kupenya mabati yanapopandana. Tuulize kwanza.`,
    sheetLong: length => `Mabati ya ${length} ni marefu: uliza kama lori linaweza kuyaleta kwako.`,
  },
  errors: {
    notUnderstood: {
      length: (field, found) => `${field}: “${found}” haieleweki. Andika kama 12.5, 41ft au 12'6".`,
      metric: (field, found) => `${field}: “${found}” haieleweki. Andika kama 0.9, 900mm au 3ft.`,
      pitch: (field, found) =>
        `${field}: “${found}” haieleweki. Andika kwa digrii, kama 25, au kimo kwa umbali, kama 4/12.`,
      stock: (field, found) => `${field}: “${found}” haieleweki. Andika urefu kwa mita, na koma kati yake: 2, 2.5, 3.`,
    },
    maybeFeet: (field, found, feet) => `${field}: “${found}” ni ${feet}? Basi chagua futi, au andika 40'6".`,
    wingMissing: field => `${field}: andika kipimo.`,
    outOfRange: {
      m: (field, min, max) => `${field}: inapaswa kuwa kati ya ${min} m na ${max} m.`,
      ft: (field, min, max) => `${field}: inapaswa kuwa kati ya ${min} na ${max}.`,
      deg: (field, min, max) => `${field}: inapaswa kuwa kati ya ${min}° na ${max}°.`,
    },
  },
  ignoredKeys: keys => `Sehemu ya kiungo haikueleweka ikaachwa: ${keys}.`,
  more: 'Zana zaidi',
  restored: 'Haya ni makadirio yako ya mwisho, yaliyohifadhiwa kwenye kifaa hiki.',
  clearRestored: 'Yafute',
  clearAll: 'Futa ulichoandika',
  order: {
    order: 'Agiza',
    ask: 'WhatsApp',
    chat: 'Agiza kwa WhatsApp',
    nothingPaid: 'Oda hufunguka kwenye WhatsApp. Bado hulipi chochote.',
    call: 'Piga simu',
    callShort: 'Piga',
    correctField: field => `Ili kuagiza, rekebisha: ${field}`,
    fillField: field => `Ili kuagiza, andika: ${field}`,
    readListFirst: 'Ili kuagiza, subiri orodha isomwe',
    answerLine: line => `Ili kuagiza, jibu: “${line}”`,
    completeLine: line => `Ili kuagiza, kamilisha: “${line}”`,
    share: 'Shiriki',
    inParts: count => `Oda ni ndefu: tafadhali tuma jumbe zote ${count}, moja baada ya nyingine.`,
    summary: (what, count, lengthM, price) => `${what}: ${sheets(count)}, ${metres(lengthM)}, kuanzia ${price}`,
    shareFailed: 'Haiwezekani kushiriki hapa. Nakili hii:',
    print: 'Chapisha',
  },
  ask: {
    heading: askPerson,
    measures: {
      text: 'Tutumie urefu na upana wa kuta, umbo la paa, bidhaa, rangi na kaunti yako. Tutahesabu pamoja nawe.',
      chat: 'Tuma kwa WhatsApp',
    },
    question: { text: 'Una swali? Tutumie makadirio haya.', chat: 'Tuma makadirio haya' },
  },
  askInWriting: isBare =>
    `Tuombe tuandike unene kwa mm, upana unaofunika (cover width)${isBare ? '' : ', rangi'} na usafirishaji.`,
  message: {
    hello: brand => `Habari ${brand}, ningependa kuagiza:`,
    question: brand => `Habari ${brand}, nina swali kuhusu makadirio haya:`,
    product: (name, colour) => `*${name}*, ${colour}`,
    thickness: mm => `Unene (thickness) ${mm} mm`,
    noColour: 'rangi (colour): haijachaguliwa',
    bareMetal: 'bati tupu (bare metal)',
    outOfStock: 'Tovuti yenu inasema imekwisha (out of stock): itafika lini?',
    roof: (shape, walls, pitch) => `${shape} ${walls}, ${pitch}`,
    eave: length => `upenu (eave) ${length}`,
    verge: length => `ukingo wa kando (verge) ${length}`,
    gablet: height => `gable ndogo ${height}`,
    tops: { wall: 'juu kwenye ukuta', free: 'juu wazi' },
    falls: { one: 'maji hushuka upande mmoja', two: 'maji hushuka pande mbili' },
    wing: {
      front: (width, out, at) =>
        `bawa (wing) la mbele, upana ${width}, linatokeza ${out}, ${at} kutoka pembe yake ya kushoto`,
      back: (width, out, at) =>
        `bawa (wing) la nyuma, upana ${width}, linatokeza ${out}, ${at} kutoka pembe yake ya kushoto ukiwa nyuma`,
    },
    pitch: (deg, slope) => (slope ? `${roundToTwoDecimals(deg)}° (${slope})` : `${roundToTwoDecimals(deg)}°`),
    walls: {
      m: (length, width) => `${length} x ${width} m`,
      ft: (length, width, lengthM, widthM) =>
        `${length} x ${width} (${roundToTwoDecimals(lengthM)} x ${roundToTwoDecimals(widthM)} m)`,
    },
    length: {
      m: length => `${length} m`,
      ft: (length, lengthM) => `${length} (${roundToTwoDecimals(lengthM)} m)`,
    },
    numberedRoof: (n, line) => `Paa ${n}: ${line}`,
    notCounted: n => `(Paa ${n} bado halina vipimo, na halijahesabiwa.)`,
    cover: coverM =>
      `Upana unaofunika (cover width): ${formatNumber(Math.round(coverM * 1000))} mm, naomba uthibitishe`,
    cutListHeading: 'Orodha ya vipimo (cut list):',
    listHeading: 'Kutoka kwa orodha yangu:',
    cut: (count, lengthM, feet = '') => `${count} x ${metres(lengthM)}${feet && ` (${feet})`}`,
    moreCuts: (lengths, count, lengthM) =>
      `na vipimo vingine ${formatNumber(lengths)}: ${sheets(count)}, ${metres(lengthM)}`,
    part: (n, of) =>
      n === 1 ? `Ujumbe 1 kati ya ${of}: mengine yanafuata.` : `Ujumbe ${n} kati ya ${of} wa oda yangu:`,
    total: (lengthM, price, count, day) =>
      `Jumla (total) ${metres(lengthM)}, kuanzia (from) ${price}, ${sheets(count)}. Bei za ${day}.`,
    included: items => `Ndani ya bei (in it): ${items}`,
    excluded: items => `Nje ya bei (not in it), naomba bei yake: ${items}`,
    listTotal: lengthM => `Orodha ya fundi wangu ina ${metres(lengthM)}.`,
    uncountedHeading: 'Iko kwenye orodha, haijahesabiwa. Naomba uniulize kuhusu:',
    moreUncounted: count => `na ${pluralize(count, 'mstari mwingine', 'mistari mingine')}`,
    listNotInLink: 'Orodha ni ndefu kuliko kiungo: vipimo vyake viko kwenye jumbe hizi.',
    ridgeAlongWidth: 'kilele (ridge) sambamba na ukuta mfupi',
    delivery: (county, isFree) =>
      `Leta (deliver to) ${county ? `kaunti ya ${county}` : 'kwangu'}${isFree ? ', bure' : ''}`,
    confirm: isBare =>
      `Naomba uthibitishe kwa maandishi: geji (gauge) kwa mm, upana unaofunika (cover width), ${isBare ? '' : 'rangi (colour), '}usafirishaji (delivery).`,
  },
  print: {
    title: brand => `Makadirio ya paa, ${brand}`,
    date: day => `Imechapishwa ${day}`,
    sidesHeading: {
      m: 'Kila upande tambarare, kutoka nje: mabati yana nambari, urefu ni kwa mita',
      ft: 'Kila upande tambarare, kutoka nje: mabati yana nambari, urefu ni kwa futi na inchi',
    },
    listHeading: 'Orodha, tulivyoisoma',
    moreLines: count => `na ${pluralize(count, 'mstari mwingine', 'mistari mingine')}`,
  },
}

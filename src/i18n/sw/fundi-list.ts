import type { fundiList as english } from '#i18n/en/fundi-list.ts'
import { formatFeet } from '#roofing/lengths/format-length.ts'
import { type LengthUnit, metresPer } from '#roofing/lengths/unit.ts'
import type { Guess } from '#roofing/list/needs.ts'
import type { GoodsKind } from '#roofing/list/vocabulary.ts'
import { formatMetres, roundUpToPart } from '#roofing/take-off/rounding.ts'

/** A length, rounded up to the millimetre, so that a list in feet never looks shorter than it is. */
const metres = (lengthM: number) => `${roundUpToPart(lengthM, 1000)} m`
/** The length of a nail or screw, which are sold by the inch. */
const inches = (lengthM: number) => `inchi ${Math.round((lengthM / metresPer.in) * 100) / 100}`
/** A total length, rounded up to the centimetre, as in the result. */
const formatTotal = (lengthM: number) => `${formatMetres(lengthM)} m`

/** A length in the unit of the list, with metres beside feet. */
const lengthInUnit = (lengthM: number, unit: LengthUnit) =>
  unit === 'ft' || unit === 'in' ? `${formatFeet(lengthM)} (${metres(lengthM)})` : metres(lengthM)

const sheets = (count: number) => `${count === 1 ? 'bati' : 'mabati'} ${count}`

/** A number of sheets of one length: `bati la` for one, `mabati ya` for several. */
const sheetsOf = (count: number, size: string) => `${sheets(count)} ${count === 1 ? 'la' : 'ya'} ${size}`

const goodsNames: Readonly<Record<GoodsKind, string>> = {
  ridge: 'Kofia (caps)',
  valley: 'Mifereji ya paa (valleys)',
  fastener: 'Misumari ya mabati au skrubu',
  nail: 'Misumari ya mbao',
  gutter: 'Mifereji ya maji (gutters)',
  flashing: 'Mabati ya ukingo (flashing)',
  'plain-sheet': 'Mabati bapa',
  timber: 'Mbao',
  other: 'Vitu vingine',
}

const guessNames: Readonly<Record<Guess, string>> = {
  wings: 'vipimo vya mabawa',
  eave: 'upenu (eave)',
  pitch: 'mwinuko (pitch)',
}
const joinWords = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} na ${words[words.length - 1]}` : words.join('')

/** A fundi’s list: how it was understood, open questions, and the comparison with the roof. */
export const fundiList: typeof english = {
  heading: 'Orodha yako',
  compareListHeading: 'Linganisha na orodha ya fundi',
  compareHouseHeading: 'Linganisha na nyumba yako',
  label: 'Orodha uliyopewa na fundi',
  hint: 'mabati 20 za mita 3, 15 × 2.5, 8 of 3200mm, 20 pcs x 3m, 6@10ft: moja au zaidi kwa kila mstari.',
  unit: { m: 'Nambari zisizo na kipimo husomwa kama mita.', ft: 'Nambari zisizo na kipimo husomwa kama futi.' },
  readAs: { m: 'Zisome kama mita', ft: 'Zisome kama futi' },
  reading: 'Tunasoma orodha yako …',
  tooLong: (lines, kept) =>
    `Orodha hii ni ndefu mno kuhifadhiwa au kutumwa: kati ya mistari ${lines}, ni ya kwanza ${kept - 1} tu inayohifadhiwa. Igawe iwe orodha mbili.`,
  failed: 'Orodha haiwezi kusomwa kwa sasa: sehemu ya ukurasa inayoisoma haikufika. Ulichoandika kimehifadhiwa.',
  retry: 'Jaribu tena',
  entriesHeading: 'Tulivyoisoma',
  sheetCount: sheets,
  length: lengthInUnit,
  sum: (count, lengthM) => `= ${metres(count * lengthM)}`,
  ignoredWords: words => `Tumeruka: ${words}`,
  goodsNames,
  goods: ({ goods, pieces, lengthM, weightKg, runningM }) => {
    const details = [
      pieces === undefined ? '' : pieces === 1 ? 'kipande 1' : `vipande ${pieces}`,
      weightKg === undefined ? '' : `${weightKg} kg`,
      lengthM === undefined ? '' : goods === 'nail' || goods === 'fastener' ? inches(lengthM) : metres(lengthM),
      runningM === undefined ? '' : `${metres(runningM)} kwa jumla`,
    ].filter(Boolean)
    return `${goodsNames[goods]}${details.length > 0 ? `, ${details.join(', ')}` : ''}: si mabati, hatukuhesabu`
  },
  unread: {
    'no-length': 'Haijahesabiwa: urefu gani?',
    'no-count': 'Haijahesabiwa: mabati mangapi?',
    unclear: 'Haijaeleweka: sema ni mabati mangapi na ya urefu gani',
    'not-sheets': 'Umesema si mabati',
  },
  openQuestion: 'Haijahesabiwa: kuna swali linalosubiri jibu',
  totalLine: 'Haijahesabiwa: ni jumla ya mistari mingine',
  nothingToCount: 'Hakuna cha kuhesabu',
  questions: {
    noun: about => (about ? `Je, “${about}” ni mabati ya paa?` : 'Je, haya ni mabati ya paa?'),
    heading: about => `Je, mistari iliyo chini ya “${about}” ni mabati ya paa?`,
    order: () => 'Nambari gani ni hesabu ya mabati?',
    length: () => 'Kwa kawaida bati lina urefu wa 1 hadi 6 m. Ulimaanisha nini?',
    count: () => 'Nambari kubwa ni mabati, au ni pesa?',
    numbers: () => 'Kuna nambari zaidi ya hesabu na urefu. Ulimaanisha nini?',
    unit: () => 'Mita au futi?',
    size: () => 'Haya ni mabati, au ni ukubwa wa kitu?',
    words: () => 'Je, haya ni mabati ya kununua, na ni mangapi?',
  },
  sameQuestion: 'Tumeuliza hapo juu',
  choice: (count, lengthM, unit) => sheetsOf(count, lengthInUnit(lengthM, unit)),
  notSheets: 'Si mabati',
  notSheetsAbout: source => `“${source}” si mabati`,
  changeAnswerTo: source => `Uliza tena kuhusu “${source}”`,
  changeAnswer: 'Badilisha',
  openQuestions: count =>
    count === 1
      ? 'Swali moja halijajibiwa. Hadi ujibu, mstari wake hauhesabiwi.'
      : `Maswali ${count} hayajajibiwa. Hadi ujibu, mistari yake haihesabiwi.`,
  showMore: count => `Onyesha mistari ${count} zaidi`,
  total: (count, lengthM, price) => `${sheets(count)}, ${formatTotal(lengthM)}, ${price}`,
  comparison: {
    heading: 'Orodha yako na paa hili',
    metres: (listM, roofM) =>
      `Orodha yako ina ${formatTotal(listM)}, paa hili linahitaji takriban ${formatTotal(roofM)}.`,
    more: (byM, price) => `Ni ${formatTotal(byM)} zaidi, ${price} kwa bei hii.`,
    less: (byM, price) => `Ni ${formatTotal(byM)} pungufu, ${price} kwa bei hii.`,
    verdicts: {
      covers: 'Mabati haya yanafunika paa.',
      more: 'Mabati haya yanafunika paa, na zaidi ya sehemu moja ya kumi inabaki. Uliza mabaki ni ya nini kabla ya kulipa.',
      offcuts:
        'Mabati haya yanafunika paa ikiwa tu mabaki ya migongo ya pembe (hips) yatatumika tena. Muulize fundi wako.',
      lacks: 'Mabati haya hayafuniki paa lote.',
      open: 'Jibu kwanza maswali yaliyo hapo juu: hadi hapo, sehemu ya orodha yako haihesabiwi.',
    },
    lacking: (count, lengthM) => `Inakosa: ${sheetsOf(count, metres(lengthM))}, kutoka upenu hadi kilele.`,
    tooShort: (count, lengthM, neededM) =>
      `Fupi mno: ${sheetsOf(count, metres(lengthM))}. Sehemu iliyobaki inahitaji ${metres(neededM)}.`,
    joined: (count, sheetsM, neededM) =>
      `${count} × ${sheetsM.map(metres).join(' na ')} zikipandana kwa safu (end lap) ni ${metres(neededM)}: uliza kama ndivyo ilivyokusudiwa.`,
    cutDown: (count, sheetM, neededM) =>
      `Ya kukatwa: ${sheetsOf(count, metres(sheetM))} hadi ${metres(neededM)}. Kila moja huacha ${metres(sheetM - neededM)}.`,
    spare: (count, lengthM) => `Yatabaki: ${sheetsOf(count, metres(lengthM))}.`,
    others: count => `Na mengine ${count} kama haya.`,
    shortOfGuess: (byM, guesses) =>
      `Baadhi ya mabati ni mafupi kwa hadi mm ${Math.round(byM * 1000)} kuliko hesabu yetu. Hesabu hiyo inategemea ${joinWords(guesses.map(guess => guessNames[guess]))} tuliyokadiria: pima kwanza kabla ya kumuuliza fundi wako.`,
    goods: ({ goods, unit, listed, min, max }) => {
      const need = min === max ? `takriban ${min}` : `${min} hadi ${max}`
      const what = unit === 'pieces' ? 'vipande' : unit
      return `${goodsNames[goods]}: orodha yako ina ${what} ${Math.round(listed * 10) / 10}, paa hili linahitaji ${need}.`
    },
  },
}

// A Kiswahili verb says in one word who, when, which and whom: `tunakuletea` is tu-na-ku-letea, "we bring to you". No
// dictionary lists all of these; it lists infinitives. This takes a word apart by the rules of grammar.

const SUBJECT = '(?:ni|u|a|tu|m|mw|wa|i|ya|li|ki|vi|zi|ku|pa|mu)'
const NEGATIVE = '(?:si|hu|ha|hatu|ham|hawa|hau|hai|haya|hali|haki|havi|hazi|haku|hapa)'
const TENSE = '(?:na|li|ta|me|nge|ngali|ka|ki|taka|mesha|kisha|lisha)'
const RELATIVE = '(?:ye|o|yo|cho|vyo|lo|zo|ko|po|mo)'
const OBJECT = '(?:ni|ku|m|mw|tu|wa|u|i|ya|li|ki|vi|zi|pa|ji)?'

interface Rule {
  /** What stands before the stem of the verb. */
  readonly before: RegExp
  /** What the last letter of the infinitive, `a`, is turned into. */
  readonly ending: 'a' | 'e' | 'i'
}

const rule = (before: string, ending: Rule['ending']): Rule => ({ before: new RegExp(`^${before}${OBJECT}$`), ending })

const rules: readonly Rule[] = [
  // tunaleta, yaliyochapwa, ukinunua, ninakuletea
  rule(`${SUBJECT}${TENSE}${RELATIVE}?`, 'a'),
  // usiporidhika, kisicholingana
  rule(`${SUBJECT}si${RELATIVE}`, 'a'),
  // hujalipa, hatukupata, haitafika
  rule(`${NEGATIVE}(?:ku|ja|ta|nge)`, 'a'),
  // hununua
  rule('hu', 'a'),
  // kutokununua, kuzinunua, nunua
  rule('(?:kuto|kutoku|ku)?', 'a'),
  // anunue, usinunue, ipime
  rule(`${SUBJECT}?(?:si|ka)?`, 'e'),
  // haikusanyi
  rule(NEGATIVE, 'i'),
]

/** Endings that make one verb of another: passive, for somebody, one another, able to be, to make do. */
const derived = [/(?:l?[ie])?wa$/, /l?[ie]a$/, /ana$/, /l?[ie]ka$/, /[ie]sha$/, /za$/]

/** A stem, and what it may be made of in a number of steps. */
function origins(stem: string, steps: number): string[] {
  const before = derived.filter(ending => ending.test(stem)).map(ending => stem.replace(ending, 'a'))
  return [stem, ...(steps > 0 ? before.flatMap(each => origins(each, steps - 1)) : [])]
}

/** What may be left of a word where a rule is followed, with the ending of the infinitive. Verbs from Arabic keep theirs. */
function stems(word: string, { before, ending }: Rule): string[] {
  return Array.from(word, (_, at) => [word.slice(0, at), word.slice(at)] as const)
    .filter(([head]) => before.test(head))
    .flatMap(([, stem]) => (stem.endsWith(ending) ? [`${stem.slice(0, -1)}a`, stem] : /[iue]$/.test(stem) ? stem : []))
}

/**
 * What a word may come from: infinitives, where it may be a form of a verb, and what it is without the ending of places.
 * One of them stands in a dictionary where the word is spelt right.
 * @param word in small letters, with a straight apostrophe
 */
export function mayComeFrom(word: string): string[] {
  const relative = new RegExp(`^${SUBJECT}(.+a)${RELATIVE}$`).exec(word)?.[1]
  const all = [...rules.flatMap(each => stems(word, each)), ...(relative ? [relative] : [])]
  const infinitives = all
    .filter(stem => stem.length > 2)
    .flatMap(stem => origins(stem, 2))
    .flatMap(stem => [`ku${stem}`, `kw${stem}`])
  return [...new Set([...infinitives, ...(word.endsWith('ni') ? [word.slice(0, -2)] : [])])]
}

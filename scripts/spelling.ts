import { existsSync, readFileSync } from 'node:fs'
import { business } from '../src/facts/business.ts'
import { products } from '../src/facts/catalogue.ts'
import { colours } from '../src/facts/colours.ts'
import { servedCounties } from '../src/facts/counties.ts'
import { glossary } from '../src/i18n/sw/glossary.ts'
import { sw } from '../src/i18n/sw.ts'
import { everyText } from '../src/text/every-text.ts'
import { installPackages, packaged } from './distribution.ts'
import { mayComeFrom } from './kiswahili-forms.ts'

const PACKAGE = 'hunspell-sw'
const DICTIONARY = '/usr/share/hunspell/sw_TZ.dic'

/** Names of things that are called so in every language, and units. */
const NAMES =
  'WhatsApp Facebook Twitter Instagram LinkedIn ISO PDF ODPC box profile gable hip Dutch veranda alu-zinc alu zinc Romantile Versatile Maisha Tile KSh ft in cm mm kg m S L T U'

/** What the list's hint shows of how people write, in any language, is not for a dictionary; nor is where a word leads to. */
const NOT_READ = ['estimator.list.hint', 'key', 'language', 'openGraphLocale']

/** Words of a text in small letters. What stands in brackets is English, which the glossary answers for. */
function wordsOf(text: string): string[] {
  const read = text.replace(/\([^)]*\)/g, ' ').replaceAll('’', "'")
  return (read.match(/\p{L}(?:[\p{L}'-]*\p{L})?/gu) ?? []).map(word => word.toLowerCase())
}

/** Everything that is said in Kiswahili, by where it stands: words of the site, then the owner's. */
function said(): { readonly ours: [place: string, text: string][]; readonly owners: [place: string, text: string][] } {
  const inContent = (file: string, words: unknown): [string, string][] =>
    everyText(words).map(([path, text]) => [`content/${file}: ${path}`, text])
  return {
    ours: everyText(sw)
      .filter(([path]) => !NOT_READ.includes(path) && !path.endsWith('.leadsTo'))
      .map(([path, text]) => [`src/i18n/sw: ${path}`, text]),
    owners: [
      ...products(sw).flatMap(({ slug, category, description, roofAlt, closeupAlt, stackAlt, features }) =>
        inContent(`products/${slug}.json`, { category, description, roofAlt, closeupAlt, stackAlt, features }),
      ),
      ...inContent('colours.json', Object.fromEntries(colours.map(({ id, name }) => [id, name.sw]))),
      ...inContent(
        'delivery.json',
        Object.fromEntries(servedCounties.map(({ county, condition }) => [county, condition?.sw])),
      ),
    ],
  }
}

/** Says whether a word is one: it stands in the dictionary, in the glossary, or comes by the rules from one that does. */
function reader(): (word: string) => boolean {
  const lines = readFileSync(DICTIONARY, 'latin1').split('\n')
  const dictionary = new Set(lines.map(line => line.replace(/\/.*/, '').trim().toLowerCase()))
  const { brand, legalName, place, email } = business
  const own = [NAMES, brand, legalName, place, email, ...products(sw).map(({ name }) => name)]
  const known = new Set([...own, ...glossary.map(term => term.sw)].flatMap(wordsOf))
  const isKnown = (word: string) => known.has(word) || dictionary.has(word)
  return word => isKnown(word) || word.split('-').every(part => isKnown(part) || mayComeFrom(part).some(isKnown))
}

/** One sentence for each text with words that nobody knows. */
function misspelt(texts: readonly (readonly [place: string, text: string])[], isWord: (word: string) => boolean) {
  return texts.flatMap(([place, text]) => {
    const unknown = wordsOf(text).filter(word => !isWord(word))
    return unknown.length > 0 ? `${place}: ${[...new Set(unknown)].join(', ')}` : []
  })
}

if (!existsSync(DICTIONARY)) installPackages(PACKAGE)
if (!existsSync(DICTIONARY)) {
  const why = packaged ? 'could not be installed' : 'is installed only by root, with apt-get'
  console.info(`The spelling of the Kiswahili is not checked: the package ${PACKAGE} is not here, and ${why}.`)
} else {
  const isWord = reader()
  const { ours, owners } = said()
  const wrong = misspelt(ours, isWord)
  const doubtful = misspelt(owners, isWord)
  // The owner may use a word that the dictionary lacks: it is named, and stops nothing.
  if (doubtful.length > 0) console.warn(`Words that ${PACKAGE} does not know:\n${doubtful.join('\n')}`)
  if (wrong.length > 0) {
    console.error(`Neither words of ${PACKAGE} nor of src/i18n/sw/glossary.ts:\n${wrong.join('\n')}`)
    process.exitCode = 1
  } else console.info(`The spelling of ${ours.length} Kiswahili texts is right, by ${PACKAGE}.`)
}

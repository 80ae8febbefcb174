import { existsSync, globSync, readFileSync } from 'node:fs'
import { business } from '../src/facts/business.ts'
import { localizedProducts } from '../src/facts/catalogue.ts'
import { glossary } from '../src/i18n/sw/glossary.ts'
import { sw } from '../src/i18n/sw.ts'
import { listTexts } from '../src/text/list-texts.ts'
import { installPackages, packaged } from './distribution.ts'

const PACKAGE = 'hunspell-sw'
const DICTIONARY = '/usr/share/hunspell/sw_TZ.dic'
/** Right words that the dictionary lacks: forms of verbs, names and units. */
const ACCEPTED = 'src/i18n/sw/accepted-words.txt'

/** The list's hint shows how people write, in any language; the others are no sentences. */
const NOT_READ = /^(estimator\.list\.hint|key|language|openGraphLocale)$|\.leadsTo$/

type Text = readonly [place: string, text: string]

/** Words of a text in small letters. What stands in brackets is English, which the glossary answers for. */
function wordsOf(text: string): string[] {
  const read = text.replace(/\([^)]*\)/g, ' ').replaceAll('’', "'")
  return (read.match(/\p{L}(?:[\p{L}']*\p{L})?/gu) ?? []).map(word => word.toLowerCase())
}

function checkSpelling(): void {
  const ours = listTexts(sw)
    .filter(([path]) => !NOT_READ.test(path))
    .map(([path, text]): Text => [`src/i18n/sw: ${path}`, text])
  // languages.json holds names of people.
  const owners = globSync('content/**/*.json', { exclude: ['content/languages.json'] }).flatMap(file =>
    listTexts(JSON.parse(readFileSync(file, 'utf8')))
      .filter(([path]) => path.split('.').includes('sw'))
      .map(([path, text]): Text => [`${file}: ${path}`, text]),
  )

  const dictionary = readFileSync(DICTIONARY, 'latin1')
    .toLowerCase()
    .split(/(?:\/.*)?\n/)
  const { brand, legalName, place, email } = business
  const names = [brand, legalName, place, email, ...localizedProducts(sw).map(({ name }) => name)]
  const known = new Set([...dictionary, ...[...names, ...glossary.map(term => term.sw)].flatMap(wordsOf)])
  const accepted = new Set(readFileSync(ACCEPTED, 'utf8').trim().split('\n'))

  const withUnknown = (texts: readonly Text[]) =>
    texts.flatMap(([place, text]) => {
      const unknown = wordsOf(text).filter(word => !known.has(word) && !accepted.has(word))
      return unknown.length > 0 ? `${place}: ${unknown.join(', ')}` : []
    })
  const wrong = withUnknown(ours)
  const doubtful = withUnknown(owners)
  const said = new Set([...ours, ...owners].flatMap(([, text]) => wordsOf(text)))
  const unused = [...accepted].filter(word => known.has(word) || !said.has(word))

  const advice = `Unknown words: correct each one, or add it to ${ACCEPTED}.`
  if (unused.length > 0) console.warn(`Remove from ${ACCEPTED} what no text needs: ${unused.join(', ')}.`)
  // The owner may use a word that the dictionary lacks: it is named, and stops nothing.
  if (doubtful.length > 0) console.warn(`${advice}\n${doubtful.join('\n')}`)
  if (wrong.length > 0) {
    console.error(`${advice}\n${wrong.join('\n')}`)
    process.exitCode = 1
  } else console.info(`The spelling of ${ours.length} Kiswahili texts is right, by ${PACKAGE}.`)
}

if (!existsSync(DICTIONARY)) installPackages(PACKAGE)
if (existsSync(DICTIONARY)) checkSpelling()
else {
  const why = packaged ? 'could not be installed' : 'is installed only by root, with apt-get'
  console.info(`The spelling of the Kiswahili is not checked: the package ${PACKAGE} is not here, and ${why}.`)
}

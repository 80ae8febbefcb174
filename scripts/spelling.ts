import { existsSync, globSync, readFileSync } from 'node:fs'
import { business } from '../src/facts/business.ts'
import { localizedProducts } from '../src/facts/catalogue.ts'
import { glossary } from '../src/i18n/sw/glossary.ts'
import { sw } from '../src/i18n/sw.ts'
import { listTexts } from '../src/text/list-texts.ts'
import { canInstallPackages, installPackages } from './system-packages.ts'

const PACKAGE = 'hunspell-sw'
const DICTIONARY = '/usr/share/hunspell/sw_TZ.dic'
/** Correct words that the dictionary lacks: verb forms, names and units. */
const ACCEPTED = 'src/i18n/sw/accepted-words.txt'

/** Not checked: the hint shows informal spellings, and the others are not sentences. */
const UNCHECKED_PATHS = /^(estimator\.list\.hint|key|language|openGraphLocale)$|\.(page|id)$/

type Text = readonly [place: string, text: string]

/** The words of a text in lower case, without text in brackets, which is English, and without names such as `{price}`. */
function wordsOf(text: string): string[] {
  const kiswahili = text.replace(/\([^)]*\)|\{\w+\}/g, ' ').replaceAll('’', "'")
  return (kiswahili.match(/\p{L}(?:[\p{L}']*\p{L})?/gu) ?? []).map(word => word.toLowerCase())
}

function checkSpelling(): void {
  const siteTexts = listTexts(sw)
    .filter(([path]) => !UNCHECKED_PATHS.test(path))
    .map(([path, text]): Text => [`src/i18n/sw: ${path}`, text])
  // languages.json has names of people.
  const ownerTexts = globSync('content/**/*.json', {
    exclude: ['content/languages.json', 'content/schema/**'],
  }).flatMap(file =>
    listTexts(JSON.parse(readFileSync(file, 'utf8')))
      .filter(([path]) => path.split('.').includes('sw'))
      .map(([path, text]): Text => [`${file}: ${path}`, text]),
  )

  // Requests, links and the house of a guide are names, not words.
  const guideTexts = globSync('content/guides/sw/*.md').map(
    (file): Text => [file, readFileSync(file, 'utf8').replace(/^house: .*|^\w+:|\{\{[^}]*\}\}|\]\([^)]*\)/gm, ' ')],
  )

  const dictionary = readFileSync(DICTIONARY, 'latin1')
    .toLowerCase()
    .split(/(?:\/.*)?\n/)
  const { brand, legalName, place, email } = business
  const names = [brand, legalName, place, email, ...localizedProducts(sw).map(({ name }) => name)]
  const known = new Set([...dictionary, ...[...names, ...glossary.map(term => term.sw)].flatMap(wordsOf)])
  const accepted = new Set(readFileSync(ACCEPTED, 'utf8').trim().split('\n'))

  const findUnknown = (texts: readonly Text[]) =>
    texts.flatMap(([place, text]) => {
      const unknown = wordsOf(text).filter(word => !known.has(word) && !accepted.has(word))
      return unknown.length > 0 ? `${place}: ${unknown.join(', ')}` : []
    })
  const errors = findUnknown(siteTexts)
  const warnings = findUnknown([...ownerTexts, ...guideTexts])
  const usedWords = new Set([...siteTexts, ...ownerTexts, ...guideTexts].flatMap(([, text]) => wordsOf(text)))
  const unused = [...accepted].filter(word => known.has(word) || !usedWords.has(word))

  const advice = `Unknown words: correct each one, or add it to ${ACCEPTED}.`
  if (unused.length > 0) console.warn(`Remove unused words from ${ACCEPTED}: ${unused.join(', ')}.`)
  // Unknown words in the owner's files do not fail the check.
  if (warnings.length > 0) console.warn(`${advice}\n${warnings.join('\n')}`)
  if (errors.length > 0) {
    console.error(`${advice}\n${errors.join('\n')}`)
    process.exitCode = 1
  } else console.info(`The spelling of ${siteTexts.length} Kiswahili texts is correct according to ${PACKAGE}.`)
}

if (!existsSync(DICTIONARY)) installPackages(PACKAGE)
if (existsSync(DICTIONARY)) checkSpelling()
else {
  const reason = canInstallPackages ? 'could not be installed' : 'is missing, and installing it needs root and apt-get'
  console.info(`The spelling of the Kiswahili texts was not checked: the package ${PACKAGE} ${reason}.`)
}

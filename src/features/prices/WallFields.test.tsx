import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { wordsByLanguage } from '#i18n/all-languages.ts'
import { WordsProvider } from '#i18n/WordsContext.tsx'
import { languages } from '#text/languages.ts'
import { WallFields } from './WallFields.tsx'

const markupIn = (language: (typeof languages)[number]) =>
  renderToStaticMarkup(
    <WordsProvider words={wordsByLanguage[language]}>
      <WallFields />
    </WordsProvider>,
  )

test.each(languages)('the label of each field says that the house is measured, in metres: %s', language => {
  const { length, width } = wordsByLanguage[language].home.roofForm
  const labels = Array.from(markupIn(language).matchAll(/<label[^>]*>([^<]*)<input/g), ([, label]) => label)
  expect(labels).toEqual([length, width])
  for (const label of labels) expect(label).toMatch(/(house|nyumba).*, m$/i)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { wordsByLanguage } from '#i18n/all-languages.ts'
import { WordsProvider } from '#i18n/WordsContext.tsx'
import { languages } from '#text/languages.ts'
import { attributeValues } from '../../../tests/render.tsx'
import { WallFields } from './WallFields.tsx'

const markupIn = (language: (typeof languages)[number]) =>
  renderToStaticMarkup(
    <WordsProvider words={wordsByLanguage[language]}>
      <WallFields />
    </WordsProvider>,
  )

test.each(languages)(
  'the name of each field begins with its label and says that the house is measured: %s',
  language => {
    const { length, width, ofHouse } = wordsByLanguage[language].home.roofForm
    const markup = markupIn(language)
    const labels = Array.from(markup.matchAll(/<label[^>]*>([^<]*)/g), ([, label]) => label)
    expect(labels).toEqual([length, width])
    expect(attributeValues(markup, 'aria-label')).toEqual([ofHouse(length), ofHouse(width)])
    for (const label of [length, width]) expect(ofHouse(label)).toMatch(new RegExp(`^${label}, .*(house|nyumba)`))
  },
)

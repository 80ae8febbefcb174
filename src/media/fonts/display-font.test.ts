import { expect, test } from 'vitest'
import { guides } from '#facts/guides.ts'
import { productFacts } from '#facts/products.ts'
import { wordsByLanguage } from '#i18n/all-languages.ts'
import { languages } from '#text/languages.ts'
import { listTexts } from '#text/list-texts.ts'
import { listCharacters } from './display-font.ts'

test.each(languages)('the display font has every character of the pages, products and guides in %s', language => {
  const texts = listTexts([wordsByLanguage[language], productFacts.map(({ name, words }) => [name, words[language]])])
  const guideTexts = guides[language].flatMap(({ heading, lead, body }) => [heading, lead, body])
  const shown = [...texts.map(([, text]) => text), ...guideTexts].join('')
  const characters = new Set(listCharacters())
  // Spaces, line breaks and invisible characters have no glyph.
  expect([...new Set(shown)].filter(character => /[^\s\p{C}]/u.test(character) && !characters.has(character))).toEqual(
    [],
  )
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { wordsByLanguage } from '#i18n/all-languages.ts'
import { WordsProvider } from '#i18n/WordsContext.tsx'
import { languages } from '#text/languages.ts'
import { attributeValues, renderMarkup, textOf } from '../../../tests/render.tsx'
import { Reasons } from './Reasons.tsx'

const mainTitles = {
  en: [/Nationwide Delivery$/, /^Satisfaction Guarantee$/],
  sw: [/^Usafirishaji .*Nchini Kote$/, /^Dhamana ya Kuridhika$/],
}

test.each(languages)('gives eight reasons, and delivery and the guarantee stand out first, in %s', language => {
  const markup = renderToStaticMarkup(
    <WordsProvider words={wordsByLanguage[language]}>
      <Reasons house={undefined} />
    </WordsProvider>,
  )
  const reasons = markup.split('<li').slice(1)
  expect(reasons).toHaveLength(8)
  const main = reasons.slice(0, 2)
  expect(reasons.filter(reason => / class="_main/.test(reason))).toEqual(main)
  for (const [index, reason] of main.entries())
    expect(textOf(/<h3>.*<\/h3>/.exec(reason)?.[0] ?? '')).toMatch(mainTitles[language][index] as RegExp)
})

test('each reason has a drawing of its own, hidden from screen readers', () => {
  const reasons = renderMarkup(<Reasons house={undefined} />)
    .split('<li')
    .slice(1)
  const drawings = reasons.map(reason => /<svg.*<\/svg>/.exec(reason)?.[0])
  expect(drawings.every(Boolean)).toBe(true)
  expect(new Set(drawings).size).toBe(drawings.length)
  for (const drawing of drawings) {
    expect(attributeValues(drawing ?? '', 'aria-hidden')).toEqual(['true'])
    expect(textOf(drawing ?? '')).toBe('')
  }
})

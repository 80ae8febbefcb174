import { describe, expect, test } from 'vitest'
import { emptyRoof } from '#roofing/quote/draft.ts'
import { exampleFacts } from '../../../../tests/example-calculation.ts'
import { renderedQuote } from '../../../../tests/rendered-quote.tsx'
import { WallFields } from './WallFields.tsx'

describe('below the fields of the walls', () => {
  const { example, roofs } = exampleFacts.words
  const markupOf = (length: string, width: string, hasButton = true) =>
    renderedQuote(
      <WallFields
        roof={{ ...emptyRoof, length, width }}
        place={0}
        errors={{}}
        unit="m"
        hasButton={hasButton}
        onChange={() => undefined}
      />,
    )

  test('one line says what to measure', () => {
    for (const [length, width] of [
      ['', ''],
      ['12', '9'],
    ] as const) {
      const lines = [...markupOf(length, width).matchAll(/<p [^>]*>([^<]*)<\/p>/g)].map(([, text]) => text)
      expect(lines).toEqual([roofs.lengthHint.m])
    }
  })

  test('a button leads on while a wall is missing, if its form has one', () => {
    expect(markupOf('', '')).toContain(example.seePrice)
    expect(markupOf('12', '')).toContain(example.seePrice)
    expect(markupOf('12', '9')).not.toContain(example.seePrice)
    expect(markupOf('', '', false)).not.toContain(example.seePrice)
  })
})

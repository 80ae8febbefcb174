import { describe, expect, test } from 'vitest'
import { emptyRoof } from '#roofing/quote/draft.ts'
import { exampleFacts } from '../../../../tests/example-calculation.ts'
import { renderedQuote } from '../../../../tests/rendered-quote.tsx'
import { WallFields } from './WallFields.tsx'

describe('below the fields of the walls', () => {
  const { roofs } = exampleFacts.words
  const markupOf = (length: string, width: string) =>
    renderedQuote(
      <WallFields roof={{ ...emptyRoof, length, width }} place={0} errors={{}} unit="m" onChange={() => undefined} />,
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
})

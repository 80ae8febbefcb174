import { describe, expect, test } from 'vitest'
import { emptyRoof } from '#roofing/quote/draft.ts'
import { exampleFacts } from '../../../../tests/example-calculation.ts'
import { renderedQuote } from '../../../../tests/rendered-quote.tsx'
import { WallFields } from './WallFields.tsx'

describe('below the fields of the walls', () => {
  const { bothWalls, lengthHint } = exampleFacts.words.roofs
  const markupOf = (length: string, width: string) =>
    renderedQuote(
      <WallFields roof={{ ...emptyRoof, length, width }} place={0} errors={{}} unit="m" onChange={() => undefined} />,
    )
  const paragraphs = (markup: string) => [...markup.matchAll(/<p [^>]*>([^<]*)<\/p>/g)].map(([, text]) => text)

  test('one line says what to measure, and that the price needs both', () => {
    expect(paragraphs(markupOf('', ''))).toEqual([`${lengthHint.m} ${bothWalls}`])
    expect(paragraphs(markupOf('12', ''))).toEqual([`${lengthHint.m} ${bothWalls}`])
  })

  test('it says only what to measure once both are typed', () => {
    expect(paragraphs(markupOf('12', '9'))).toEqual([lengthHint.m])
  })
})

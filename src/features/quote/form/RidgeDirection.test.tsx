import { describe, expect, test } from 'vitest'
import { emptyRoof } from '#roofing/quote/draft.ts'
import { exampleCalculation, exampleFacts } from '../../../../tests/example-calculation.ts'
import { renderedQuote } from '../../../../tests/rendered-quote.tsx'
import { canTurn, describeFixedDirection, priceIfTurned, RidgeDirection } from './RidgeDirection.tsx'

const house = (shape: string, more = '') =>
  exampleCalculation(`#shape=${shape}&length=12&width=6&product=box-profile${more}`)
const markup = (shape: string, more = '') =>
  renderedQuote(
    <RidgeDirection calculation={house(shape, more)} roofId={emptyRoof.id} onChange={() => undefined} />,
  ).replaceAll('\u00a0', ' ')

const fixed = (shape: string, more = '') =>
  describeFixedDirection(house(shape, more), emptyRoof.id, exampleFacts.words)?.replaceAll('\u00a0', ' ')

describe('which way the ridge runs', () => {
  test.each([
    ['gable', '', 'Now: the ridge runs along the 12 m wall.'],
    ['gable', '&unit=ft', 'Now: the ridge runs along the 12 ft wall.'],
    ['lean-to', '', 'Now: the high side is along the 12 m wall.'],
    ['hidden', '', 'Now: water falls to one 12 m wall.'],
    ['hidden', '&falls=two', 'Now: water falls to both 12 m walls.'],
  ])('is said of a %s roof%s beside what turns it', (shape, more, sentence) => {
    expect(markup(shape, more)).toContain(sentence)
    expect(fixed(shape, more)).toBeUndefined()
  })

  test.each([
    ['hip', '', 'The ridge runs along the longer wall.'],
    ['gable', '&wing=front,0,3,3', 'The ridge of the main block runs along its length.'],
  ])('is a hint of the shape where nothing turns it: a %s roof%s', (shape, more, sentence) => {
    expect(fixed(shape, more)).toBe(sentence)
    expect(markup(shape, more)).toBe('')
  })

  test('can be turned where that changes the roof', () => {
    const turnable = (shape: string, more = '') => house(shape, more).roofs.map(canTurn)
    expect(['gable', 'lean-to', 'hidden', 'hip', 'dutch-gable'].flatMap(shape => turnable(shape))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect(turnable('gable', '&wing=front,0,3,3')).toEqual([false])
    expect(exampleCalculation('#shape=gable&length=6&width=6').roofs.map(canTurn)).toEqual([false])
    expect(markup('gable')).toContain('<button')
    expect(markup('hip')).not.toContain('<button')
  })

  test('costs what the turned roof costs', () => {
    const work = priceIfTurned(house('gable'), 0)
    work.next()
    const turned = exampleCalculation('#shape=gable&length=6&width=12&product=box-profile')
    expect(work.next().value).toBe(turned.orderedSheets?.priceKsh)
  })
})

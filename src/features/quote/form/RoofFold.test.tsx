import { describe, expect, test } from 'vitest'
import { createWings } from '#roofing/quote/arrangement.ts'
import { emptyRoof, type RoofDraft } from '#roofing/quote/draft.ts'
import { formatWings } from '#roofing/quote/wings.ts'
import { renderedQuote } from '../../../../tests/rendered-quote.tsx'
import { RoofFold } from './RoofFold.tsx'

const fold = (part: Partial<RoofDraft>, isSeveral = true, unit: 'm' | 'ft' = 'm') =>
  renderedQuote(
    <RoofFold roof={{ ...emptyRoof, ...part }} unit={unit} isSeveral={isSeveral} isOpenAtFirst={false}>
      fields
    </RoofFold>,
  ).replaceAll('\u00a0', ' ')

describe('the fields of a roof', () => {
  test('fold below the shape and the walls where there are several roofs', () => {
    const markup = fold({ shape: 'hip', length: '9', width: '3.5' })
    expect(markup).toContain('<span>Hip 9 m × 3.5 m</span></summary>')
    expect(markup).not.toContain('open=""')
  })

  test('are open and have no line above them where there is one roof', () => {
    const markup = fold({ length: '9', width: '3' }, false)
    expect(markup).toContain('open=""')
    expect(markup).toContain('hidden=""><span>')
  })

  test('are named by their plan if they have wings, and in feet in a quote in feet', () => {
    expect(
      fold({ shape: 'hip', length: '40', width: '20', wings: formatWings(createWings('L', {}, 'ft')) }, true, 'ft'),
    ).toContain('<span>L-shape with hips, 40 ft × 20 ft</span></summary>')
  })

  test('are named by their shape until both walls are typed', () => {
    expect(fold({ shape: 'lean-to', length: '4', width: ' ' })).toContain('<span>Lean-to</span></summary>')
  })
})

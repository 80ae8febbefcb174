import { describe, expect, test } from 'vitest'
import { layOutPlan } from '#features/quote/drawing/plan-drawing.ts'
import { estimator as words } from '#i18n/en/estimator.ts'
import { emptyRoof, type RoofDraft } from '#roofing/quote/draft.ts'
import { formatWings, parseWings } from '#roofing/quote/wings.ts'
import { buildRoof } from '#roofing/roof/build-roof.ts'
import { renderedQuote } from '../../../../tests/rendered-quote.tsx'
import { changeKind, findKind, roofKinds, sampleRoof } from './roof-kinds.ts'
import { WingFields } from './WingFields.tsx'

const wing = { side: 'front' as const, at: '1', out: '4', width: '5' }
const roof: RoofDraft = { ...emptyRoof, length: '12', width: '6', wings: formatWings([wing]) }
const fields = (draft: RoofDraft) =>
  renderedQuote(<WingFields place={0} roof={draft} unit="m" onChange={() => undefined} />)

test('what else can be added follows the button that adds a wing', () => {
  const markup = renderedQuote(
    <WingFields place={0} roof={emptyRoof} unit="m" beside={<b>other</b>} onChange={() => undefined} />,
  )
  expect(markup).toMatch(new RegExp(`${words.roofs.addFirstWing}</span></button><b>other</b>`))
})

describe('kinds of roofs', () => {
  test.each(roofKinds)('%s is recognized after it is chosen, and has a drawing', kind => {
    expect(findKind({ ...roof, ...changeKind(roof, kind, 'm') }, 'm')).toBe(kind)
    expect(buildRoof(sampleRoof(kind)).faces.length).toBeGreaterThan(0)
  })

  test('choosing the plan T keeps a hip roof, and makes a gable of a lean-to', () => {
    expect(changeKind({ ...roof, shape: 'hip' }, 'T', 'm').shape).toBe('hip')
    expect(changeKind({ ...roof, shape: 'lean-to' }, 'T', 'm').shape).toBe('gable')
  })

  test('a house with three wings has no kind', () => {
    const wings = formatWings([wing, { ...wing, at: '7' }, { ...wing, side: 'back' }])
    expect(findKind({ ...roof, wings }, 'm')).toBeUndefined()
  })
})

describe('the plan drawing', () => {
  const texts = { length: '12 m', width: '6 m', wings: [{ at: '1 m', out: '4 m', width: '5 m' }] }
  const plan = layOutPlan(12, 6, [{ side: 'front', atM: 1, outM: 4, widthM: 5 }], texts)

  test('is in proportion, with the front at the bottom', () => {
    const [box] = plan.wings
    expect(plan.block.width / plan.block.height).toBeCloseTo(2, 9)
    expect(box?.y).toBeCloseTo(plan.block.y + plan.block.height, 9)
    expect(((box?.x ?? 0) - plan.block.x) / plan.block.width).toBeCloseTo(1 / 12, 9)
    expect((box?.height ?? 0) / plan.block.height).toBeCloseTo(4 / 6, 9)
  })

  test('shows every measure once, as typed', () => {
    expect(plan.measures.map(({ text }) => text).sort()).toEqual(['1 m', '12 m', '4 m', '5 m', '6 m'])
  })

  test('puts a text into a gap of its line, or beside the line if it is too long', () => {
    const [open, beside] = [8, 0.5].map(atM => {
      const wings = [{ side: 'front' as const, atM, outM: 1, widthM: 3 }]
      return layOutPlan(12, 6, wings, { ...texts, wings: [{ at: `${atM} m`, out: '1 m', width: '3 m' }] })
    })
    const at = (drawn: typeof plan | undefined, text: string) => drawn?.measures.find(one => one.text === text)
    expect(at(open, '8 m')?.anchor).toBe('middle')
    expect(at(open, '8 m')?.line.match(/L/g)).toHaveLength(2)
    expect(at(beside, '0.5 m')?.anchor).toBe('end')
    expect(at(beside, '0.5 m')?.x).toBeLessThan(beside?.block.x ?? 0)
    expect(at(beside, '0.5 m')?.line.match(/L/g)).toHaveLength(1)
    expect(at(beside, '1 m')?.isTurned).toBe(false)
    expect(at(open, '6 m')?.isTurned).toBe(true)
  })

  test('gives each wing a row for its measures, beyond all wings', () => {
    const wings = [1, 7].map(atM => ({ side: 'front' as const, atM, outM: atM, widthM: 2 }))
    const named = { at: 'at', out: 'out', width: 'wide' }
    const drawn = layOutPlan(12, 6, wings, { ...texts, wings: [named, named] })
    const rows = drawn.measures.filter(({ text }) => text === 'wide').map(({ y }) => y)
    const outermost = Math.max(...drawn.wings.map(({ y, height }) => y + height))
    expect(new Set(rows).size).toBe(2)
    expect(Math.min(...rows)).toBeGreaterThan(outermost)
    expect(Math.max(...rows)).toBeLessThan(drawn.height)
  })

  test('draws a wing at the back above the block, measured from the right', () => {
    const back = layOutPlan(12, 6, [{ side: 'back', atM: 1, outM: 4, widthM: 5 }], texts)
    const [box] = back.wings
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(back.block.y, 9)
    expect((back.block.x + back.block.width - (box?.x ?? 0) - (box?.width ?? 0)) / back.block.width).toBeCloseTo(
      1 / 12,
      9,
    )
  })
})

describe('the fields of wings', () => {
  test('a block without wings has a button to add one, and no drawing', () => {
    const markup = fields({ ...roof, wings: '' })
    expect(markup).toContain(words.roofs.addFirstWing)
    expect(markup).not.toContain('<svg')
  })

  test('each wing has fields, a slider and a button to remove it', () => {
    const markup = fields(roof)
    expect(markup.match(/inputMode="decimal"/g)).toHaveLength(3)
    expect(markup).toContain('role="slider"')
    expect(markup).toContain(`aria-valuetext="${words.roofs.wingPosition('1 m', '4 m')}"`)
    expect(markup).toContain(words.roofs.removeWing(1))
    expect(markup).toContain(words.roofs.addWing)
  })

  test('a wing has one visible heading, and its fields are in a group with that name', () => {
    const markup = fields(roof)
    const heading = words.roofs.numberedWing(1)
    expect(markup.split(`>${heading}<`)).toHaveLength(2)
    const [, group = ''] = new RegExp(`<fieldset[^>]* aria-label="${heading}"[^>]*>(.*)</fieldset>`).exec(markup) ?? []
    for (const label of Object.values(words.roofs.wingParts)) expect(group).toContain(`>${label}</label>`)
    expect(group).toContain(`>${words.roofs.seenFromOutside}<`)
  })

  test('a fifth wing is not offered', () => {
    const wings = formatWings(Array.from({ length: 4 }, (_, index) => ({ ...wing, at: String(index), width: '1' })))
    expect(parseWings(wings)).toHaveLength(4)
    expect(fields({ ...roof, wings })).not.toContain(words.roofs.addWing)
  })

  test.each([
    [{ ...wing, at: '9' }, 'Wing 1, from the left corner must be from 0 m to 7 m.'],
    [{ ...wing, out: '' }, 'Wing 1, projects from the wall: type a length.'],
    [{ ...wing, width: 'wide' }, 'Wing 1, width: “wide” is not understood.'],
  ])('%j shows an error below its field', (one, sentence) => {
    const markup = fields({ ...roof, wings: formatWings([one]) })
    expect(markup).toContain(sentence)
    expect(markup).toContain('aria-invalid="true"')
  })
})

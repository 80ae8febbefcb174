import { describe, expect, test } from 'vitest'
import { profiles } from '../profiles/profiles.ts'
import { buildRoof } from '../roof/build-roof.ts'
import { takeOff } from '../take-off/take-off.ts'
import { emptyDraft } from './draft.ts'
import { readDraft } from './read-draft.ts'
import { templateInput, templateNames, templateRoof } from './templates.ts'

describe.each(templateNames)('the template %s', name => {
  test.each(['m', 'ft'] as const)('in %s can be counted at once, in every sheet, and gives no warning', unit => {
    const draft = { ...emptyDraft('x'), unit, roofs: [templateRoof(name, unit, 4)] as const }
    for (const profile of Object.values(profiles)) {
      const { quote, problems } = readDraft(draft, profile)
      expect(problems).toEqual([])
      if (!quote) throw new Error('The template is not a quote.')
      const { sheets, warnings } = takeOff(quote.roofs, profile, quote.settings, 500)
      expect(sheets).toBeGreaterThan(3)
      expect(warnings.filter(({ kind }) => kind === 'pitch-below-min')).toEqual([])
    }
  })

  test('has a drawing', () => {
    expect(buildRoof(templateInput(name)).faces.length).toBeGreaterThan(0)
  })

  test('has lengths that one would type', () => {
    const { length, width } = templateRoof(name, 'ft', 1)
    for (const feet of [length, width]) expect(feet).toMatch(/^\d+$/)
    for (const metres of [templateRoof(name, 'm', 1).length, templateRoof(name, 'm', 1).width])
      expect(Number(metres) % 0.5).toBe(0)
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RadioGroup } from './RadioGroup.tsx'

const choices = [
  ['m', 'metres'],
  ['ft', 'feet'],
] as const

test.each(['m', 'ft'] as const)('only the chosen radio button is checked, beside a heading too: %s', chosen => {
  for (const isCompact of [true, false]) {
    const labels = renderToStaticMarkup(
      <RadioGroup legend="Units" choices={choices} chosen={chosen} isCompact={isCompact} onChange={() => undefined} />,
    )
      .split('<label')
      .slice(1)
    expect(labels.map(label => label.includes('checked'))).toEqual(choices.map(([value]) => value === chosen))
    // The frame alone marks it, as everywhere.
    for (const label of labels) expect(label).toMatch(/^>/)
  }
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RadioGroup } from './RadioGroup.tsx'

const choices = [
  ['m', 'metres'],
  ['ft', 'feet'],
] as const

test.each(['m', 'ft'] as const)('of the joined choices only the chosen one is filled: %s', chosen => {
  const filledIn = (isCompact: boolean) =>
    renderToStaticMarkup(
      <RadioGroup legend="Units" choices={choices} chosen={chosen} isCompact={isCompact} onChange={() => undefined} />,
    )
      .split('<label')
      .slice(1)
      .map(label => /^ class="[^"]*_chosen/.test(label))
  expect(filledIn(true)).toEqual(choices.map(([value]) => value === chosen))
  expect(filledIn(false)).toEqual([false, false])
})

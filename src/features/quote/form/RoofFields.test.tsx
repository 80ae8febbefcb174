import { expect, test } from 'vitest'
import { exampleCalculation, exampleFacts } from '../../../../tests/example-calculation.ts'
import { renderedQuote } from '../../../../tests/rendered-quote.tsx'
import { RoofFields } from './RoofFields.tsx'

const { example, roofs, templates } = exampleFacts.words

function fieldsOf(fragment: string, hasButton = true) {
  const calculation = exampleCalculation(fragment)
  return renderedQuote(
    <RoofFields
      draft={calculation.draft}
      problems={[]}
      calculation={calculation}
      hasButton={hasButton}
      onChange={() => undefined}
    />,
  )
}

test('below the buildings and the kinds of roofs a button leads on while a wall is missing, if its form has one', () => {
  for (const fragment of ['#shape=gable', '#shape=gable&length=12']) {
    const [above = ''] = fieldsOf(fragment).split(example.seePrice)
    expect(above).toContain(templates.heading)
    expect(above).toContain(roofs.kinds.gable)
  }
  expect(fieldsOf('#length=12&width=9')).not.toContain(example.seePrice)
  expect(fieldsOf('#length=12', false)).not.toContain(example.seePrice)
})

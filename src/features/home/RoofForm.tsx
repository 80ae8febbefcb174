import type { ReactNode } from 'react'
import { localizedProducts } from '#facts/catalogue.ts'
import { ExamplePrice } from '#features/prices/ExamplePrice.tsx'
import { exampleHouse, findCheapestExample } from '#features/prices/example-roof.ts'
import walls from '#features/prices/WallFields.module.css'
import { WallFields } from '#features/prices/WallFields.tsx'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { keepOnOneLine } from '#text/keep-on-one-line.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'
import { SubmitButton } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import styles from './RoofForm.module.css'

/** The price of the sheets of the example roof in the product in which it costs least; nothing without products. */
function SheetsExample() {
  const words = useWords()
  const cheapest = findCheapestExample(localizedProducts(words))
  if (!cheapest) return null
  const name = keepOnOneLine(cheapest.product.name)
  return (
    <>
      <p>{keepUnitsTogether(words.home.roofForm.example(exampleHouse, name))}</p>
      <ExamplePrice roof={cheapest.roof} priceKey={cheapest.product.slug} />
    </>
  )
}

interface WallsFormProps {
  /** The id of the heading that names the form. */
  readonly labelledBy: string
  /** Above and below the fields. */
  readonly heading?: ReactNode
  readonly example?: ReactNode
}

/** Two walls and the button that opens the estimator with them, also without scripts. */
export function WallsForm({ labelledBy, heading, example }: WallsFormProps) {
  const paths = usePaths()
  const { roofForm } = useWords().home
  return (
    <form className={classes(walls.form, styles.form)} action={paths.quote} aria-labelledby={labelledBy}>
      {heading}
      <WallFields />
      <SubmitButton>{roofForm.submit}</SubmitButton>
      {example}
    </form>
  )
}

/** The form of two walls below a question, and the price of an example roof. */
export function RoofForm() {
  const { roofForm } = useWords().home
  return (
    <WallsForm
      labelledBy="roof-form"
      heading={<h2 id="roof-form">{roofForm.heading}</h2>}
      example={
        <div>
          <SheetsExample />
        </div>
      }
    />
  )
}

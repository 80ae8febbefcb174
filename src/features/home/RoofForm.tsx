import type { ReactNode } from 'react'
import { localizedProducts } from '#facts/catalogue.ts'
import { ExamplePrice } from '#features/prices/ExamplePrice.tsx'
import { exampleHouse, findCheapestExample } from '#features/prices/example-roof.ts'
import walls from '#features/prices/WallFields.module.css'
import { WallFields } from '#features/prices/WallFields.tsx'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { keepUnitsTogether } from '#text/keep-units-together.ts'
import { SubmitButton } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import styles from './RoofForm.module.css'

/** The price of the sheets of the example roof in the product in which it costs least; nothing without products. */
function SheetsExample() {
  const words = useWords()
  const cheapest = findCheapestExample(localizedProducts(words))
  if (!cheapest) return null
  const name = cheapest.product.name.replaceAll(' ', '\u00a0')
  return (
    <>
      <p>{keepUnitsTogether(words.home.roofForm.example(exampleHouse, name))}</p>
      <ExamplePrice roof={cheapest.roof} priceKey={cheapest.product.slug} />
    </>
  )
}

interface RoofFormProps {
  /** The question above the fields, and an example below them: those of the sheets where absent. */
  readonly heading?: string | undefined
  readonly example?: ReactNode
}

/** A form of two walls that opens the estimator, also without scripts, and the price of an example roof. */
export function RoofForm({ heading, example = <SheetsExample /> }: RoofFormProps) {
  const paths = usePaths()
  const { roofForm } = useWords().home
  return (
    <form className={classes(walls.form, styles.form)} action={paths.quote} aria-labelledby="roof-form">
      <h2 id="roof-form">{heading ?? roofForm.heading}</h2>
      <WallFields />
      <SubmitButton>{roofForm.submit}</SubmitButton>
      <div>{example}</div>
    </form>
  )
}

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

/** A form of two walls that opens the estimator, also without scripts, and the price of an example roof. */
export function RoofForm() {
  const paths = usePaths()
  const words = useWords()
  const { roofForm } = words.home
  const cheapest = findCheapestExample(localizedProducts(words))
  return (
    <form className={classes(walls.form, styles.form)} action={paths.quote} aria-labelledby="roof-form">
      <h2 id="roof-form">{roofForm.heading}</h2>
      <WallFields />
      <SubmitButton>{roofForm.submit}</SubmitButton>
      {cheapest && (
        <div>
          <p>{keepUnitsTogether(roofForm.example(exampleHouse, cheapest.product.name.replaceAll(' ', '\u00a0')))}</p>
          <ExamplePrice roof={cheapest.roof} priceKey={cheapest.product.slug} />
        </div>
      )}
    </form>
  )
}

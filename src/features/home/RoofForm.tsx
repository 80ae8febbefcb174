import { localizedProducts } from '#facts/catalogue.ts'
import { exampleHouse, findCheapestExample } from '#features/prices/example-roof.ts'
import { lengthPriceAttributes } from '#features/prices/price-attributes.ts'
import walls from '#features/prices/WallFields.module.css'
import { WallFields } from '#features/prices/WallFields.tsx'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { formatPrice } from '#text/format-price.ts'
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
        <p>
          {`${keepUnitsTogether(roofForm.example(exampleHouse, cheapest.roof.sheets, cheapest.product.name.replaceAll(' ', '\u00a0')))} `}
          <b {...lengthPriceAttributes(cheapest.roof.runningM, cheapest.product.slug)}>
            {words.product.exampleFrom(formatPrice(cheapest.roof.priceKsh))}
          </b>
        </p>
      )}
    </form>
  )
}

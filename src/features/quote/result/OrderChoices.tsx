import { LinkButton } from '#features/quote/controls/LinkButton.tsx'
import { COLOUR_ID } from '#features/quote/form/ColourChoice.tsx'
import { goToField } from '#features/quote/form/problem.ts'
import { PRODUCT_ID } from '#features/quote/form/SheetFields.tsx'
import { describeWallsOfRoofs } from '#features/quote/order/roof-line.ts'
import { chosenColour, listColours } from '#features/quote/order/sheet-colour.ts'
import type { Calculation } from '#features/quote/state/calculation.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { ShopProduct } from '#features/quote/state/shop-facts.ts'
import { typeset } from '#text/typeset.ts'
import { ProductName } from '#ui/ProductName.tsx'
import { Swatch } from '#ui/Swatch.tsx'
import { TextWithEnglish } from '#ui/TextWithEnglish.tsx'
import hidden from '#ui/VisuallyHidden.module.css'
import styles from './OrderChoices.module.css'

interface OrderChoicesProps {
  readonly calculation: Pick<Calculation, 'draft' | 'roofs' | 'orderedSheets'>
  /** The chosen product, which may be ahead of the calculation. */
  readonly product: ShopProduct
}

/** What the total is of, as ways back to it: the walls of a roof, the product, and of a list the colour. */
export function OrderChoices({ calculation, product }: OrderChoicesProps) {
  const { words, shop } = useQuote()
  const { draft, orderedSheets } = calculation
  const labels = words.result
  const colour = chosenColour(draft, product, shop)
  return (
    <dl className={styles.choices}>
      {orderedSheets?.kind === 'roof' && (
        <div className={styles.walls}>
          <dt>{labels.walls}</dt>
          <dd>
            <LinkButton onClick={() => goToField({ key: 'length', roof: 0 })}>
              {describeWallsOfRoofs(calculation, words, words.roofs.kinds).map(line => (
                <span key={line}>{`${typeset(line)} `}</span>
              ))}
              <span className={hidden.hidden}>{labels.changeWalls}</span>
            </LinkButton>
          </dd>
        </div>
      )}
      <div>
        <dt>{words.sheet.product}</dt>
        <dd>
          <a href={`#${PRODUCT_ID}`}>
            <span>
              <ProductName name={product.name} />
            </span>{' '}
            <span className={hidden.hidden}>{labels.changeProduct}</span>
          </a>
        </dd>
      </div>
      {orderedSheets?.kind === 'list' && listColours(product, shop).length > 0 && (
        <div>
          <dt>{words.sheet.colour}</dt>
          <dd>
            <a href={`#${COLOUR_ID}`}>
              {colour ? (
                <>
                  <Swatch screen={colour.screen} isInline />
                  <span>
                    <TextWithEnglish text={colour.name} english={colour.english} />
                  </span>
                </>
              ) : (
                labels.chooseColour
              )}
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}

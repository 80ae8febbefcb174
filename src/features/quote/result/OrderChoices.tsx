import { LinkButton } from '#features/quote/controls/LinkButton.tsx'
import { COLOUR_ID } from '#features/quote/form/ColourChoice.tsx'
import { goToField } from '#features/quote/form/problem.ts'
import { PRODUCT_ID } from '#features/quote/form/SheetFields.tsx'
import { describeWallsOfRoofs } from '#features/quote/order/roof-line.ts'
import { chosenColour, listColours } from '#features/quote/order/sheet-colour.ts'
import type { Calculation } from '#features/quote/state/calculation.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { typeset } from '#text/typeset.ts'
import { ProductName } from '#ui/ProductName.tsx'
import { Swatch } from '#ui/Swatch.tsx'
import { TextWithEnglish } from '#ui/TextWithEnglish.tsx'
import hidden from '#ui/VisuallyHidden.module.css'
import styles from './OrderChoices.module.css'

interface OrderChoicesProps {
  readonly calculation: Pick<Calculation, 'product' | 'draft' | 'roofs' | 'orderedSheets'>
}

/** What the total is of: the walls and the way back to them, a link to the products and, of a list, to the colours. */
export function OrderChoices({ calculation }: OrderChoicesProps) {
  const { words, shop } = useQuote()
  const { draft, product, orderedSheets } = calculation
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
            </span>
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

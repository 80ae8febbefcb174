import { LinkButton } from '#features/quote/controls/LinkButton.tsx'
import { COLOUR_ID } from '#features/quote/form/ColourChoice.tsx'
import { goToField } from '#features/quote/form/problem.ts'
import { PRODUCT_ID } from '#features/quote/form/SheetFields.tsx'
import { describeWallsOfRoofs } from '#features/quote/order/roof-line.ts'
import { chosenColour, listColours } from '#features/quote/order/sheet-colour.ts'
import type { Calculation } from '#features/quote/state/calculation.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { Change } from '#features/quote/state/use-draft.ts'
import { typeset } from '#text/typeset.ts'
import chevron from '#ui/Chevron.module.css'
import { ProductName } from '#ui/ProductName.tsx'
import { Swatch } from '#ui/Swatch.tsx'
import { TextWithEnglish } from '#ui/TextWithEnglish.tsx'
import hidden from '#ui/VisuallyHidden.module.css'
import styles from './OrderChoices.module.css'

export interface CountyChoiceProps {
  /** As chosen, which is ahead of the calculation. */
  readonly county: string
  readonly onChange: Change
}

function CountyChoice({ county, onChange }: CountyChoiceProps) {
  const { words, shop } = useQuote()
  return (
    <label className={chevron.fold}>
      <span className={hidden.hidden}>{words.sheet.county}</span>
      <select value={county} onChange={event => onChange({ county: event.target.value })}>
        <option value="">{words.sheet.noCounty}</option>
        {shop.counties.map(name => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  )
}

interface OrderChoicesProps extends CountyChoiceProps {
  readonly calculation: Pick<Calculation, 'product' | 'draft' | 'roofs' | 'orderedSheets'>
}

/** What the total is of: the walls and the way back to them, links to the products and the colours, and the county. */
export function OrderChoices({ calculation, ...county }: OrderChoicesProps) {
  const { words, shop } = useQuote()
  const { draft, product, orderedSheets } = calculation
  const labels = words.result
  const colour = chosenColour(draft, product, shop)
  return (
    <>
      {orderedSheets?.kind === 'roof' && (
        <div className={styles.walls}>
          <ul>
            {describeWallsOfRoofs(calculation, words).map(line => (
              <li key={line}>{typeset(line)}</li>
            ))}
          </ul>
          <LinkButton onClick={() => goToField({ key: 'length', roof: 0 })}>{labels.changeWalls}</LinkButton>
        </div>
      )}
      <div className={styles.choices}>
        <p>
          <a href={`#${PRODUCT_ID}`}>
            <ProductName name={product.name} />
          </a>{' '}
          {listColours(product, shop).length > 0 && (
            <a href={`#${COLOUR_ID}`}>
              {colour ? (
                <>
                  <Swatch screen={colour.screen} isInline />
                  <TextWithEnglish text={colour.name} english={colour.english} />
                </>
              ) : (
                labels.chooseColour
              )}
            </a>
          )}
        </p>
        <CountyChoice {...county} />
      </div>
    </>
  )
}

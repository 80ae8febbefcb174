import { useId } from 'react'
import { FramedRadio } from '#features/quote/controls/FramedRadio.tsx'
import { chosenColour, drawnColour, listColours } from '#features/quote/order/sheet-colour.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { ShopProduct } from '#features/quote/state/shop-facts.ts'
import type { Change } from '#features/quote/state/use-draft.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import chips from '#ui/ColourChips.module.css'
import { ColourName } from '#ui/ColourName.tsx'
import { classes } from '#ui/classes.ts'
import { Swatch } from '#ui/Swatch.tsx'
import tick from '#ui/Tick.module.css'
import styles from './ColourChoice.module.css'

export const COLOUR_ID = 'colour'

interface ColourChoiceProps {
  readonly draft: Pick<Draft, 'colour'>
  readonly product: ShopProduct
  /** Whether the roof is drawn with the colours, in the pictured one until another is chosen. */
  readonly isDrawn?: boolean
  readonly onChange: Change
}

/** The colours of the product. None is chosen at first. */
export function ColourChoice({ draft, product, isDrawn, onChange }: ColourChoiceProps) {
  const { words, shop } = useQuote()
  const id = useId()
  const labels = words.sheet
  const offered = listColours(product, shop)
  const chosen = chosenColour(draft, product, shop)
  const drawn = isDrawn && !chosen ? drawnColour(draft, product, shop) : undefined
  if (product.finish === 'bare') return <p className={styles.note}>{labels.bareMetal}</p>
  return (
    <fieldset
      id={COLOUR_ID}
      className={classes(chips.chips, tick.ticks, styles.colours)}
      aria-describedby={isDrawn ? undefined : `${id}-note`}
    >
      <legend>
        {labels.colour}
        {(chosen || drawn) && ': '}
        {chosen && (
          <b>
            <ColourName text={chosen.name} english={chosen.english} />
          </b>
        )}
        {drawn && <span>{words.drawings.noColour(drawn.name)}</span>}
      </legend>
      {!isDrawn && (
        <p id={`${id}-note`} className={styles.note}>
          {labels.screenColourHint}
        </p>
      )}
      {offered.map(({ id: colour, screen, name, english }) => {
        const isOutOfStock = product.coloursOutOfStock.includes(colour)
        return (
          <label key={colour}>
            <FramedRadio
              group={`${id}-colour`}
              checked={draft.colour === colour}
              disabled={isOutOfStock}
              onChange={() => onChange({ colour })}
            />
            <Swatch screen={screen} isOutOfStock={isOutOfStock} />
            <span>
              <ColourName text={isOutOfStock ? labels.outOfStock(name) : name} english={english} />
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

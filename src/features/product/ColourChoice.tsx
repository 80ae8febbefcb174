import { colours } from '#facts/colours.ts'
import type { Product } from '#facts/product.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import chips from '#ui/ColourChips.module.css'
import { ColourName } from '#ui/ColourName.tsx'
import { classes } from '#ui/classes.ts'
import { Swatch } from '#ui/Swatch.tsx'
import { englishName } from '#ui/TextWithEnglish.tsx'
import tick from '#ui/Tick.module.css'
import styles from './ColourChoice.module.css'

/**
 * The colours of a painted product. The colour in the picture is preselected; colours out of stock are disabled, crossed out
 * and named as such. A choice changes the pictures and the order text (`colour.client.ts`); without scripts the colours are a
 * list.
 */
export function ColourChoice({ product }: { readonly product: Product }) {
  const words = useWords()
  const { key } = words
  const labels = words.product.colours
  const offered = colours.filter(({ id }) => product.colours.includes(id))
  const isOutOfStock = (id: string) => product.coloursOutOfStock.includes(id)
  const renderName = ({ id, name }: (typeof colours)[number]) => (
    <ColourName text={isOutOfStock(id) ? labels.outOfStock(name[key]) : name[key]} english={englishName(name, key)} />
  )
  const pictured = offered.find(({ id }) => id === product.picturedColour)
  return (
    <fieldset
      className={classes(chips.chips, tick.ticks, styles.colours)}
      data-colours={words.messages.colour}
      data-pictured={pictured?.screen}
    >
      <legend>
        {`${labels.heading}: `}
        <b data-chosen="">{pictured && renderName(pictured)}</b>
      </legend>
      {offered.map(colour => (
        <label key={colour.id}>
          <input
            type="radio"
            name="colour"
            value={colour.name[key]}
            data-screen={colour.screen}
            data-colour={colour.id}
            defaultChecked={colour === pictured && !isOutOfStock(colour.id)}
            disabled={isOutOfStock(colour.id)}
          />
          <Swatch screen={colour.screen} isOutOfStock={isOutOfStock(colour.id)} />
          <span>{renderName(colour)}</span>
        </label>
      ))}
    </fieldset>
  )
}

import { colours } from '#catalogue/colours.ts'
import type { Product } from '#catalogue/product.ts'
import { lightnessOfColour } from '#pictures/lightness.ts'
import { useWords } from '#words/WordsContext.tsx'
import styles from './ColourChoice.module.css'

/** The colours that a painted sheet is offered in; those out of stock are named, and cannot be chosen. Choosing one colours the picture and the order text; without scripts they are a list. */
export function ColourChoice({ product }: { readonly product: Product }) {
  const { key, messages, product: words } = useWords()
  if (product.finish === 'bare') return <p className={styles.note}>{words.colours.bare}</p>
  const offered = colours.filter(({ id }) => product.colours.includes(id))
  return (
    <fieldset className={styles.colours} data-colours={messages.noColour}>
      <legend>{words.colours.heading}</legend>
      {offered.map(({ id, screen, name }) => {
        const out = product.coloursOutOfStock.includes(id)
        return (
          <label key={id}>
            <input
              type="radio"
              name="colour"
              value={name[key]}
              data-screen={screen}
              data-lightness={lightnessOfColour(screen).toFixed(3)}
              data-pictured={id === product.picturedColour ? '' : undefined}
              disabled={out}
            />
            <svg viewBox="0 0 1 1" aria-hidden="true">
              <path d="M0 0h1v1H0z" fill={screen} />
            </svg>
            {out ? words.colours.outOfStock(name[key]) : name[key]}
          </label>
        )
      })}
      <p className={styles.note}>{words.colours.note}</p>
    </fieldset>
  )
}

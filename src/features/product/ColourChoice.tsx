import { colours } from '#facts/colours.ts'
import type { Product } from '#facts/product.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import styles from './ColourChoice.module.css'

/**
 * The colours that a painted sheet is offered in; those out of stock are named, and cannot be chosen. The one that the
 * picture shows is chosen from the start. Choosing another colours the picture and the order text; without scripts they are
 * a list.
 */
export function ColourChoice({ product }: { readonly product: Product }) {
  const { key, messages, product: words } = useWords()
  if (product.finish === 'bare') return <p className={styles.note}>{words.colours.bare}</p>
  const offered = colours.filter(({ id }) => product.colours.includes(id))
  const pictured = offered.find(({ id }) => id === product.picturedColour)?.name[key] ?? ''
  return (
    <fieldset className={styles.colours} data-colours={messages.asPictured(pictured)}>
      <legend>
        {`${words.colours.heading}: `}
        <b data-chosen="">{pictured}</b>
      </legend>
      {offered.map(({ id, screen, name }) => {
        const out = product.coloursOutOfStock.includes(id)
        return (
          <label key={id} data-tip={out ? undefined : name[key]}>
            <input
              type="radio"
              name="colour"
              value={name[key]}
              data-screen={screen}
              data-colour={id}
              data-pictured={id === product.picturedColour ? '' : undefined}
              defaultChecked={id === product.picturedColour && !out}
              disabled={out}
            />
            <svg viewBox="0 0 1 1" aria-hidden="true">
              <path d="M0 0h1v1H0z" fill={screen} />
            </svg>
            <span>{out ? words.colours.outOfStock(name[key]) : name[key]}</span>
          </label>
        )
      })}
      <p className={styles.note}>{words.colours.note}</p>
    </fieldset>
  )
}

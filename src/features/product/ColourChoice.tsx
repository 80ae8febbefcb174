import { colours } from '#facts/colours.ts'
import type { Product } from '#facts/product.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import styles from './ColourChoice.module.css'

/**
 * The colours of a painted product. The colour in the picture is preselected; colours out of stock are disabled. A choice
 * changes the picture and the order text (`colour.client.ts`); without scripts the colours are a list.
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
        const isOutOfStock = product.coloursOutOfStock.includes(id)
        return (
          <label key={id} data-tip={isOutOfStock ? undefined : name[key]}>
            <input
              type="radio"
              name="colour"
              value={name[key]}
              data-screen={screen}
              data-colour={id}
              data-pictured={id === product.picturedColour ? '' : undefined}
              defaultChecked={id === product.picturedColour && !isOutOfStock}
              disabled={isOutOfStock}
            />
            <svg viewBox="0 0 1 1" aria-hidden="true">
              <path d="M0 0h1v1H0z" fill={screen} />
            </svg>
            <span>{isOutOfStock ? words.colours.outOfStock(name[key]) : name[key]}</span>
          </label>
        )
      })}
      <p className={styles.note}>{words.colours.note}</p>
    </fieldset>
  )
}

import { colours } from '#facts/colours.ts'
import type { Product } from '#facts/product.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { englishName, TextWithEnglish } from '#ui/TextWithEnglish.tsx'

/** The name of the pictured colour, over which `colour-copies.client.ts` writes the chosen one; nothing where no colour is pictured. */
export function ChosenColour({ product }: { readonly product: Pick<Product, 'picturedColour' | 'coloursOutOfStock'> }) {
  const { key, product: words } = useWords()
  const pictured = colours.find(({ id }) => id === product.picturedColour)?.name
  if (!pictured) return null
  const isOutOfStock = product.coloursOutOfStock.some(id => id === product.picturedColour)
  const name = isOutOfStock ? words.colours.outOfStock(pictured[key]) : pictured[key]
  return (
    <span data-chosen-copy="">
      <TextWithEnglish text={name} english={englishName(pictured, key)} />
    </span>
  )
}

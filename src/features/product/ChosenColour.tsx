import { colours } from '#facts/colours.ts'
import type { Product } from '#facts/product.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { englishName, TextWithEnglish } from '#ui/TextWithEnglish.tsx'

/** The name of the pictured colour, over which `sample.client.ts` writes the chosen one; nothing where no colour is pictured. */
export function ChosenColour({ product }: { readonly product: Pick<Product, 'picturedColour'> }) {
  const { key } = useWords()
  const pictured = colours.find(({ id }) => id === product.picturedColour)?.name
  if (!pictured) return null
  return (
    <span data-chosen-copy="">
      <TextWithEnglish text={pictured[key]} english={englishName(pictured, key)} />
    </span>
  )
}

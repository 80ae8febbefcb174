import { colours } from '#facts/colours.ts'
import type { Product } from '#facts/product.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { englishName, TextWithEnglish } from '#ui/TextWithEnglish.tsx'

interface PicturedInProps {
  readonly product: Product
  /** Hidden until the picture does not have the chosen colour. */
  readonly isHidden: boolean
}

/** The caption of a picture that names the colour in it; `repaint.ts` hides and shows it. */
export function PicturedIn({ product, isHidden }: PicturedInProps) {
  const { key, product: words } = useWords()
  const pictured = colours.find(({ id }) => id === product.picturedColour)?.name
  if (!pictured) return null
  return (
    <p data-pictured-in={isHidden ? 'first' : ''} hidden={isHidden}>
      <TextWithEnglish text={words.gallery.picturedIn(pictured[key])} english={englishName(pictured, key)} />
    </p>
  )
}

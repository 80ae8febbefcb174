/** A product with its sentence about who it suits. */
export interface ComparedProduct {
  readonly slug: string
  readonly name: string
  readonly suits?: string | undefined
}

interface NamedProduct<T> {
  readonly product: T
  /** The sentence before the name, the name as written, and the text after it. */
  readonly parts: readonly [before: string, name: string, after: string]
}

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)

/**
 * The other product that the sentence about who a product suits names first, as whole words in any case; of names that begin
 * together, the longest.
 */
export function findNamedProduct<T extends ComparedProduct>(
  { slug, suits: text = '' }: ComparedProduct,
  all: readonly T[],
): NamedProduct<T> | undefined {
  const lower = text.toLowerCase()
  const found = all
    .filter(other => other.slug !== slug)
    .map(product => ({ product, start: lower.indexOf(product.name.toLowerCase()), length: product.name.length }))
    .filter(({ start, length }) => start >= 0 && !isLetter(text[start - 1]) && !isLetter(text[start + length]))
    .toSorted((one, other) => one.start - other.start || other.length - one.length)[0]
  if (!found) return undefined
  const { product, start, length } = found
  return { product, parts: [text.slice(0, start), text.slice(start, start + length), text.slice(start + length)] }
}

import styles from './ProductName.module.css'

/** Words with a hyphen, and words that are wider than a narrow column. */
const SPECIAL_WORD = /(\S*-\S*|\S{13,})/
const MAX_UNBROKEN_LENGTH = 12

/** A product's name without line breaks at hyphens, as in `ALU-ZINC`. Only a very long word may break anywhere. */
export function ProductName({ name }: { readonly name: string }) {
  return name.split(SPECIAL_WORD).map((part, index) =>
    SPECIAL_WORD.test(part) ? (
      <span key={index} className={part.length > MAX_UNBROKEN_LENGTH ? styles.longWord : styles.noWrap}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}

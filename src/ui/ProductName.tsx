import styles from './ProductName.module.css'

/** A product's name without line breaks at hyphens, as in `ALU-ZINC`. */
export function ProductName({ name }: { readonly name: string }) {
  return name.split(/(\S*-\S*)/).map(part =>
    part.includes('-') ? (
      <span key={part} className={styles.noWrap}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}

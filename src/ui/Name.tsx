import styles from './Name.module.css'

/** A product's name, whose words break at no hyphen: `ALU-ZINC` stays whole. */
export function Name({ name }: { readonly name: string }) {
  return name.split(/(\S*-\S*)/).map(part =>
    part.includes('-') ? (
      <span key={part} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}

import { Fragment } from 'react'
import styles from './Name.module.css'

/** A product's name, whose words break at no hyphen: `ALU-ZINC` stays whole. */
export function Name({ name }: { readonly name: string }) {
  return name.split(' ').map((word, index) => (
    <Fragment key={`${index}${word}`}>
      {index > 0 && ' '}
      {word.includes('-') ? <span className={styles.whole}>{word}</span> : word}
    </Fragment>
  ))
}

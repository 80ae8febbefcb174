import { useWords } from '#words/WordsContext.tsx'
import styles from './Trust.module.css'

export function Trust() {
  return (
    <ul className={styles.tiles}>
      {useWords().product.trust.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          {text}
        </li>
      ))}
    </ul>
  )
}

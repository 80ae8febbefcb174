import { usePaths } from '#words/use-paths.ts'
import { useWords } from '#words/WordsContext.tsx'
import styles from './Trust.module.css'

export function Trust() {
  const paths = usePaths()
  return (
    <ul className={styles.tiles}>
      {useWords().product.trust.map(({ title, text, leadsTo }) => (
        <li key={title}>
          <strong>{title}</strong>
          {leadsTo ? <a href={paths[leadsTo]}>{text}</a> : text}
        </li>
      ))}
    </ul>
  )
}

import type { Answer } from './answer.ts'
import styles from './Result.module.css'

/** What the price does not hold, with its quantities: the surprise that buyers complain of. */
export function LeftOut({ counted, subject, words }: Answer) {
  const say = words.leftOut
  const items =
    subject?.kind === 'list' || !counted
      ? [say.ofList]
      : [
          say.pieces(
            [
              counted.caps > 0 && say.caps(counted.caps),
              counted.valleys > 0 && say.valleys(counted.valleys),
              counted.flashings > 0 && say.flashings(counted.flashings),
            ].filter(piece => piece !== false),
          ),
          say.fasteners(counted.fasteners),
          say.timber(counted.timber.purlinM, counted.timber.rafterM),
          say.labour,
        ]
  return (
    <div className={styles.leftOut}>
      <h4>{say.heading}</h4>
      <ul>
        {items.filter(Boolean).map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

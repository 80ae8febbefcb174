import { useMemo } from 'react'
import { timberOf } from '#roofing/take-off/timber.ts'
import type { Answer } from './answer.ts'
import styles from './Result.module.css'

/** What the price does not hold, with its quantities: the surprise that buyers complain of. */
export function LeftOut({ counted, settings, subject, words }: Answer) {
  const say = words.leftOut
  const timber = useMemo(
    () =>
      counted &&
      settings &&
      timberOf(
        counted.roofs.flatMap(({ roof }) => roof.faces),
        settings,
      ),
    [counted, settings],
  )
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
          timber && say.timber(timber.purlinM, timber.rafterM),
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

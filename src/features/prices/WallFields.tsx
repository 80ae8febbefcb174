import { useWords } from '#i18n/WordsContext.tsx'
import { exampleHouse } from './example-roof.ts'
import styles from './WallFields.module.css'

/** The two walls of a form that opens the estimator, with those of the example roof as placeholders. */
export function WallFields() {
  const words = useWords()
  const { roofForm } = words.home
  const { example } = words.estimator.roofs
  return (['length', 'width'] as const).map(name => (
    <label key={name} className={styles.wall}>
      {roofForm[name]}
      <input
        type="text"
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        placeholder={example(String(exampleHouse[`${name}M`]))}
      />
    </label>
  ))
}

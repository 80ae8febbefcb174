import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './QuotePrompt.module.css'

/** The section that ends every page of guides: count your own roof. */
export function QuotePrompt() {
  const paths = usePaths()
  const { quote } = useWords().guides
  return (
    <section className={styles.section} aria-labelledby="count-heading">
      <div>
        <h2 id="count-heading">{quote.heading}</h2>
        <p>{quote.text}</p>
      </div>
      <Button variant="primary" href={paths.quote}>
        {quote.button}
      </Button>
    </section>
  )
}

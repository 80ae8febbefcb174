import { RoofForm } from '#features/home/RoofForm.tsx'
import { AskUs } from '#features/shell/AskUs.tsx'
import { useWords } from '#i18n/WordsContext.tsx'
import { classes } from '#ui/classes.ts'
import styles from './CountYourRoof.module.css'

/** The form of two walls, and the ways to ask, on every page of guides. */
export function CountYourRoof({ className }: { readonly className?: string | undefined }) {
  const { messages, guides } = useWords()
  return (
    <div className={classes(styles.box, className)}>
      <RoofForm />
      <div className={styles.ask}>
        <h2>{guides.askPerson}</h2>
        <AskUs message={messages.quote()} />
      </div>
    </div>
  )
}

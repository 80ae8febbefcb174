import { AskUs } from '#features/shell/AskUs.tsx'
import { usePaths } from '#i18n/use-paths.ts'
import { Button } from '#ui/Button.tsx'
import styles from './NotFound.module.css'

/** A chat, a call and the home page. */
export function HelpLinks({ homeLabel }: { readonly homeLabel: string }) {
  return (
    <div className={styles.actions}>
      <AskUs />
      <Button variant="outline" href={usePaths().home}>
        {homeLabel}
      </Button>
    </div>
  )
}

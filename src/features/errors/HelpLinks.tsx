import { AskUs } from '#features/shell/AskUs.tsx'
import { usePaths } from '#i18n/use-paths.ts'
import { Button } from '#ui/Button.tsx'
import styles from './NotFound.module.css'

/** The home page, a chat and a call. */
export function HelpLinks({ homeLabel }: { readonly homeLabel: string }) {
  return (
    <div className={styles.actions}>
      <Button variant="secondary" href={usePaths().home}>
        {homeLabel}
      </Button>
      <AskUs />
    </div>
  )
}

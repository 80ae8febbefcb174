import { business } from '#facts/business.ts'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { callLink, formatInternationalNumber } from '#site/contact-links.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import styles from './CallToAction.module.css'
import { WallsForm } from './RoofForm.tsx'

interface CallToActionProps {
  /** Whether the two walls can be typed here, in place of a link to the estimator. */
  readonly hasForm?: boolean
}

/** The last block of a page: count a roof, call, or look at the products. */
export function CallToAction({ hasForm }: CallToActionProps) {
  const paths = usePaths()
  const { home, shell } = useWords()
  const { callToAction } = home
  return (
    <section className={classes(styles.section, hasForm && styles.withForm)} aria-labelledby="call-heading">
      <div>
        <h2 id="call-heading">{callToAction.heading}</h2>
        <p>{callToAction.text}</p>
      </div>
      <div className={styles.actions}>
        {hasForm ? (
          <WallsForm labelledBy="call-heading" />
        ) : (
          <Button variant="light" href={paths.quote}>
            {shell.getQuote}
          </Button>
        )}
        <Button variant="outline" icon="phone" href={callLink(business.phone)}>
          {`${callToAction.call}: ${formatInternationalNumber(business.phone)}`}
        </Button>
        <a className={styles.browse} href={paths.products}>
          {callToAction.browse}
        </a>
      </div>
    </section>
  )
}

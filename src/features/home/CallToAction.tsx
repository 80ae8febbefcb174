import { business } from '#facts/business.ts'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { callLink, formatInternationalNumber } from '#site/contact-links.ts'
import { Button } from '#ui/Button.tsx'
import styles from './CallToAction.module.css'
import { WallsForm } from './RoofForm.tsx'

/** The last block of a page: count a roof, call, or look at the products. */
export function CallToAction() {
  const paths = usePaths()
  const { callToAction } = useWords().home
  return (
    <section className={styles.section} aria-labelledby="call-heading">
      <div>
        <h2 id="call-heading">{callToAction.heading}</h2>
        <p>{callToAction.text}</p>
      </div>
      <div className={styles.actions}>
        <WallsForm labelledBy="call-heading" />
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

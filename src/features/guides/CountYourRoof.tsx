import { RoofForm } from '#features/home/RoofForm.tsx'
import { AskUs } from '#features/shell/AskUs.tsx'
import { useWords } from '#i18n/WordsContext.tsx'
import type { HouseId } from '#roofing/quote/usual-houses.ts'
import { classes } from '#ui/classes.ts'
import styles from './CountYourRoof.module.css'
import { WholeRoofExample } from './WholeRoofExample.tsx'

interface CountYourRoofProps {
  readonly className?: string | undefined
  /** A house whose whole roof is the example; without it, the example is the sheets of a roof. */
  readonly house?: HouseId | undefined
}

/** The form of two walls, and the ways to ask, on every page of guides. */
export function CountYourRoof({ className, house }: CountYourRoofProps) {
  const { messages, guides } = useWords()
  return (
    <div className={classes(styles.box, className)}>
      {house ? (
        <RoofForm heading={guides.wholeRoof.heading} example={<WholeRoofExample house={house} />} />
      ) : (
        <RoofForm />
      )}
      <div className={styles.ask}>
        <h2>{guides.askPerson}</h2>
        <AskUs message={messages.quote()} />
      </div>
    </div>
  )
}

import { AskUs } from '#features/shell/AskUs.tsx'
import type { HouseId } from '#roofing/quote/usual-houses.ts'
import { Button } from '#ui/Button.tsx'
import type { GuideContext } from './guide-context.ts'
import { HouseSheets } from './HouseSheets.tsx'
import styles from './WaysOn.module.css'
import { WorkOutMine } from './WorkOutMine.tsx'

interface WaysOnProps {
  /** A house whose whole roof the guide prices: its sheets are the example. */
  readonly house: HouseId | undefined
  readonly context: GuideContext
}

/**
 * The ways on from a guide: to the estimator, on wide screens only, where this is beside the text; and to a person. The form of two
 * walls is at the end of the page.
 */
export function WaysOn({ house, context }: WaysOnProps) {
  const { guides, home, messages, product } = context.words
  return (
    <div className={styles.ways}>
      <div className={styles.estimate}>
        <h2>{home.roofForm.heading}</h2>
        {house ? (
          <>
            <HouseSheets house={house} />
            <WorkOutMine house={house} context={context} />
          </>
        ) : (
          <Button variant="primary" href={context.paths.quote}>
            {product.workOutMine}
          </Button>
        )}
      </div>
      <div className={styles.ask}>
        <h2>{guides.askPerson}</h2>
        <AskUs message={messages.quote()} />
      </div>
    </div>
  )
}

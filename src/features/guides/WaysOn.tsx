import { WallsForm } from '#features/home/RoofForm.tsx'
import { AskUs } from '#features/shell/AskUs.tsx'
import type { HouseId } from '#roofing/quote/usual-houses.ts'
import type { GuideContext } from './guide-context.ts'
import { HouseSheets } from './HouseSheets.tsx'
import styles from './WaysOn.module.css'

interface WaysOnProps {
  /** A house whose whole roof the guide prices: its sheets are the example. */
  readonly house: HouseId | undefined
  readonly context: GuideContext
}

/**
 * The ways on from a guide: the form of two walls, on wide screens only, where this is beside the text and the form at the end of the
 * page is far below; and to a person.
 */
export function WaysOn({ house, context }: WaysOnProps) {
  const { guides, home, messages } = context.words
  return (
    <div className={styles.ways}>
      <div className={styles.estimate}>
        <WallsForm
          labelledBy="beside-heading"
          heading={<h2 id="beside-heading">{home.roofForm.heading}</h2>}
          example={
            house && (
              <div>
                <HouseSheets house={house} />
              </div>
            )
          }
        />
      </div>
      <div className={styles.ask}>
        <h2>{guides.askPerson}</h2>
        <AskUs message={messages.quote()} />
      </div>
    </div>
  )
}

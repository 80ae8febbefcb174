import styles from '#features/quote/controls/Fields.module.css'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { WallUnit } from '#roofing/lengths/format-length.ts'
import type { RoofDraft } from '#roofing/quote/draft.ts'
import { classes } from '#ui/classes.ts'
import type { ChangeRoof } from './change-roof.ts'
import { MeasureField, type RoofErrors } from './MeasureField.tsx'
import { MeasureSteps } from './MeasureSteps.tsx'
import { useWalls } from './use-walls.ts'

interface WallFieldsProps {
  readonly roof: RoofDraft
  /** Index of the roof. */
  readonly place: number
  readonly errors: RoofErrors
  readonly unit: WallUnit
  readonly onChange: ChangeRoof
}

/** The length and the width of the walls below a roof, and how to measure them. */
export function WallFields({ onChange, ...field }: WallFieldsProps) {
  const { roof, place, unit } = field
  const { words } = useQuote()
  const { typeLength, typeWidth, leaveLength } = useWalls(roof, place, unit, onChange)
  return (
    <div className={classes(styles.rows, styles.walls, unit === 'm' && styles.pair)}>
      <MeasureField {...field} name="length" onChange={typeLength} onBlur={leaveLength} />
      <MeasureField {...field} name="width" onChange={typeWidth} />
      <div className={styles.measure}>
        <p className={styles.hint}>{words.roofs.lengthHint[unit]}</p>
        <MeasureSteps />
      </div>
    </div>
  )
}

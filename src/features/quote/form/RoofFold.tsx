import { type ReactNode, useState } from 'react'
import row from '#features/quote/controls/Row.module.css'
import { withUnit } from '#features/quote/controls/typed-number.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import type { Draft, RoofDraft } from '#roofing/quote/draft.ts'
import { hasBothWalls } from '#roofing/quote/roofs.ts'
import chevron from '#ui/Chevron.module.css'
import { classes } from '#ui/classes.ts'
import styles from './RoofFold.module.css'
import { findKind, isPlan } from './roof-kinds.ts'

/** The shape and the walls of a roof as they are typed. */
function describeTypedRoof(roof: RoofDraft, unit: Draft['unit'], { roofs }: EstimatorWords): string {
  const { length, width, shape } = roof
  const kind = findKind(roof, unit)
  if (!hasBothWalls(roof)) return roofs.kinds[kind ?? shape]
  const walls = `${withUnit(length, unit)}\u00a0×\u00a0${withUnit(width, unit)}`
  const name = kind && isPlan(kind) ? roofs.shapeWithEnds(roofs.kinds[kind], roofs.endShapes[shape as 'gable']) : ''
  return `${name || roofs.kinds[shape]} ${walls}`
}

interface RoofFoldProps {
  readonly roof: RoofDraft
  readonly unit: Draft['unit']
  /** Whether there are other roofs. A single roof does not fold. */
  readonly isSeveral: boolean
  readonly isOpenAtFirst: boolean
  readonly children: ReactNode
}

/** The fields of a roof. Where there are several roofs, they fold below a line with the shape and the walls. */
export function RoofFold({ roof, unit, isSeveral, isOpenAtFirst, children }: RoofFoldProps) {
  const { words } = useQuote()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <details className={styles.fold} open={!isSeveral || isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className={classes(row.row, row.line, chevron.fold)} hidden={!isSeveral}>
        <span>{describeTypedRoof(roof, unit, words)}</span>
      </summary>
      <div>{children}</div>
    </details>
  )
}

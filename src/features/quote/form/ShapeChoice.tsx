import { memo, useId, useState } from 'react'
import { FramedRadio } from '#features/quote/controls/FramedRadio.tsx'
import { RowButton } from '#features/quote/controls/RowButton.tsx'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { classes } from '#ui/classes.ts'
import tick from '#ui/Tick.module.css'
import { drawingId, type RoofKind, roofKinds } from './roof-kinds.ts'
import styles from './ShapeChoice.module.css'

interface ShapeChoiceProps {
  /** The heading of the roof, so that the groups of several roofs have names of their own. */
  readonly roofName: string
  readonly kind: RoofKind | undefined
  /** Which way the ridge runs, where the shape decides it. */
  readonly direction?: string | undefined
  readonly onChange: (kind: RoofKind) => void
}

/** The kinds that are shown before a visitor asks for more. */
const FIRST_KINDS = roofKinds.slice(0, 3)

/** The kinds of roofs, each with a drawing of `RoofSymbols`: the first three and the chosen one, or all of them. */
export const ShapeChoice = memo(({ roofName, kind, direction, onChange }: ShapeChoiceProps) => {
  const { words } = useQuote()
  const group = useId()
  const [isExpanded, setExpanded] = useState(false)
  const isFirst = (each: RoofKind) => FIRST_KINDS.includes(each)
  const shown = isExpanded ? roofKinds : roofKinds.filter(each => isFirst(each) || each === kind)
  const choose = (next: RoofKind) => {
    // The kind that is left stays in view, to be chosen again.
    if (kind && !isFirst(kind)) setExpanded(true)
    onChange(next)
  }
  return (
    <>
      <fieldset
        className={classes(tick.ticks, styles.shapes, shown.length === 4 && styles.four)}
        aria-label={`${words.roofs.shape}: ${roofName}`}
      >
        <legend>{words.roofs.shape}</legend>
        {shown.map(each => (
          <label key={each}>
            <FramedRadio group={group} checked={each === kind} onChange={() => choose(each)} />
            <svg aria-hidden="true">
              <use href={`#${drawingId(each)}`} />
            </svg>
            <span>{words.roofs.kinds[each]}</span>
            <small>{words.roofs.kindHints[each]}</small>
          </label>
        ))}
        <p aria-hidden="true">{kind && words.roofs.kindHints[kind]}</p>
        {direction && <p>{direction}</p>}
      </fieldset>
      <RowButton
        label={isExpanded ? words.roofs.fewerShapes : words.roofs.moreShapes}
        sign="fold"
        isExpanded={isExpanded}
        onClick={() => setExpanded(!isExpanded)}
      />
    </>
  )
})

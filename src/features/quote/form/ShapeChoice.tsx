import { useId } from 'react'
import { FramedRadio } from '#features/quote/controls/FramedRadio.tsx'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { drawingId, type RoofKind, roofKinds } from './roof-kinds.ts'
import styles from './ShapeChoice.module.css'

interface ShapeChoiceProps {
  /** The heading of the roof, so that the groups of several roofs have names of their own. */
  readonly roofName: string
  readonly kind: RoofKind | undefined
  readonly onChange: (kind: RoofKind) => void
}

/** The kinds of roofs, each with a drawing of `ShapeDrawings`. */
export function ShapeChoice({ roofName, kind, onChange }: ShapeChoiceProps) {
  const { words } = useQuote()
  const group = useId()
  return (
    <fieldset className={styles.shapes} aria-label={`${words.roofs.shape}: ${roofName}`}>
      <legend>{words.roofs.shape}</legend>
      {roofKinds.map(each => (
        <label key={each}>
          <FramedRadio group={group} checked={each === kind} onChange={() => onChange(each)} />
          <svg aria-hidden="true">
            <use href={`#${drawingId(each)}`} />
          </svg>
          <span>{words.roofs.kinds[each]}</span>
          <small>{words.roofs.kindHints[each]}</small>
        </label>
      ))}
      <p aria-hidden="true">{kind && words.roofs.kindHints[kind]}</p>
    </fieldset>
  )
}

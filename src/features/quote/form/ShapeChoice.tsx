import { memo, useId } from 'react'
import { FramedRadio } from '#features/quote/controls/FramedRadio.tsx'
import { RoofSketch } from '#features/quote/drawing/RoofSketch.tsx'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { buildRoof } from '#roofing/roof/build-roof.ts'
import { type RoofKind, roofKinds, sampleRoof } from './roof-kinds.ts'
import styles from './ShapeChoice.module.css'

interface ShapeChoiceProps {
  readonly kind: RoofKind | undefined
  readonly onChange: (kind: RoofKind) => void
}

const Sample = memo(({ kind }: { readonly kind: RoofKind }) => (
  <RoofSketch roof={buildRoof(sampleRoof(kind))} turnDeg={32} colour="#c8ced1" pieces={[]} />
))

/** The kinds of roofs, each with a drawing. */
export function ShapeChoice({ kind, onChange }: ShapeChoiceProps) {
  const { words } = useQuote()
  const group = useId()
  return (
    <fieldset className={styles.shapes}>
      <legend>{words.roofs.shape}</legend>
      {roofKinds.map(each => (
        <label key={each}>
          <FramedRadio group={group} checked={each === kind} onChange={() => onChange(each)} />
          <Sample kind={each} />
          <span>{words.roofs.kinds[each]}</span>
          <small>{words.roofs.kindHints[each]}</small>
        </label>
      ))}
      <p aria-hidden="true">{kind && words.roofs.kindHints[kind]}</p>
    </fieldset>
  )
}

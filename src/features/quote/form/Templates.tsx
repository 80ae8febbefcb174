import { memo, useId } from 'react'
import fields from '#features/quote/controls/Fields.module.css'
import { Fold } from '#features/quote/controls/Fold.tsx'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { Change } from '#features/quote/state/use-draft.ts'
import type { WallUnit } from '#roofing/lengths/format-length.ts'
import { type TemplateName, templateNames, templateRoof } from '#roofing/quote/templates.ts'
import { roofGroupId } from './problem.ts'
import styles from './Templates.module.css'

/** The id of the drawing of a template (`RoofSymbols`). */
export const templateDrawingId = (name: TemplateName) => `template-${name}`

interface TemplatesProps {
  readonly unit: WallUnit
  /** The ids of the first roof now, and of the roof that replaces all. */
  readonly firstId: number
  readonly nextId: number
  /** Whether the visitor has typed walls: then the buildings are folded. */
  readonly hasWalls: boolean
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  readonly onChange: Change
}

/** Common buildings with their usual measures, for visitors who have not measured theirs. */
export const Templates = memo(({ unit, firstId, nextId, hasWalls, isOpen, onToggle, onChange }: TemplatesProps) => {
  const { words } = useQuote()
  const labels = words.templates
  const id = useId()
  const choose = (name: TemplateName) => {
    onChange(now => ({ roofs: [templateRoof(name, now.unit, nextId)] }), {
      kind: 'templateChosen',
      about: labels.names[name],
      focusId: roofGroupId(nextId),
      undoneFocusId: roofGroupId(firstId),
    })
  }
  const buildings = (
    <ul className={styles.templates} aria-labelledby={hasWalls ? undefined : id}>
      {templateNames.map(name => {
        const { length, width } = templateRoof(name, unit, 0)
        return (
          <li key={name}>
            <button type="button" onClick={() => choose(name)}>
              <svg aria-hidden="true">
                <use href={`#${templateDrawingId(name)}`} />
              </svg>
              <span>{labels.names[name]}</span>
              <small>{`${length} × ${width} ${words.units[unit].short}`}</small>
            </button>
          </li>
        )
      })}
    </ul>
  )
  const hint = <p className={fields.hint}>{labels.hint}</p>
  if (hasWalls)
    return (
      <Fold name={labels.heading} open={isOpen} onToggle={event => onToggle(event.currentTarget.open)}>
        {hint}
        {buildings}
      </Fold>
    )
  return (
    <div className={styles.open}>
      <p id={id}>{labels.heading}</p>
      {hint}
      {buildings}
    </div>
  )
})

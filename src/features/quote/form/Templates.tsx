import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { Change } from '#features/quote/state/use-draft.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import { nextRoofId } from '#roofing/quote/roofs.ts'
import { type TemplateName, templateNames, templateRoof } from '#roofing/quote/templates.ts'
import { roofGroupId } from './problem.ts'
import styles from './Templates.module.css'

/** The id of the drawing of a template (`ShapeDrawings`). */
export const templateDrawingId = (name: TemplateName) => `template-${name}`

interface TemplatesProps {
  readonly draft: Draft
  readonly onChange: Change
}

/** Common buildings with their usual measures, for visitors who have not measured theirs. */
export function Templates({ draft, onChange }: TemplatesProps) {
  const { words } = useQuote()
  const labels = words.templates
  const { unit } = draft
  const choose = (name: TemplateName) => {
    const id = nextRoofId(draft)
    onChange(now => ({ roofs: [templateRoof(name, now.unit, id)] }), {
      kind: 'templateChosen',
      about: labels.names[name],
      focusId: roofGroupId(id),
      undoneFocusId: roofGroupId(draft.roofs[0].id),
    })
  }
  return (
    <details className={styles.templates}>
      <summary>{labels.heading}</summary>
      <p>{labels.hint}</p>
      <ul>
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
    </details>
  )
}

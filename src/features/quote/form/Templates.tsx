import { memo, useId, useMemo, useRef, useState } from 'react'
import fields from '#features/quote/controls/Fields.module.css'
import { Fold } from '#features/quote/controls/Fold.tsx'
import { ShowAllButton } from '#features/quote/controls/ShowAllButton.tsx'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { useChunkedWork } from '#features/quote/state/use-chunked-work.ts'
import type { Change } from '#features/quote/state/use-draft.ts'
import type { WallUnit } from '#roofing/lengths/format-length.ts'
import { type TemplateName, templateNames, templateRoof } from '#roofing/quote/templates.ts'
import { formatPrice } from '#text/format-price.ts'
import { ProductName } from '#ui/ProductName.tsx'
import { roofGroupId } from './problem.ts'
import styles from './Templates.module.css'
import { type PricedSheet, priceTemplates } from './template-prices.ts'

/** The id of the drawing of a template (`RoofSymbols`). */
export const templateDrawingId = (name: TemplateName) => `template-${name}`

/** Keeps the place of a price that is not counted yet, or cannot be. */
const NO_PRICE = '\u00a0'

/** The buildings shown at first below empty fields: the most common homes. */
const MAX_SHOWN = 4

interface TemplatesProps {
  readonly unit: WallUnit
  /** What the buildings are priced in. */
  readonly sheet: PricedSheet
  /** The ids of the first roof now, and of the roof that replaces all. */
  readonly firstId: number
  readonly nextId: number
  /** Whether the visitor has typed walls: then the buildings are folded. */
  readonly hasWalls: boolean
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  readonly onChange: Change
}

/** Common buildings with their usual measures and what they cost in the chosen sheet, for visitors who have not measured theirs. */
export const Templates = memo(
  ({ unit, sheet, firstId, nextId, hasWalls, isOpen, onToggle, onChange }: TemplatesProps) => {
    const { words } = useQuote()
    const labels = words.templates
    const id = useId()
    const list = useRef<HTMLUListElement>(null)
    const [isWhole, setWhole] = useState(false)
    const isShown = isOpen || !hasWalls
    const shownNames = isWhole || hasWalls ? templateNames : templateNames.slice(0, MAX_SHOWN)
    const work = useMemo(() => (isShown ? () => priceTemplates(sheet, unit) : undefined), [isShown, sheet, unit])
    const prices = useChunkedWork(work)
    const choose = (name: TemplateName) => {
      onChange(now => ({ roofs: [templateRoof(name, now.unit, nextId)] }), {
        kind: 'templateChosen',
        about: labels.names[name],
        focusId: roofGroupId(nextId),
        undoneFocusId: roofGroupId(firstId),
      })
    }
    const buildings = (
      <ul ref={list} className={styles.templates} aria-labelledby={hasWalls ? undefined : id}>
        {shownNames.map(name => {
          const { length, width } = templateRoof(name, unit, 0)
          const priceKsh = prices?.get(name)
          return (
            <li key={name}>
              <button type="button" onClick={() => choose(name)}>
                <svg aria-hidden="true">
                  <use href={`#${templateDrawingId(name)}`} />
                </svg>
                <span>{labels.names[name]}</span>
                <small>{`${length} × ${width} ${words.units[unit].short}`}</small>
                <b>{priceKsh === undefined ? NO_PRICE : formatPrice(priceKsh)}</b>
              </button>
            </li>
          )
        })}
      </ul>
    )
    const hint = (
      <p className={fields.hint}>
        <ProductName name={labels.hint(sheet.product.name)} />
      </p>
    )
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
        {!isWhole && (
          <ShowAllButton list={list} shown={MAX_SHOWN} onShowAll={() => setWhole(true)}>
            {labels.showAll(templateNames.length)}
          </ShowAllButton>
        )}
      </div>
    )
  },
)

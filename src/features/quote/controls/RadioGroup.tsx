import { useId } from 'react'
import { classes } from '#ui/classes.ts'
import hidden from '#ui/VisuallyHidden.module.css'
import fields from './Fields.module.css'
import { FramedRadio } from './FramedRadio.tsx'
import styles from './RadioGroup.module.css'

interface RadioGroupProps<Of extends string> {
  readonly legend: string
  readonly choices: readonly (readonly [value: Of, name: string])[]
  readonly chosen: Of
  /** Places the legend above the options, for long names. */
  readonly stacked?: boolean
  /** Only as wide as the options, with the legend for screen readers, for a place beside a heading. */
  readonly isCompact?: boolean
  readonly onChange: (value: Of) => void
}

/** Two or three radio buttons, side by side. */
export function RadioGroup<Of extends string>({
  legend,
  choices,
  chosen,
  stacked,
  isCompact,
  onChange,
}: RadioGroupProps<Of>) {
  const id = useId()
  return (
    <div
      className={classes(!isCompact && fields.field, stacked && fields.stacked)}
      role="radiogroup"
      aria-labelledby={id}
    >
      <span id={id} className={isCompact ? hidden.hidden : undefined}>
        {legend}
      </span>
      <div className={classes(styles.options, isCompact && styles.compact)}>
        {choices.map(([value, name]) => (
          <label key={value}>
            <FramedRadio group={`${id}of`} checked={value === chosen} onChange={() => onChange(value)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </div>
  )
}

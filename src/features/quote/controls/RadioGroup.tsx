import { useId } from 'react'
import { classes } from '#ui/classes.ts'
import fields from './Fields.module.css'
import { FramedRadio } from './FramedRadio.tsx'
import styles from './RadioGroup.module.css'

interface RadioGroupProps<Of extends string> {
  readonly legend: string
  readonly choices: readonly (readonly [value: Of, name: string])[]
  readonly chosen: Of
  /** Places the legend above the options, for long names. */
  readonly stacked?: boolean
  readonly onChange: (value: Of) => void
}

/** Two or three radio buttons, side by side. */
export function RadioGroup<Of extends string>({ legend, choices, chosen, stacked, onChange }: RadioGroupProps<Of>) {
  const id = useId()
  return (
    <div className={classes(fields.field, stacked && fields.stacked)} role="radiogroup" aria-labelledby={id}>
      <span id={id}>{legend}</span>
      <div className={styles.options}>
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

import { useId } from 'react'
import { classes } from '#ui/classes.ts'
import { FramedRadio } from './FramedRadio.tsx'
import styles from './RadioGroup.module.css'

interface RadioGroupProps<Of extends string> {
  readonly legend: string
  readonly choices: readonly (readonly [value: Of, name: string])[]
  readonly chosen: Of
  /** With its legend above instead of beside: for longer names. */
  readonly stacked?: boolean
  readonly onChange: (value: Of) => void
}

/** One of two or three, side by side. */
export function RadioGroup<Of extends string>({ legend, choices, chosen, stacked, onChange }: RadioGroupProps<Of>) {
  const id = useId()
  return (
    <div className={classes(styles.choice, stacked && styles.stacked)} role="radiogroup" aria-labelledby={id}>
      <span id={id}>{legend}</span>
      <div>
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

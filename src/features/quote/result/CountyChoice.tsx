import { useId } from 'react'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { Change } from '#features/quote/state/use-draft.ts'
import { classes } from '#ui/classes.ts'
import control from '#ui/LabelledControl.module.css'
import styles from './CountyChoice.module.css'

export interface CountyChoiceProps {
  /** As chosen, which is ahead of the calculation. */
  readonly county: string
  readonly onChange: Change
}

/** The county that the order names. */
export function CountyChoice({ county, onChange }: CountyChoiceProps) {
  const { words, shop } = useQuote()
  const id = useId()
  return (
    <p className={classes(control.labelled, styles.county)}>
      <label htmlFor={id}>{words.sheet.county}</label>
      <select id={id} value={county} onChange={event => onChange({ county: event.target.value })}>
        <option value="">{words.sheet.noCounty}</option>
        {shop.counties.map(name => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </p>
  )
}

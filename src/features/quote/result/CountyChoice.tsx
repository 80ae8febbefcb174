import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { Change } from '#features/quote/state/use-draft.ts'
import chevron from '#ui/Chevron.module.css'
import { classes } from '#ui/classes.ts'
import styles from './CountyChoice.module.css'

export interface CountyChoiceProps {
  /** As chosen, which is ahead of the calculation. */
  readonly county: string
  readonly onChange: Change
}

/** The county that the order names. */
export function CountyChoice({ county, onChange }: CountyChoiceProps) {
  const { words, shop } = useQuote()
  return (
    <label className={classes(chevron.fold, styles.county)}>
      <span>{words.sheet.county}</span>
      <select value={county} onChange={event => onChange({ county: event.target.value })}>
        <option value="">{words.sheet.noCounty}</option>
        {shop.counties.map(name => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  )
}

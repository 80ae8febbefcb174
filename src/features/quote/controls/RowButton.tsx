import chevron from '#ui/Chevron.module.css'
import { classes } from '#ui/classes.ts'
import styles from './Row.module.css'

interface RowButtonProps {
  readonly id?: string
  readonly label: string
  /** A line below the label. */
  readonly note?: string
  /** What stands at the end of the row. */
  readonly value?: string | undefined
  /** `fold` shows and hides something, `add` adds something, `go` changes something at once. */
  readonly sign?: 'fold' | 'add' | 'go'
  readonly isExpanded?: boolean
  readonly onClick: () => void
}

/** A button as wide as the form, in a ruled list of choices. */
export function RowButton({ id, label, note, value, sign, isExpanded, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      id={id}
      className={classes(styles.row, styles.line, sign && (sign === 'add' ? styles.add : chevron[sign]))}
      aria-expanded={isExpanded}
      onClick={onClick}
    >
      <span>
        {note === undefined ? label : `${label} `}
        {note !== undefined && <small>{note}</small>}
      </span>
      {value !== undefined && <span>{value}</span>}
    </button>
  )
}

import { type ReactNode, useState } from 'react'
import fields from '#features/quote/controls/Fields.module.css'
import row from '#features/quote/controls/Row.module.css'

interface ComparisonFoldProps {
  readonly summary: string
  /** Whether a visitor has typed something into its fields. */
  readonly hasValues: boolean
  readonly children: ReactNode
}

/** The fields to compare the order with, closed until they hold values. Once open they stay open until they are closed by hand. */
export function ComparisonFold({ summary, hasValues, children }: ComparisonFoldProps) {
  const [chosen, setChosen] = useState<boolean>()
  return (
    <details
      className={fields.details}
      open={chosen ?? hasValues}
      onToggle={event => setChosen(event.currentTarget.open)}
    >
      <summary className={row.fold}>{summary}</summary>
      <div>{children}</div>
    </details>
  )
}

import { type ReactNode, useState } from 'react'
import { Disclosure } from '#features/quote/controls/Disclosure.tsx'

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
    <Disclosure summary={summary} open={chosen ?? hasValues} onToggle={event => setChosen(event.currentTarget.open)}>
      {children}
    </Disclosure>
  )
}

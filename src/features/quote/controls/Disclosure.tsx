import { type ReactNode, useState } from 'react'
import fields from './Fields.module.css'

interface DisclosureProps {
  readonly summary: string
  /** Drawn once it is unfolded: a large roof has hundreds of sheets. */
  readonly children: () => ReactNode
}

/** Something that few ask for, a tap away. */
export function Disclosure({ summary, children }: DisclosureProps) {
  const [open, setOpen] = useState(false)
  return (
    <details className={fields.details} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      <div>{open && children()}</div>
    </details>
  )
}

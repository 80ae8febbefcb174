import { type ReactNode, useState } from 'react'
import fields from './Fields.module.css'

interface DisclosureProps {
  readonly summary: string
  /** Rendered when opened, because a large roof has hundreds of sheets. */
  readonly children: () => ReactNode
}

/** Details that are closed at first. */
export function Disclosure({ summary, children }: DisclosureProps) {
  const [open, setOpen] = useState(false)
  return (
    <details className={fields.details} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      <div>{open && children()}</div>
    </details>
  )
}

import { type ReactNode, useState } from 'react'
import fields from './Fields.module.css'
import row from './Row.module.css'

interface DisclosureProps {
  readonly summary: string
  /** A line below the summary. */
  readonly note?: string
  /** A function is called once the details are open, because a large roof has hundreds of sheets. */
  readonly children: ReactNode | (() => ReactNode)
}

/** Details that are closed at first. */
export function Disclosure({ summary, note, children }: DisclosureProps) {
  const [open, setOpen] = useState(false)
  const isLazy = typeof children === 'function'
  return (
    <details className={fields.details} {...(isLazy && { onToggle: event => setOpen(event.currentTarget.open) })}>
      <summary className={row.fold}>
        {summary}
        {note !== undefined && <small>{note}</small>}
      </summary>
      <div>{isLazy ? open && children() : children}</div>
    </details>
  )
}

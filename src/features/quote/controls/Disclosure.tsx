import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import chevron from '#ui/Chevron.module.css'
import fields from './Fields.module.css'

interface DisclosureProps extends Pick<ComponentProps<'details'>, 'open' | 'onToggle'> {
  readonly summary: string
  readonly summaryId?: string
  /** A line below the summary. */
  readonly note?: string
  /** A function is called once the details are open, for what is long or changes while they are closed. */
  readonly children: ReactNode | (() => ReactNode)
}

/** Details that are closed at first, unless `open` says otherwise. */
export function Disclosure({ summary, summaryId, note, children, ...details }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false)
  const element = useRef<HTMLDetailsElement>(null)
  // They may be opened before hydration, and React gets no toggle event from then.
  useLayoutEffect(() => setOpen(element.current?.open === true), [])
  const isLazy = typeof children === 'function'
  return (
    <details
      ref={element}
      className={fields.details}
      {...details}
      {...(isLazy && { onToggle: event => setOpen(event.currentTarget.open) })}
    >
      <summary id={summaryId} className={chevron.fold}>
        {summary}
        {note !== undefined && <small>{note}</small>}
      </summary>
      <div>{isLazy ? isOpen && children() : children}</div>
    </details>
  )
}

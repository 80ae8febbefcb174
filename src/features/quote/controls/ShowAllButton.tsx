import type { ReactNode, RefObject } from 'react'
import { flushSync } from 'react-dom'
import { LinkButton } from './LinkButton.tsx'

interface ShowAllButtonProps {
  /** The element whose children are shown, at first `shown` of them. */
  readonly list: RefObject<HTMLElement | null>
  readonly shown: number
  readonly onShowAll: () => void
  readonly children: ReactNode
}

/** Shows the rest of a list and moves the focus to its first part, because the button is gone then. */
export function ShowAllButton({ list, shown, onShowAll, children }: ShowAllButtonProps) {
  return (
    <LinkButton
      onClick={() => {
        flushSync(onShowAll)
        list.current?.children[shown]?.querySelector<HTMLElement>('button, input')?.focus()
      }}
    >
      {children}
    </LinkButton>
  )
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { type Draft, emptyDraft } from '#roofing/quote/draft.ts'
import { encodeLink } from '#roofing/quote/link.ts'
import { writeHash } from './history.ts'
import type { Opening } from './opening-draft.ts'
import { deleteSavedEstimate, saveEstimate } from './saved-estimate.ts'

/** Long enough that a word is typed. What a tab has not written when it is left, it writes then. */
const SETTLED_MS = 300

export type Change = (part: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void

/** What is typed, kept in the address and on this device as it changes. */
export function useDraft(opening: Opening) {
  const [draft, setDraft] = useState(opening.draft)
  /** What nobody has typed is not worth keeping. */
  const untouched = useRef(opening.draft)
  const [notice, setNotice] = useState<'restored' | 'ignored' | undefined>(
    opening.restored ? 'restored' : opening.ignored.length > 0 ? 'ignored' : undefined,
  )

  useEffect(() => {
    const forget = () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
    }
    const keep = () => {
      forget()
      const fragment = encodeLink(draft)
      writeHash(fragment)
      if (draft !== untouched.current) saveEstimate(fragment)
    }
    const timer = setTimeout(keep, SETTLED_MS)
    addEventListener('pagehide', keep)
    return forget
  }, [draft])

  const change: Change = useCallback(
    part => setDraft(now => ({ ...now, ...(typeof part === 'function' ? part(now) : part) })),
    [],
  )
  const clear = useCallback(() => {
    deleteSavedEstimate()
    setNotice(undefined)
    untouched.current = emptyDraft(draft.product)
    setDraft(untouched.current)
  }, [draft.product])
  return { draft, change, clear, notice }
}

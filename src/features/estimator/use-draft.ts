import { useCallback, useEffect, useRef, useState } from 'react'
import { type Draft, emptyDraft } from '#roofing/quote/draft.ts'
import { encodeLink } from '#roofing/quote/link.ts'
import { writeHash } from './history.ts'
import { forgetEstimate, keepEstimate } from './kept.ts'
import type { Opening } from './opening-draft.ts'

/** Long enough that a word is typed, short enough that a closed tab loses nothing to speak of. */
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
    const timer = setTimeout(() => {
      const fragment = encodeLink(draft)
      writeHash(fragment)
      if (draft !== untouched.current) keepEstimate(fragment)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [draft])

  const change: Change = useCallback(
    part => setDraft(now => ({ ...now, ...(typeof part === 'function' ? part(now) : part) })),
    [],
  )
  const clear = useCallback(() => {
    forgetEstimate()
    setNotice(undefined)
    untouched.current = emptyDraft(draft.product)
    setDraft(untouched.current)
  }, [draft.product])
  return { draft, change, clear, notice }
}

import { useCallback, useEffect, useState } from 'react'
import { type Draft, emptyDraft } from '#roofing/quote/draft.ts'
import { encodeLink } from '#roofing/quote/link.ts'
import { writeHash } from './history.ts'
import { forgetEstimate, keepEstimate } from './kept.ts'
import type { Opening } from './opening-draft.ts'
import type { ShopFacts } from './shop-facts.ts'

/** Long enough that a word is typed, short enough that a closed tab loses nothing to speak of. */
const SETTLED_MS = 300

export type Change = (part: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void

/** What is typed, kept in the address and on this device as it changes. */
export function useDraft(opening: Opening, shop: ShopFacts) {
  const [draft, setDraft] = useState(opening.draft)
  const [notice, setNotice] = useState<'restored' | 'ignored' | undefined>(
    opening.restored ? 'restored' : opening.ignored.length > 0 ? 'ignored' : undefined,
  )

  useEffect(() => {
    const timer = setTimeout(() => {
      const fragment = encodeLink(draft)
      writeHash(fragment)
      if (draft !== opening.draft) keepEstimate(fragment)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [draft, opening])

  const change: Change = useCallback(
    part => setDraft(now => ({ ...now, ...(typeof part === 'function' ? part(now) : part) })),
    [],
  )
  const clear = useCallback(() => {
    forgetEstimate()
    setNotice(undefined)
    setDraft(now => emptyDraft(shop.products.some(({ slug }) => slug === now.product) ? now.product : ''))
  }, [shop])
  return { draft, change, clear, notice }
}

import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type Draft, emptyDraft } from '#roofing/quote/draft.ts'
import { fields } from '#roofing/quote/fields.ts'
import { compressedListIn, encodeLink } from '#roofing/quote/link.ts'
import { decompressList } from '../list/compressed-list.ts'
import { readAddress, writeAddress } from './address.ts'
import { openingDraft } from './opening-draft.ts'
import { findTypedValues, replayTyping } from './replay-typing.ts'
import { deleteSavedEstimate, savedEstimate, saveEstimate } from './saved-estimate.ts'
import type { ShopFacts } from './shop-facts.ts'

export type Change = (part: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void

/** The notice above the form about where its values come from. */
export type Notice = { readonly kind: 'restored' } | { readonly kind: 'ignored'; readonly keys: readonly string[] }

/**
 * The draft of the form. Each change is saved in the address and on the device. The first render is an empty form, as on the
 * server.
 */
export function useDraft(shop: ShopFacts, form: RefObject<HTMLElement | null>) {
  const [draft, setDraft] = useState(() => emptyDraft(shop.products[0]?.slug ?? ''))
  const [notice, setNotice] = useState<Notice>()
  /** The draft as opened or cleared; only other drafts are saved. Undefined until a draft is opened. */
  const untouched = useRef<Draft>(undefined)

  const latest = useRef(draft)
  const openDraft = useCallback(
    (list?: string) => {
      const opening = openingDraft(readAddress(), savedEstimate(), shop, list)
      // An untouched form that shows the opened draft, as an empty one does after hydration, is not rendered again.
      const isShown =
        JSON.stringify(opening.draft) === JSON.stringify(latest.current) &&
        !(form.current && findTypedValues(form.current).length > 0)
      untouched.current = isShown ? latest.current : opening.draft
      setDraft(untouched.current)
      if (opening.ignored.length > 0) setNotice({ kind: 'ignored', keys: opening.ignored })
      else setNotice(opening.isRestored ? { kind: 'restored' } : undefined)
    },
    [shop, form],
  )

  useLayoutEffect(() => {
    latest.current = draft
    if (!untouched.current) return
    writeAddress(encodeLink(draft))
    if (draft !== untouched.current) saveEstimate(JSON.stringify(draft))
  }, [draft])

  // A layout effect, so that an empty form is never painted before the opened draft.
  useLayoutEffect(() => {
    let isCurrent = true
    const typed = form.current ? findTypedValues(form.current) : []
    const openAddress = () => {
      // A fragment such as #content is not a quote.
      if (untouched.current && !location.hash.includes('=')) return writeAddress(encodeLink(latest.current))
      const address = readAddress()
      const compressed = compressedListIn(address)
      if (compressed === undefined) return openDraft()
      return decompressList(compressed, fields.list.maxLength).then(list => {
        if (isCurrent && readAddress() === address) openDraft(list)
      })
    }
    Promise.resolve(openAddress()).then(() => setTimeout(() => replayTyping(typed)))
    // A link to another quote, or navigation in the history.
    addEventListener('hashchange', openAddress)
    return () => {
      isCurrent = false
      removeEventListener('hashchange', openAddress)
    }
  }, [form, openDraft])

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

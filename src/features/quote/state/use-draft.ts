import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type Draft, emptyDraft, emptyRoof } from '#roofing/quote/draft.ts'
import { fields } from '#roofing/quote/fields.ts'
import { compressedListIn, encodeLink } from '#roofing/quote/link.ts'
import { nextRoofId } from '#roofing/quote/roofs.ts'
import { decompressList } from '../list/compressed-list.ts'
import { readAddress, writeAddress } from './address.ts'
import { HistoryEntries } from './history-entries.ts'
import { openingDraft, storedDraft } from './opening-draft.ts'
import { findTypedValues, replayTyping } from './replay-typing.ts'
import { deleteSavedEstimate, savedEstimate, saveEstimate } from './saved-estimate.ts'
import type { ShopFacts } from './shop-facts.ts'
import { DOUBLE_TAP_MS, focusElement, type Step } from './step.ts'

/** Changes the draft. With a step the tap can be undone, moves the focus, or both. */
export type Change = (part: Partial<Draft> | ((draft: Draft) => Partial<Draft>), step?: Step) => void

/** The notice above the form about where its values come from. */
export type Notice = { readonly kind: 'restored' } | { readonly kind: 'ignored'; readonly keys: readonly string[] }

/** A step that can be undone, and the draft before it. */
interface Undoable {
  readonly step: Step
  readonly before: Draft
  /** Whether Back undoes it too. */
  readonly isInHistory: boolean
}

interface Form {
  readonly draft: Draft
  /** Present until the next change. */
  readonly undoable?: Undoable | undefined
  /** Whether a step was undone, until the next change. */
  readonly isUndone?: boolean
}

/**
 * The draft of the form. Each change is saved in the address and on the device; what a tap removes can be brought back. The
 * first render is an empty form, as on the server.
 */
export function useDraft(shop: ShopFacts, root: RefObject<HTMLElement | null>) {
  const [form, setForm] = useState<Form>(() => ({ draft: emptyDraft(shop.products[0]?.slug ?? '') }))
  const [notice, setNotice] = useState<Notice>()
  /** The draft as opened or cleared; only other drafts are saved. Undefined until a draft is opened. */
  const untouched = useRef<Draft>(undefined)
  const entries = useRef<HistoryEntries<Form>>(undefined)
  /** The element that takes the focus after the next render. */
  const focusId = useRef<string>(undefined)
  const lastStep = useRef<{ readonly step: Step; readonly atMs: number }>(undefined)

  // Written at once, because a second event may come before the first is rendered.
  const latest = useRef(form)
  const show = useCallback((next: Form) => {
    latest.current = next
    setForm(next)
  }, [])

  const openDraft = useCallback(
    (list?: string) => {
      const opening = openingDraft(readAddress(), savedEstimate(), shop, list)
      const { draft } = latest.current
      // An untouched form that shows the opened draft, as an empty one does after hydration, is not rendered again.
      const isShown =
        JSON.stringify(opening.draft) === JSON.stringify(draft) &&
        !(root.current && findTypedValues(root.current).length > 0)
      untouched.current = isShown ? draft : opening.draft
      show(isShown && !latest.current.undoable ? latest.current : { draft: untouched.current })
      if (opening.ignored.length > 0) setNotice({ kind: 'ignored', keys: opening.ignored })
      else setNotice(opening.isRestored ? { kind: 'restored' } : undefined)
    },
    [shop, root, show],
  )

  const { draft } = form
  useLayoutEffect(() => {
    if (!untouched.current) return
    writeAddress(encodeLink(draft))
    if (draft !== untouched.current) saveEstimate(JSON.stringify(draft))
  }, [draft])

  useLayoutEffect(() => {
    if (focusId.current) focusElement(focusId.current)
    focusId.current = undefined
  }, [form])

  /** Shows an earlier form again. */
  const restore = useCallback(
    (earlier: Form, undone?: Step) => {
      undone?.onUndo?.()
      focusId.current = undone?.undoneFocusId
      // The second tap of a double tap on Undo removes nothing either.
      if (undone) lastStep.current = { step: { focusId: undone.undoneFocusId }, atMs: performance.now() }
      show(undone ? { draft: earlier.draft, isUndone: true } : earlier)
    },
    [show],
  )

  // A layout effect, so that an empty form is never painted before the opened draft.
  useLayoutEffect(() => {
    let isCurrent = true
    const typed = root.current ? findTypedValues(root.current) : []
    entries.current ??= new HistoryEntries<Form>()
    const openAddress = () => {
      // A fragment such as #content is not a quote.
      if (untouched.current && !location.hash.includes('=')) return writeAddress(encodeLink(latest.current.draft))
      const address = readAddress()
      const compressed = compressedListIn(address)
      if (compressed === undefined) return openDraft()
      return decompressList(compressed, fields.list.maxLength).then(list => {
        if (isCurrent && readAddress() === address) openDraft(list)
      })
    }
    // Back or Forward between the entries of steps.
    const followHistory = ({ state }: PopStateEvent) => {
      if (!HistoryEntries.isOwn(state)) return
      const { undoable } = latest.current
      const { by, snapshot, draft: stored } = entries.current?.follow(state, latest.current) ?? { by: 0 }
      const earlier = snapshot?.draft ?? storedDraft(stored, shop)
      if (!earlier) return openAddress()
      restore(snapshot ?? { draft: earlier }, by === -1 && undoable?.isInHistory ? undoable.step : undefined)
    }
    // A link to another quote, or navigation in the history.
    const followLink = () => {
      if (HistoryEntries.isOwn(history.state)) return
      entries.current?.adopt(latest.current)
      openAddress()
    }
    Promise.resolve(openAddress()).then(() => setTimeout(() => replayTyping(typed)))
    addEventListener('popstate', followHistory)
    addEventListener('hashchange', followLink)
    return () => {
      isCurrent = false
      removeEventListener('popstate', followHistory)
      removeEventListener('hashchange', followLink)
    }
  }, [root, shop, openDraft, restore])

  /** Returns whether the step is taken: the second tap of a double tap is not. */
  const begin = useCallback((step: Step): boolean => {
    const nowMs = performance.now()
    const last = lastStep.current
    if (last && nowMs - last.atMs < DOUBLE_TAP_MS) {
      if (last.step.focusId) focusElement(last.step.focusId)
      return false
    }
    lastStep.current = { step, atMs: nowMs }
    focusId.current = step.focusId
    return true
  }, [])

  /** The form after a step, with its history entry. */
  const take = useCallback((step: Step, draft: Draft): Form => {
    if (!step.kind) return { draft }
    const { draft: before } = latest.current
    const isInHistory = entries.current?.push(latest.current, JSON.stringify(before)) ?? false
    return { draft, undoable: { step, before, isInHistory } }
  }, [])

  const change: Change = useCallback(
    (part, step) => {
      if (step && !begin(step)) return
      const now = latest.current.draft
      const draft = { ...now, ...(typeof part === 'function' ? part(now) : part) }
      show(step ? take(step, draft) : { draft })
    },
    [begin, take, show],
  )

  const clear = useCallback(
    (step: Step) => {
      if (!begin(step)) return
      const { product, from } = latest.current.draft
      // A new id, so that nothing of the old roof stays in its fields.
      const roofs = [{ ...emptyRoof, id: nextRoofId(latest.current.draft) }] as const
      const empty = { ...emptyDraft(product), from, roofs }
      const next = take(step, empty)
      deleteSavedEstimate()
      setNotice(undefined)
      untouched.current = empty
      show(next)
    },
    [begin, take, show],
  )

  const undo = useCallback(() => {
    const { undoable } = latest.current
    if (!undoable) return
    if (undoable.isInHistory) history.back()
    else restore({ draft: undoable.before }, undoable.step)
  }, [restore])

  return { draft, step: form.undoable?.step, isUndone: form.isUndone ?? false, change, clear, undo, notice }
}

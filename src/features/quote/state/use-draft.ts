import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Draft, emptyDraft, emptyRoof } from '#roofing/quote/draft.ts'
import { fields } from '#roofing/quote/fields.ts'
import { compressedListIn, encodeLink } from '#roofing/quote/link.ts'
import { nextRoofId, numberRoofs } from '#roofing/quote/roofs.ts'
import { LIST_GROUP_ID, roofGroupId } from '../form/problem.ts'
import { decompressList } from '../list/compressed-list.ts'
import { readAddress, writeAddress } from './address.ts'
import { afterPaint } from './after-paint.ts'
import { EstimateKeeper, type OpenEstimate } from './estimate-keeper.ts'
import type { KeptEstimate } from './estimate-store.ts'
import { HistoryEntries } from './history-entries.ts'
import { openingDraft, storedDraft } from './opening-draft.ts'
import { findTypedValues, replayTyping } from './replay-typing.ts'
import type { ShopFacts } from './shop-facts.ts'
import { focusElement, isDoubleTap, isTyping, type Step, type Tap } from './step.ts'

/** Changes the draft. With a step the tap can be undone, moves the focus, or both. */
export type Change = (part: Partial<Draft> | ((draft: Draft) => Partial<Draft>), step?: Step) => void

/** The notice above the form about where its values come from. */
export type Notice = { readonly kind: 'restored' } | { readonly kind: 'ignored'; readonly keys: readonly string[] }

/** What the list of kept estimates can do. `saveAs` and `rename` return whether the device keeps it. */
export interface EstimateActions {
  readonly open: (estimate: KeptEstimate, step: Step) => void
  readonly remove: (estimate: KeptEstimate, step: Step) => void
  readonly saveAs: (name: string) => boolean
  readonly rename: (estimate: KeptEstimate, name: string) => boolean
}

/** A step that can be undone, and the form before it. */
interface Undoable {
  readonly step: Step
  readonly before: Snapshot
  /** The history entry that it added, from which Back undoes it too. */
  readonly entry: number | undefined
}

interface Form {
  readonly draft: Draft
  /** Present until the next change. */
  readonly undoable?: Undoable | undefined
  /** Whether a step was undone, until the next change. */
  readonly isUndone?: boolean
}

/** The form at a moment of the history. */
interface Snapshot extends Form {
  /** The estimate on the device that it belonged to. */
  readonly estimate: OpenEstimate | undefined
}

/** Events between two taps that are not a double tap. */
const TYPING = ['keydown', 'input', 'paste'] as const

/**
 * The draft of the form. Each change is saved in the address and on the device; what a tap removes can be brought back. The
 * first render is an empty form, as on the server.
 */
export function useDraft(shop: ShopFacts, root: RefObject<HTMLElement | null>) {
  const [form, setForm] = useState<Form>(() => ({ draft: emptyDraft(shop.products[0]?.slug ?? '') }))
  const [notice, setNotice] = useState<Notice>()
  /** The draft as opened or cleared; only other drafts are saved. Undefined until a draft is opened. */
  const untouched = useRef<Draft>(undefined)
  const entries = useRef<HistoryEntries<Snapshot>>(undefined)
  const [keeper] = useState(() => new EstimateKeeper())
  const [openEstimate, setOpenEstimate] = useState<OpenEstimate>()
  /** Whether the device refused the last draft. */
  const [isUnkept, setUnkept] = useState(false)
  /** The element that takes the focus after the next render. */
  const focusId = useRef<string>(undefined)
  const lastStep = useRef<{ readonly step: Step; readonly tap: Tap }>(undefined)
  /** The visitor's last tap. A slow phone handles it long after it was made. */
  const lastTap = useRef<Tap>({ atMs: 0, x: 0, y: 0 })

  // Written at once, because a second event may come before the first is rendered.
  const latest = useRef(form)
  const show = useCallback((next: Form) => {
    latest.current = next
    setForm(next)
  }, [])

  /** Cancels the saving that waits for the paint; undefined while none waits. */
  const cancelSaving = useRef<() => void>(undefined)

  /** Saves at once what waits for the paint. */
  const savePending = useCallback(() => {
    if (!cancelSaving.current) return
    cancelSaving.current()
    cancelSaving.current = undefined
    const { draft } = latest.current
    if (draft !== untouched.current) setUnkept(!keeper.save(JSON.stringify(draft)))
    setOpenEstimate(keeper.open)
  }, [keeper])

  const openDraft = useCallback(
    (list?: string) => {
      savePending()
      const last = keeper.readLast()
      const opening = openingDraft(readAddress(), last?.estimate.draft ?? '', shop, list)
      // A product page changes the product of the last estimate, but not of one that has a name.
      const isCopy = last?.isElsewhere || (opening.isChosen && last?.estimate.name !== '')
      if (last && opening.isKept && !isCopy) keeper.attach(last.estimate)
      else keeper.detach()
      setOpenEstimate(keeper.open)
      const { draft } = latest.current
      // An untouched form that shows the opened draft, as an empty one does after hydration, is not rendered again.
      const isShown =
        JSON.stringify(opening.draft) === JSON.stringify(draft) &&
        !(root.current && findTypedValues(root.current).length > 0)
      // Another quote gets other ids, so that nothing of the first stays in its fields.
      const firstId = untouched.current ? nextRoofId(draft) : 1
      const opened = { ...opening.draft, roofs: numberRoofs(opening.draft.roofs, firstId) }
      untouched.current = isShown ? draft : opened
      show(isShown && !latest.current.undoable ? latest.current : { draft: untouched.current })
      if (opening.ignored.length > 0) setNotice({ kind: 'ignored', keys: opening.ignored })
      else setNotice(opening.isRestored ? { kind: 'restored' } : undefined)
    },
    [shop, root, show, keeper, savePending],
  )

  const { draft } = form
  useLayoutEffect(() => {
    if (!untouched.current) return
    // At once, because a page that is reloaded keeps the address that it had.
    writeAddress(encodeLink(draft))
    cancelSaving.current?.()
    cancelSaving.current = afterPaint(savePending)
  }, [draft, savePending])

  useLayoutEffect(() => {
    if (focusId.current) focusElement(focusId.current)
    focusId.current = undefined
  }, [form])

  const takeSnapshot = useCallback((): Snapshot => ({ ...latest.current, estimate: keeper.open }), [keeper])

  /** Shows an earlier form again. */
  const restore = useCallback(
    (earlier: Snapshot, undone?: Step) => {
      savePending()
      if (earlier.estimate?.id !== keeper.open?.id) keeper.reopen(earlier.estimate)
      undone?.onUndo?.()
      focusId.current = undone?.undoneFocusId
      // The second tap of a double tap on Undo removes nothing either. Back in the browser is not a tap.
      const isTapped = lastStep.current?.tap !== lastTap.current
      lastStep.current =
        undone && isTapped ? { step: { focusId: undone.undoneFocusId }, tap: lastTap.current } : undefined
      const { draft, undoable } = earlier
      show(undone ? { draft, isUndone: true } : { draft, undoable })
    },
    [show, keeper, savePending],
  )

  // A layout effect, so that an empty form is never painted before the opened draft.
  useLayoutEffect(() => {
    let isCurrent = true
    const typed = root.current ? findTypedValues(root.current) : []
    entries.current ??= new HistoryEntries<Snapshot>()
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
      const left = entries.current?.current
      const { by, snapshot, draft: stored } = entries.current?.follow(state, takeSnapshot()) ?? { by: 0 }
      const earlier = snapshot?.draft ?? storedDraft(stored, shop)
      if (!earlier) return openAddress()
      restore(
        snapshot ?? { draft: earlier, estimate: keeper.open },
        by === -1 && undoable?.entry === left ? undoable?.step : undefined,
      )
    }
    // A link to another quote, or navigation in the history.
    const followLink = () => {
      if (HistoryEntries.isOwn(history.state)) return
      entries.current?.adopt(takeSnapshot())
      openAddress()
    }
    Promise.resolve(openAddress()).then(() => setTimeout(() => replayTyping(typed)))
    const leave = () => {
      savePending()
      keeper.setShown(false)
    }
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && keeper.setShown(true)
    const tapOf = ({ timeStamp, clientX, clientY }: MouseEvent): Tap => ({ atMs: timeStamp, x: clientX, y: clientY })
    const noteTap = (event: MouseEvent) => {
      lastTap.current = tapOf(event)
    }
    // The second press of a double tap may hit what the first has moved there: the focus stays where the step has put it.
    const keepFocus = (event: MouseEvent) => {
      if (lastStep.current && isDoubleTap(lastStep.current.tap, tapOf(event))) event.preventDefault()
    }
    const noteTyping = (event: Event) => {
      if (isTyping(event)) lastStep.current = undefined
    }
    addEventListener('click', noteTap, true)
    addEventListener('mousedown', keepFocus, true)
    for (const type of TYPING) addEventListener(type, noteTyping, true)
    addEventListener('pagehide', leave)
    // A page that is hidden may be ended without an event.
    addEventListener('visibilitychange', savePending)
    addEventListener('pageshow', comeBack)
    addEventListener('popstate', followHistory)
    addEventListener('hashchange', followLink)
    return () => {
      isCurrent = false
      removeEventListener('click', noteTap, true)
      removeEventListener('mousedown', keepFocus, true)
      for (const type of TYPING) removeEventListener(type, noteTyping, true)
      removeEventListener('pagehide', leave)
      removeEventListener('visibilitychange', savePending)
      removeEventListener('pageshow', comeBack)
      removeEventListener('popstate', followHistory)
      removeEventListener('hashchange', followLink)
    }
  }, [root, shop, openDraft, restore, takeSnapshot, savePending, keeper])

  /** Returns whether the step may be applied: that of the second tap of a double tap may not. */
  const beginStep = useCallback((step: Step): boolean => {
    const tap = lastTap.current
    const last = lastStep.current
    if (last && isDoubleTap(last.tap, tap)) {
      if (last.step.focusId) focusElement(last.step.focusId)
      return false
    }
    lastStep.current = { step, tap }
    focusId.current = step.focusId
    return true
  }, [])

  /** Adds the history entry of a step, and returns the form after it. */
  const applyStep = useCallback(
    (step: Step, draft: Draft): Form => {
      savePending()
      if (!step.kind) return { draft }
      const before = takeSnapshot()
      const entry = entries.current?.push(before, JSON.stringify(before.draft))
      return { draft, undoable: { step, before, entry } }
    },
    [takeSnapshot, savePending],
  )

  const change: Change = useCallback(
    (part, step) => {
      if (step && !beginStep(step)) return
      const now = latest.current.draft
      const draft = { ...now, ...(typeof part === 'function' ? part(now) : part) }
      show(step ? applyStep(step, draft) : { draft })
    },
    [beginStep, applyStep, show],
  )

  /** Empties the form. An estimate with a name stays on the device. */
  const clear = useCallback(
    (step: Step) => {
      if (!beginStep(step)) return
      const { product, from } = latest.current.draft
      // A new id, so that nothing of the old roof stays in its fields.
      const roofs = [{ ...emptyRoof, id: nextRoofId(latest.current.draft) }] as const
      const empty = { ...emptyDraft(product), from, roofs }
      const next = applyStep(step, empty)
      if (keeper.open?.name === '') keeper.remove(keeper.open.id)
      else keeper.reopen(undefined)
      setNotice(undefined)
      untouched.current = empty
      show(next)
    },
    [beginStep, applyStep, show, keeper],
  )

  /** Opens an estimate that is kept on the device. */
  const open = useCallback(
    (estimate: KeptEstimate, step: Step) => {
      const stored = storedDraft(estimate.draft, shop)
      if (!stored) return
      const firstId = nextRoofId(latest.current.draft)
      const opened = { ...stored, roofs: numberRoofs(stored.roofs, firstId) }
      const whole = { ...step, focusId: opened.from === 'list' ? LIST_GROUP_ID : roofGroupId(firstId) }
      if (!beginStep(whole)) return
      const next = applyStep(whole, opened)
      keeper.attach(estimate)
      setNotice(undefined)
      untouched.current = opened
      show(next)
    },
    [beginStep, applyStep, show, keeper, shop],
  )

  /** Deletes an estimate from the device. If it is the open one, the form is emptied. */
  const remove = useCallback(
    ({ id }: KeptEstimate, step: Step) => {
      if (!beginStep(step)) return
      const now = latest.current.draft
      const isOpen = keeper.open?.id === id
      const draft = isOpen ? { ...emptyDraft(now.product), from: now.from } : now
      let bringBack = () => {}
      const next = applyStep({ ...step, onUndo: () => bringBack() }, draft)
      bringBack = keeper.remove(id)
      if (isOpen) untouched.current = draft
      show(next)
    },
    [beginStep, applyStep, show, keeper],
  )

  const saveAs = useCallback(
    (name: string): boolean => {
      savePending()
      const isKept = keeper.saveAs(name, JSON.stringify(latest.current.draft))
      setUnkept(!isKept)
      setOpenEstimate(keeper.open)
      return isKept
    },
    [keeper, savePending],
  )

  const rename = useCallback(
    (estimate: KeptEstimate, name: string): boolean => {
      savePending()
      const isKept = keeper.rename(estimate, name)
      setOpenEstimate(keeper.open)
      return isKept
    },
    [keeper, savePending],
  )

  const undo = useCallback(() => {
    const { undoable } = latest.current
    if (!undoable) return
    if (undoable.entry !== undefined && undoable.entry === entries.current?.current) history.back()
    else restore(undoable.before, undoable.step)
  }, [restore])

  return {
    draft,
    step: form.undoable?.step,
    isUndone: form.isUndone ?? false,
    notice,
    isUnkept,
    openEstimate,
    change,
    clear,
    undo,
    estimates: useMemo(() => ({ open, remove, saveAs, rename }), [open, remove, saveAs, rename]),
  }
}

import {
  EARLIER_ID,
  formatEstimate,
  type KeptEstimate,
  listEstimates,
  readEstimate,
  readLastIds,
  readStored,
  removeStored,
  writeLastId,
  writeStored,
} from './estimate-store.ts'

/** The estimate that a page has open. */
export type OpenEstimate = Pick<KeptEstimate, 'id' | 'name'>

/** Estimates without a name are kept up to this number. */
const MAX_UNNAMED = 10

export const MAX_NAME_LENGTH = 60

const newId = () => Math.random().toString(36).slice(2, 10)

/** The name, with a number where another estimate has it. */
function uniqueName(name: string, id: string): string {
  const taken = new Set(listEstimates().flatMap(other => (other.id === id ? [] : [other.name])))
  let unique = name
  for (let number = 2; taken.has(unique); number++) unique = `${name} ${number}`
  return unique
}

/**
 * Keeps the estimate of one page on the device. `save` and `saveAs` never write over what another page has written: they then
 * keep a copy. `rename` changes the name of what the device has now.
 */
export class EstimateKeeper {
  #open: OpenEstimate | undefined
  /** The stored text of each estimate as this page has last read or written it. */
  readonly #known = new Map<string, string>()

  /** The open estimate; undefined while the draft is a new one that is not saved yet. */
  get open(): OpenEstimate | undefined {
    return this.#open
  }

  /**
   * The estimate to open without a link.
   * @returns undefined where there is none; `isElsewhere` where another page has it open, so that this page must copy it
   */
  readLast(): { readonly estimate: KeptEstimate; readonly isElsewhere: boolean } | undefined {
    const { tab, device } = readLastIds()
    const own = tab === undefined ? undefined : readEstimate(tab)
    if (own) return { estimate: own, isElsewhere: false }
    const estimate = readEstimate(device ?? EARLIER_ID)
    return estimate && { estimate, isElsewhere: estimate.isOpen }
  }

  /** Makes an estimate that is on the device the open one. */
  attach(estimate: KeptEstimate): void {
    this.#known.set(estimate.id, estimate.stored)
    this.#open = { id: estimate.id, name: estimate.name }
  }

  /** Leaves the open estimate as it is: the next draft is a new one. */
  detach(): void {
    this.#open = undefined
  }

  /** Makes an earlier estimate the open one again. Without one, the next visit opens none. */
  reopen(earlier: OpenEstimate | undefined): void {
    this.#open = earlier
    writeLastId(earlier?.id)
  }

  /**
   * Saves the draft in the open estimate.
   * @param draft as JSON
   * @returns whether the device keeps it
   */
  save(draft: string): boolean {
    let { id, name } = this.#open ?? { id: newId(), name: '' }
    if (id === EARLIER_ID) id = newId()
    else if (this.#isChangedElsewhere(id)) {
      id = newId()
      name = name && uniqueName(name, id)
    }
    return this.#write(id, name, draft)
  }

  /** Names the open estimate. One that already has a name stays as it is, and a copy gets the new name. */
  saveAs(name: string, draft: string): boolean {
    const open = this.#open
    const canBeNamed = open && open.id !== EARLIER_ID && open.name === '' && !this.#isChangedElsewhere(open.id)
    const id = canBeNamed ? open.id : newId()
    return this.#write(id, uniqueName(name, id), draft)
  }

  /**
   * Names a kept estimate. What another page has saved in it since it was listed stays.
   * @returns whether the device keeps the name; not where another page has deleted the estimate
   */
  rename({ id }: Pick<KeptEstimate, 'id'>, name: string): boolean {
    const estimate = readEstimate(id)
    if (!estimate) return false
    const unique = uniqueName(name, id)
    const stored = formatEstimate({ ...estimate, name: unique })
    // What this page has not read stays unknown to it, so that its next save does not write over it.
    const isKnown = estimate.stored === this.#known.get(id)
    if (!writeStored(id, stored)) return false
    if (this.#open?.id === id) this.#open = { id, name: unique }
    if (isKnown) this.#known.set(id, stored)
    return true
  }

  /** Deletes an estimate. Returns a function that brings it back. */
  remove(id: string): () => void {
    const stored = readStored(id)
    removeStored(id)
    if (this.#open?.id === id) this.reopen(undefined)
    return () => {
      if (stored !== undefined && readStored(id) === undefined) writeStored(id, stored)
    }
  }

  /** Notes whether this page is shown, so that a later page may go on with the estimate. */
  setShown(isShown: boolean): void {
    const id = this.#open?.id
    const estimate = id === undefined || id === EARLIER_ID ? undefined : readEstimate(id)
    if (!estimate || estimate.stored !== this.#known.get(estimate.id) || estimate.isOpen === isShown) return
    const stored = formatEstimate({ ...estimate, isOpen: isShown })
    if (writeStored(estimate.id, stored)) this.#known.set(estimate.id, stored)
  }

  /** Whether the device has another text of an estimate than this page has last read or written. */
  #isChangedElsewhere(id: string): boolean {
    const stored = readStored(id)
    return stored !== undefined && stored !== this.#known.get(id)
  }

  #write(id: string, name: string, draft: string): boolean {
    const before = this.#open
    const stored = formatEstimate({ name, savedAtMs: Date.now(), isOpen: true, draft })
    if (!writeStored(id, stored)) return false
    const isNew = !this.#known.has(id)
    this.#known.set(id, stored)
    if (before?.id !== id || before.name !== name) this.#open = { id, name }
    writeLastId(id)
    if (before?.id === EARLIER_ID) removeStored(EARLIER_ID)
    if (isNew) removeOldest(id)
    return true
  }
}

/** Removes the oldest estimates without a name above the limit. */
function removeOldest(ownId: string): void {
  const unnamed = listEstimates().filter(({ id, name, isOpen }) => name === '' && id !== ownId && !isOpen)
  for (const { id } of unnamed.slice(MAX_UNNAMED - 1)) removeStored(id)
}

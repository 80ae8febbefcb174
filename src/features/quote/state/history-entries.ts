/** The part of `history.state` that belongs to the estimator. */
interface StoredEntry {
  readonly number: number
  /** The form when the visitor went on to the next entry, as JSON. A reloaded page has no snapshots and reads this. */
  readonly draft?: string
}

const KEY = 'quote'

function storedEntry(state: unknown): StoredEntry | undefined {
  const stored = (state as { [KEY]?: StoredEntry } | null)?.[KEY]
  return typeof stored?.number === 'number' ? stored : undefined
}

/** The history entries of this page, each with a snapshot of the form. */
export class HistoryEntries<Snapshot> {
  readonly #snapshots = new Map<number, Snapshot>()
  #current = storedEntry(history.state)?.number ?? 0

  constructor() {
    if (!HistoryEntries.isOwn(history.state)) this.#number({})
  }

  /** The number of the current entry. */
  get current(): number {
    return this.#current
  }

  /** Whether an entry is one of these. */
  static isOwn(state: unknown): boolean {
    return storedEntry(state) !== undefined
  }

  /**
   * Adds an entry, so that Back returns to the form as it is now.
   * @returns the number of the new entry; undefined where the browser does not allow one
   */
  push(now: Snapshot, draft: string): number | undefined {
    if (!this.#number({ draft })) return undefined
    try {
      history.pushState({ ...history.state, [KEY]: { number: this.#current + 1 } }, '')
    } catch {
      return undefined
    }
    this.#snapshots.set(this.#current, now)
    this.#current++
    return this.#current
  }

  /**
   * Numbers an entry that the browser added, for a link to another fragment.
   * @param leaving the form as it is left
   */
  adopt(leaving: Snapshot): void {
    this.#snapshots.set(this.#current, leaving)
    this.#current++
    this.#number({})
  }

  /** Writes the number of the current entry. Returns whether the browser allows it. */
  #number(more: Partial<StoredEntry>): boolean {
    try {
      history.replaceState({ ...history.state, [KEY]: { ...more, number: this.#current } }, '')
      return true
    } catch {
      // Safari refuses more than 100 changes in 30 seconds.
      return false
    }
  }

  /**
   * Follows the browser to another entry.
   * @param leaving the form as it is left
   */
  follow(
    state: unknown,
    leaving: Snapshot,
  ): { readonly by: number; readonly snapshot?: Snapshot; readonly draft?: string } {
    const { number = this.#current, draft } = storedEntry(state) ?? {}
    this.#snapshots.set(this.#current, leaving)
    const by = number - this.#current
    this.#current = number
    const snapshot = this.#snapshots.get(number)
    return { by, ...(snapshot !== undefined && { snapshot }), ...(draft !== undefined && { draft }) }
  }
}

const STATE = { estimator: true }

/** Marks a step in the history when the estimator opens, so that Back closes it. */
export function enterHash(): void {
  if (!location.hash.startsWith('#quote')) history.pushState(STATE, '', '#quote')
}

/** Keeps the quote in the address while it is typed. Browsers refuse too many changes a minute: one lost does no harm. */
export function writeHash(fragment: string): void {
  try {
    history.replaceState(history.state, '', fragment)
  } catch {}
}

/**
 * Leaves the quote's address.
 * @returns true when going back does it, and the page hears of it through `popstate`.
 */
export function clearHash(): boolean {
  if ((history.state as typeof STATE | null)?.estimator) {
    history.back()
    return true
  }
  history.replaceState(null, '', location.pathname + location.search)
  return false
}

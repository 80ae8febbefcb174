const RETRY_MS = 1000

let retry: ReturnType<typeof setTimeout> | undefined

/**
 * Writes the quote into the address without adding a history entry.
 * @param fragment without its #
 */
export function writeAddress(fragment: string): void {
  clearTimeout(retry)
  try {
    history.replaceState(history.state, '', `${location.pathname}#${fragment}`)
  } catch {
    // Safari refuses more than 100 changes in 30 seconds.
    retry = setTimeout(() => writeAddress(fragment), RETRY_MS)
  }
}

/** The quote in the address: the query, followed by the fragment. */
export function readAddress(): string {
  return [location.search.slice(1), location.hash.slice(1)].filter(Boolean).join('&')
}

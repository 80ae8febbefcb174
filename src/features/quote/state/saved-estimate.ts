const KEY = 'roof-estimate'

// Storage may be full or denied: the estimator then simply forgets.

/** The fragment of the estimate that was last typed on this device. */
export function savedEstimate(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function saveEstimate(fragment: string): void {
  try {
    localStorage.setItem(KEY, fragment)
  } catch {}
}

export function deleteSavedEstimate(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {}
}

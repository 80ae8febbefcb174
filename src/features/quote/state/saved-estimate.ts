const KEY = 'roof-estimate'

// If storage is full or denied, only the address holds the estimate.

/** The text of the estimate that was last saved on this device; empty if there is none. */
export function savedEstimate(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

export function saveEstimate(text: string): void {
  try {
    localStorage.setItem(KEY, text)
  } catch {}
}

export function deleteSavedEstimate(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {}
}

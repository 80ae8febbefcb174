const KEY = 'roof-estimate'

// Storage may be full or denied: the estimate then lives in the address alone.

/** The estimate that was last typed on this device, as it was saved. */
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

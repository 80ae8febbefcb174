/** An estimate as the device keeps it. */
export interface KeptEstimate {
  readonly id: string
  /** Empty until the visitor names it. */
  readonly name: string
  readonly savedAtMs: number
  /** Whether a page has it open, as far as the device knows. */
  readonly isOpen: boolean
  /** A draft as JSON; a link in the earliest releases. */
  readonly draft: string
  /** The whole stored text, by which a page notices what another page has written. */
  readonly stored: string
}

/** Earlier releases kept one estimate, under this key alone. Each estimate now has a key that begins with it. */
const KEY = 'roof-estimate'
/** Holds the id of the estimate that was changed last. */
const LAST_KEY = `${KEY}s-last`

const keyOf = (id: string) => (id === '' ? KEY : `${KEY}-${id}`)

/** The id of the estimate of an earlier release. */
export const EARLIER_ID = ''

function parse(id: string, stored: string): KeptEstimate {
  try {
    const { name, savedAtMs, isOpen, draft } = JSON.parse(stored)
    if (typeof draft === 'object' && draft !== null)
      return {
        id,
        name: typeof name === 'string' ? name : '',
        savedAtMs: Number(savedAtMs) || 0,
        isOpen: isOpen === true,
        draft: JSON.stringify(draft),
        stored,
      }
  } catch {
    // A link, or text that is no estimate: the opening draft decides.
  }
  return { id, name: '', savedAtMs: 0, isOpen: false, draft: stored, stored }
}

/** The text that is stored for an estimate. */
export function formatEstimate({
  name,
  savedAtMs,
  isOpen,
  draft,
}: Pick<KeptEstimate, 'name' | 'savedAtMs' | 'isOpen' | 'draft'>): string {
  return `{"name":${JSON.stringify(name)},"savedAtMs":${savedAtMs},"isOpen":${isOpen},"draft":${draft}}`
}

/** The stored text of an estimate; undefined if there is none or storage is denied. */
export function readStored(id: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(id)) ?? undefined
  } catch {
    return undefined
  }
}

export function readEstimate(id: string): KeptEstimate | undefined {
  const stored = readStored(id)
  return stored === undefined ? undefined : parse(id, stored)
}

/** All estimates on this device, newest first. */
export function listEstimates(): KeptEstimate[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    const ids = keys.filter(key => key === KEY || key.startsWith(`${KEY}-`)).map(key => key.slice(KEY.length + 1))
    return ids.flatMap(id => readEstimate(id) ?? []).sort((a, b) => b.savedAtMs - a.savedAtMs)
  } catch {
    return []
  }
}

/** Returns whether the device keeps it. Storage may be full or denied. */
export function writeStored(id: string, stored: string): boolean {
  try {
    localStorage.setItem(keyOf(id), stored)
    return true
  } catch {
    return false
  }
}

export function removeStored(id: string): void {
  try {
    localStorage.removeItem(keyOf(id))
  } catch {}
}

/** The estimate that this tab had open, or else the one that was changed last on this device. */
export function readLastIds(): { readonly tab: string | undefined; readonly device: string | undefined } {
  const read = (storage: () => Storage) => {
    try {
      return storage().getItem(LAST_KEY) ?? undefined
    } catch {
      return undefined
    }
  }
  return { tab: read(() => sessionStorage), device: read(() => localStorage) }
}

/** Notes which estimate is open in this tab and was changed last; undefined for none. */
export function writeLastId(id: string | undefined): void {
  for (const storage of [() => sessionStorage, () => localStorage])
    try {
      if (id === undefined) storage().removeItem(LAST_KEY)
      else if (storage().getItem(LAST_KEY) !== id) storage().setItem(LAST_KEY, id)
    } catch {
      // The estimate itself is kept where there is room.
    }
}

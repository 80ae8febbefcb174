// For an engine whose console cannot be read from outside. Both functions run inside the page, each on its own.

/** Watches the page from the first call on, and hands over what went wrong since the last one. */
export function watched(): string[] {
  const page = window as Window & { wrong?: string[] }
  if (!page.wrong) {
    const wrong: string[] = []
    page.wrong = wrong
    addEventListener('error', event => wrong.push(`thrown: ${event.message}`))
    addEventListener('unhandledrejection', event => wrong.push(`thrown: ${event.reason}`))
    addEventListener('securitypolicyviolation', event => wrong.push(`refused: ${event.violatedDirective}`))
  }
  return page.wrong.splice(0)
}

/**
 * Loads the page once more, in a window that is watched before it begins: the empty page of a new window leaves its
 * listeners to the first page that it loads.
 */
export function watchedWhileLoading(done: (wrong: string[]) => void): void {
  const page = open(location.href)
  const wrong: string[] = page ? [] : ['the window to watch did not open']
  page?.addEventListener('error', event => wrong.push(`thrown: ${event.message}`))
  page?.addEventListener('unhandledrejection', event => wrong.push(`thrown: ${event.reason}`))
  page?.addEventListener('securitypolicyviolation', event => wrong.push(`refused: ${event.violatedDirective}`))
  const end = () => {
    page?.close()
    done(wrong)
  }
  if (page) page.addEventListener('load', () => page.setTimeout(end))
  else end()
}

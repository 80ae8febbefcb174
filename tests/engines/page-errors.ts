// For WebKit, whose console cannot be read. Both functions run inside the page, so they share no code.

/** Collects errors from the first call on. Returns those since the last call. */
export function collectErrors(): string[] {
  const page = window as Window & { errors?: string[] }
  if (!page.errors) {
    const errors: string[] = []
    page.errors = errors
    addEventListener('error', event => errors.push(`thrown: ${event.message}`))
    addEventListener('unhandledrejection', event => errors.push(`thrown: ${event.reason}`))
    addEventListener('securitypolicyviolation', event => errors.push(`policy violation: ${event.violatedDirective}`))
  }
  return page.errors.splice(0)
}

/** Loads the page again in a new window, and collects the errors of loading. The first page of a window keeps its listeners. */
export function collectLoadErrors(done: (errors: string[]) => void): void {
  const page = open(location.href)
  const errors: string[] = page ? [] : ['the second window did not open']
  page?.addEventListener('error', event => errors.push(`thrown: ${event.message}`))
  page?.addEventListener('unhandledrejection', event => errors.push(`thrown: ${event.reason}`))
  page?.addEventListener('securitypolicyviolation', event =>
    errors.push(`policy violation: ${event.violatedDirective}`),
  )
  const end = () => {
    page?.close()
    done(errors)
  }
  if (page) page.addEventListener('load', () => page.setTimeout(end))
  else end()
}

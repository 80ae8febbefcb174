/**
 * Hands over what went wrong in the page since the last call, for engines whose console cannot be read from outside.
 * Runs inside the page, which it watches from its first call on.
 */
export function watched(): string[] {
  const page = window as Window & { wrong?: string[] }
  if (!page.wrong) {
    const wrong: string[] = []
    page.wrong = wrong
    addEventListener('error', event => wrong.push(`thrown: ${event.message}`))
    addEventListener('unhandledrejection', event => wrong.push(`thrown: ${event.reason}`))
    addEventListener('securitypolicyviolation', event =>
      wrong.push(`Content Security Policy: ${event.violatedDirective} ${event.blockedURI}`),
    )
  }
  return page.wrong.splice(0)
}

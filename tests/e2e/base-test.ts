import { test as base, expect } from '@playwright/test'

/** A test that also fails if a page violates the security policy, throws, requests another origin or sets a cookie. */
export const test = base.extend<{ checkPages: undefined }>({
  checkPages: [
    async ({ context, baseURL }, use) => {
      const problems: string[] = []
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', event => {
          console.error(`Content Security Policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
        })
      })
      context.on('console', message => {
        if (/content security policy|trusted ?types?/i.test(message.text())) problems.push(message.text())
      })
      context.on('weberror', event => {
        const { name, message } = event.error()
        // Chromium throws this itself when a navigation or a resize interrupts a view transition.
        if (!/^Transition was (skipped|aborted)/.test(message)) problems.push(`thrown: ${name} ${message}`)
      })
      context.on('request', request => {
        const { origin, protocol } = new URL(request.url())
        // Visitors may follow links to WhatsApp.
        if (origin === 'https://wa.me' && request.isNavigationRequest()) return
        if (protocol !== 'data:' && origin !== baseURL) problems.push(`requested another origin: ${request.url()}`)
      })
      await use(undefined)
      expect(problems).toEqual([])
      expect(await context.cookies()).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

import { test as base, expect } from '@playwright/test'

/**
 * The test that every other one is made of: on top of its own subject, no page may break the security policy, throw,
 * ask another origin for anything or set a cookie.
 */
export const test = base.extend<{ watched: undefined }>({
  watched: [
    async ({ context, baseURL }, use) => {
      const wrong: string[] = []
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', event => {
          console.error(`Content Security Policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
        })
      })
      context.on('console', message => {
        if (/content security policy|trusted ?types?/i.test(message.text())) wrong.push(message.text())
      })
      context.on('weberror', thrown => {
        const { name, message } = thrown.error()
        // Chromium's own note when one step overtakes the transition of another, or the window changes meanwhile; no script
        // of ours has part in it.
        if (!/^Transition was (skipped|aborted)/.test(message)) wrong.push(`thrown: ${name} ${message}`)
      })
      context.on('request', request => {
        const { origin, protocol } = new URL(request.url())
        // Following a link to the chat is what the links are for.
        if (origin === 'https://wa.me' && request.isNavigationRequest()) return
        if (protocol !== 'data:' && origin !== baseURL) wrong.push(`asked another origin: ${request.url()}`)
      })
      await use(undefined)
      expect(wrong).toEqual([])
      expect(await context.cookies()).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

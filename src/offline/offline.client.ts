// Registers the service worker after the page has loaded, and shows a line when the page is offline or outdated. The lines
// and the addresses are in the element with `data-worker`.
type ScriptUrlPolicy = { createScriptURL(address: string): string }
/** Trusted Types, which TypeScript's DOM library lacks. */
type WindowWithTrustedTypes = typeof window & {
  trustedTypes?: { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy }
}

const banner = document.querySelector<HTMLElement>('[data-worker]')

if (banner) {
  const [offlineLine, outdatedLine] = banner.children as unknown as [HTMLElement, HTMLElement]
  const { worker, prices } = banner.dataset as { worker: string; prices: string }

  /** With data saving on, the worker is registered only from the second page on: many visits end after one page. */
  const shouldRegister = () => {
    if (!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return true
    const isSecondPage = sessionStorage.seen
    sessionStorage.seen = 1
    return isSecondPage
  }

  const start = async () => {
    offlineLine.hidden = navigator.onLine
    const { serviceWorker } = navigator
    if (serviceWorker.controller) {
      serviceWorker.oncontrollerchange = () => {
        outdatedLine.hidden = false
      }
      // The page came from a cache, so check whether the network works.
      offlineLine.hidden = await fetch(prices, { cache: 'no-cache' }).then(
        () => true,
        () => false,
      )
    } else if (shouldRegister()) {
      const policy = (window as WindowWithTrustedTypes).trustedTypes?.createPolicy('worker', {
        createScriptURL: () => worker,
      })
      await serviceWorker.register(policy?.createScriptURL('') ?? worker)
    }
  }

  for (const change of ['offline', 'online'])
    addEventListener(change, () => {
      offlineLine.hidden = navigator.onLine
    })
  // Errors are ignored: without storage or service workers, the site still works online.
  addEventListener('load', () => start().catch(() => {}))
}

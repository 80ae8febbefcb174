// Keeps the site on the device once the page has loaded, and says when what is shown may not be today's. The lines and
// the addresses stand in the page (`News`).
type ScriptAddresses = { createScriptURL(address: string): string }
/** Not in TypeScript's own list of what a window has. */
type MakesPolicies = typeof window & {
  trustedTypes?: { createPolicy(name: string, rules: ScriptAddresses): ScriptAddresses }
}

const news = document.querySelector<HTMLElement>('[data-worker]')

if (news) {
  const [offline, newer] = news.children as unknown as [HTMLElement, HTMLElement]
  const { worker, prices } = news.dataset as { worker: string; prices: string }

  /** Visitors who ask to save data are left alone on their first page: they may not go on. */
  const goesOn = () => {
    if (!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return true
    const before = sessionStorage.seen
    sessionStorage.seen = 1
    return before
  }

  const start = async () => {
    offline.hidden = navigator.onLine
    const { serviceWorker } = navigator
    if (serviceWorker.controller) {
      serviceWorker.oncontrollerchange = () => {
        newer.hidden = false
      }
      // The page came from the device, so ask whether there is a network at all.
      offline.hidden = await fetch(prices, { cache: 'no-cache' }).then(
        () => true,
        () => false,
      )
    } else if (goesOn()) {
      const policy = (window as MakesPolicies).trustedTypes?.createPolicy('worker', { createScriptURL: () => worker })
      await serviceWorker.register(policy?.createScriptURL('') ?? worker)
    }
  }

  for (const change of ['offline', 'online'])
    addEventListener(change, () => {
      offline.hidden = navigator.onLine
    })
  // Without storage, or in a browser that keeps nothing, the site works as long as the network does.
  addEventListener('load', () => start().catch(() => {}))
}

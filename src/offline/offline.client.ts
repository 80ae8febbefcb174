import { isPriceList } from './is-price-list.ts'

// The page's side of updates: asks for today's prices, registers the service worker after the page has loaded, looks for a
// newer release, and shows a line when the page is offline or outdated. The lines and the addresses are in the element with
// `data-prices`.
type ScriptUrlPolicy = { createScriptURL(address: string): string }
/** Trusted Types, which TypeScript's DOM library lacks. */
type WindowWithTrustedTypes = typeof window & {
  trustedTypes?: { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy }
}

/** A page that comes back into view asks again, but not more often than this. */
const MIN_PAUSE_MS = 3 * 60_000

const banner = document.querySelector<HTMLElement>('[data-prices]')

if (banner) {
  const [offlineLine, outdatedLine] = banner.children as unknown as [HTMLElement, HTMLElement]
  const { worker, prices } = banner.dataset as { worker?: string; prices: string }
  // Undefined in browsers without service workers, and on pages without TLS.
  const serviceWorker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  let isControlled = Boolean(serviceWorker?.controller)
  let askedAt = Date.now()

  /** Asks for today's prices. Whether there is an answer also shows whether the network works. */
  const askForPrices = async () => {
    askedAt = Date.now()
    const answer = await fetch(prices, { cache: 'no-cache' }).catch(() => undefined)
    offlineLine.hidden = Boolean(answer)
    if (!answer?.ok) return
    const list: unknown = await answer.json()
    if (isPriceList(list)) dispatchEvent(new CustomEvent('todaysprices', { detail: list }))
  }

  /** With data saving on, the worker is registered only from the second page on: many visits end after one page. */
  const shouldRegister = () => {
    if (!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return true
    const isSecondPage = sessionStorage.seen
    sessionStorage.seen = 1
    return isSecondPage
  }

  const register = async () => {
    if (isControlled || !worker || !shouldRegister()) return
    const policy = (window as WindowWithTrustedTypes).trustedTypes?.createPolicy('worker', {
      createScriptURL: () => worker,
    })
    await serviceWorker?.register(policy?.createScriptURL('') ?? worker)
  }

  const updateInView = async () => {
    if (document.hidden || Date.now() - askedAt < MIN_PAUSE_MS) return
    await askForPrices()
    await (await serviceWorker?.getRegistration())?.update()
  }

  /** Errors are ignored: without storage, service workers or a whole answer, the site still works online. */
  const attempt = (action: () => Promise<void>) => () => action().catch(() => {})

  // A new release takes over the page. The first one only begins to serve it.
  serviceWorker?.addEventListener('controllerchange', () => {
    outdatedLine.hidden = !isControlled
    isControlled = true
  })
  offlineLine.hidden = navigator.onLine
  // Pages that come from the network just now have today's prices. Those of the device, or restored by the browser, may not.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (isControlled || visit?.type !== 'navigate') attempt(askForPrices)()
  addEventListener('online', attempt(askForPrices))
  addEventListener('offline', () => {
    offlineLine.hidden = false
  })
  document.addEventListener('visibilitychange', attempt(updateInView))
  addEventListener('pageshow', attempt(updateInView))
  addEventListener('load', attempt(register))
}

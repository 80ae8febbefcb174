import { isPriceList } from './is-price-list.ts'

// Runs on all pages except error pages: fetches today's prices, registers the service worker after the page has loaded, looks for a newer
// release, and shows a message when the page is offline or outdated. The messages and the addresses are in the element with
// `data-prices` (`Notices.tsx`).
type ScriptUrlPolicy = { createScriptURL(address: string): string }
/** Trusted Types, which TypeScript's DOM library lacks. */
type WindowWithTrustedTypes = typeof window & {
  trustedTypes?: { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy }
}

/** A page that comes back into view fetches prices at most once in this time. */
const MIN_INTERVAL_MS = 3 * 60_000

const notices = document.querySelector<HTMLElement>('[data-prices]')

if (notices) {
  const [offlineMessage, outdatedMessage] = notices.children as unknown as [HTMLElement, HTMLElement]
  const { worker, prices } = notices.dataset as { worker?: string; prices: string }
  // Undefined in browsers without service workers, and on pages without TLS.
  const serviceWorker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  let isControlled = Boolean(serviceWorker?.controller)
  let fetchedAt = Date.now()

  /** Fetches today's prices and passes them to other scripts by an event. No response means no network. */
  const fetchPrices = async () => {
    fetchedAt = Date.now()
    const response = await fetch(prices, { cache: 'no-cache' }).catch(() => undefined)
    offlineMessage.hidden = Boolean(response)
    if (!response?.ok) return
    const list: unknown = await response.json()
    if (isPriceList(list)) dispatchEvent(new CustomEvent('todaysprices', { detail: list }))
  }

  /**
   * Visitors who save data get the service worker on their second page, because many visits end after one page and the
   * worker downloads a whole release.
   */
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

  const updateWhenVisible = async () => {
    if (document.hidden || Date.now() - fetchedAt < MIN_INTERVAL_MS) return
    await fetchPrices()
    await (await serviceWorker?.getRegistration())?.update()
  }

  /** Ignores errors: without storage, service workers or a complete response, the site still works online. */
  const attempt = (action: () => Promise<void>) => () => action().catch(() => {})

  // A new release has taken over the page. On a first visit there is no older one, so the page is not outdated.
  serviceWorker?.addEventListener('controllerchange', () => {
    outdatedMessage.hidden = !isControlled
    isControlled = true
  })
  offlineMessage.hidden = navigator.onLine
  // A page from the network has today's prices. One from the device, or restored by the browser, may not.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (isControlled || visit?.type !== 'navigate') attempt(fetchPrices)()
  addEventListener('online', attempt(fetchPrices))
  addEventListener('offline', () => {
    offlineMessage.hidden = false
  })
  document.addEventListener('visibilitychange', attempt(updateWhenVisible))
  addEventListener('pageshow', attempt(updateWhenVisible))
  addEventListener('load', attempt(register))
}

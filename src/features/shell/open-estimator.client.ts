import { script, style } from 'virtual:estimator-files'

// The estimator is fetched when it is asked for: a click on "Get Quote", or an address that holds a quote. The link it
// stands on leads to WhatsApp, and still does when the estimator cannot be had.
const isQuote = () => location.hash.startsWith('#quote')
let loading: Promise<{ openEstimator: (product?: string) => void }> | undefined

const load = () => {
  if (!loading) {
    const sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.href = style
    const styled = new Promise((resolve, reject) => {
      sheet.onload = resolve
      sheet.onerror = reject
    })
    if (style) document.head.append(sheet)
    loading = Promise.all([import(/* @vite-ignore */ script), style && styled]).then(([island]) => island)
    loading.catch(() => {
      loading = undefined
    })
  }
  return loading
}

const open = (link?: HTMLAnchorElement) => {
  link?.setAttribute('aria-busy', 'true')
  load()
    .then(
      ({ openEstimator }) => openEstimator(link?.dataset.quote),
      () => link && location.assign(link.href),
    )
    .finally(() => link?.removeAttribute('aria-busy'))
}

addEventListener('click', event => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-quote]')
  // A second tap while it loads follows the link itself.
  if (!link || link.ariaBusy || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return
  event.preventDefault()
  open(link)
})

addEventListener('hashchange', () => isQuote() && open())
if (isQuote()) open()

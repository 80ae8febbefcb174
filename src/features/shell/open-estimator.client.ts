import { script, style } from 'virtual:estimator-files'
import { scripts as words } from 'virtual:estimator-words-files'

// The estimator is fetched when it is asked for: a click on "Get Quote", or an address that holds a quote. The link it
// stands on leads to WhatsApp, and still does when the estimator cannot be had, or cannot be shown.
type Island = typeof import('#features/quote/estimator.island.tsx')
type Asked = Parameters<Island['openEstimator']>[0]

const rel = 'stylesheet'
let loading: Promise<[Island, Pick<Asked, 'spoken'>, unknown]> | undefined

/** An address that holds a quote stands on no link: where that fails, the page stays as it is. */
const open = (link = document.createElement('a')) => {
  const failed = () => {
    if (link.href) location.href = link.href
  }
  link.ariaBusy = 'true'
  loading ??= Promise.all([
    import(/* @vite-ignore */ script),
    import(/* @vite-ignore */ words[document.documentElement.lang] as string),
    style &&
      new Promise((onload, onerror) =>
        document.head.append(Object.assign(document.createElement('link'), { rel, href: style, onload, onerror })),
      ),
  ])
  loading
    .then(([{ openEstimator }, { spoken }]) => openEstimator({ spoken, product: link.dataset.quote, failed }))
    .catch(() => {
      loading = undefined
      failed()
    })
    .then(() => {
      link.ariaBusy = null
    })
}

addEventListener('click', event => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-quote]')
  // A second tap while it loads follows the link itself.
  if (!link || link.ariaBusy || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  open(link)
})

const openQuote = () => {
  if (location.hash.startsWith('#quote')) open()
}

addEventListener('hashchange', openQuote)
openQuote()

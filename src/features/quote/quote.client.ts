// A new release renames scripts, so an open page may ask for one that is gone. The page then reloads once: the address and the
// device hold what was typed. If that does not help, a notice says so.
const notice = document.querySelector<HTMLElement>('[data-not-loaded]')
let isTypedBeforeScript = false

/** Reloads the page if the site answers and if the page was not reloaded for this before. Returns whether it does. */
async function reloadOnce(): Promise<boolean> {
  try {
    if (sessionStorage.reloaded) return false
    const { ok } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })
    if (!ok) return false
    sessionStorage.reloaded = 1
    location.reload()
    return true
  } catch {
    // Without a network the page stays; without storage nothing would stop the second reload.
    return false
  }
}

document.querySelector('astro-island[ssr]')?.addEventListener('input', () => {
  isTypedBeforeScript = true
})

// Vite sends this event if a part that is imported later, such as the list reader, fails to load. The form then says so.
addEventListener('vite:preloadError', () => {
  reloadOnce()
})

// Astro sends this event when it could not load the estimator. Text typed before that exists on this page only.
addEventListener('astro:hydration-error', async () => {
  if (!notice || (!isTypedBeforeScript && (await reloadOnce()))) return
  notice.hidden = false
  // Following the link would drop the fragment, which holds the quote.
  notice.querySelector('a')?.addEventListener('click', event => {
    event.preventDefault()
    location.reload()
  })
})

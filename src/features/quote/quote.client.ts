// What happens when a script of the page cannot be had. A release published meanwhile has renamed it, so the page is loaded
// anew, once: the address and the device hold what was typed. Where that does not help, the page says so.
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

// A part that the estimator imports later, such as the reader of lists. Its place on the page says what is missing.
addEventListener('vite:preloadError', () => {
  reloadOnce()
})

// Astro tries twice to bring the estimator to the page, then gives up. What is typed by then is on this page only.
addEventListener('astro:hydration-error', async () => {
  if (!notice || (!isTypedBeforeScript && (await reloadOnce()))) return
  notice.hidden = false
  // The link alone would leave the quote of the address behind.
  notice.querySelector('a')?.addEventListener('click', event => {
    event.preventDefault()
    location.reload()
  })
})

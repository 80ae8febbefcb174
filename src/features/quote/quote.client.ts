// Astro sends this event when it could not load the estimator.
addEventListener('astro:hydration-error', () => {
  const notice = document.querySelector<HTMLElement>('[data-not-loaded]')
  if (!notice) return
  notice.hidden = false
  // Following the link would drop the fragment, which holds the quote.
  notice.querySelector('a')?.addEventListener('click', event => {
    event.preventDefault()
    location.reload()
  })
})

// Astro tries twice to bring the estimator to the page, then gives up: the page says so.
addEventListener('astro:hydration-error', () => {
  const notice = document.querySelector<HTMLElement>('[data-not-loaded]')
  if (!notice) return
  notice.hidden = false
  // The link alone would leave the quote of the address behind.
  notice.querySelector('a')?.addEventListener('click', event => {
    event.preventDefault()
    location.reload()
  })
})

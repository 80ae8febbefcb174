// Astro tries twice to bring the estimator to the page, then gives up: the page says so.
addEventListener('astro:hydration-error', () => {
  const notice = document.querySelector<HTMLElement>('[data-not-loaded]')
  if (notice) notice.hidden = false
})

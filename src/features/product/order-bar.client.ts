// Hides the bottom bar on phones while the page’s own order buttons are visible.
const bar = document.querySelector<HTMLElement>('[data-order-bar]')
const actions = document.querySelector('[data-order-actions]')

if (bar && actions)
  new IntersectionObserver(([entry]) => {
    bar.style.visibility = entry?.isIntersecting ? 'hidden' : ''
  }).observe(actions)

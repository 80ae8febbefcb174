// The bar at the bottom of phones is hidden while the same buttons of the page are in view.
const bar = document.querySelector<HTMLElement>('[data-order-bar]')
const actions = document.querySelector('[data-order-actions]')

if (bar && actions)
  new IntersectionObserver(([entry]) => {
    bar.style.visibility = entry?.isIntersecting ? 'hidden' : ''
  }).observe(actions)

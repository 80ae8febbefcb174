// Hides the bottom bar on phones while the page’s own order buttons are visible.
const bar = document.querySelector<HTMLElement>('[data-order-bar]')
const actions = document.querySelector('[data-order-actions]')

/** More than the height of a row of buttons: at the bottom of the screen they count as visible once one row is. */
const ROW_PX = 80

if (bar && actions)
  new IntersectionObserver(
    ([entry]) => {
      bar.style.visibility = entry?.isIntersecting ? 'hidden' : ''
    },
    { rootMargin: `0px 0px -${ROW_PX}px` },
  ).observe(actions)

// Hides the bottom bar on phones while a row of the page’s own order buttons is visible.
const bar = document.querySelector<HTMLElement>('[data-order-bar]')

/** More than the height of a row of buttons: at the bottom of the screen they count as visible once one row is. */
const ROW_PX = 80

if (bar) {
  const visible = new Set<Element>()
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target)
        else visible.delete(target)
      }
      bar.style.visibility = visible.size > 0 ? 'hidden' : ''
    },
    { rootMargin: `0px 0px -${ROW_PX}px` },
  )
  for (const actions of document.querySelectorAll('[data-order-actions]')) observer.observe(actions)
}

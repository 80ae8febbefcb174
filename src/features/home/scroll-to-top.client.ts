// The home page scrolls to its top on load, except for visitors who asked for a part of it or who come back to it.
addEventListener('load', () => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || visit?.type === 'back_forward') return
  scrollTo(0, 0)
  if (visit?.type !== 'reload') return
  // After a reload the browser goes back down to where the page was, some time after this: once more up, unless the
  // visitor has taken over.
  let last = 0
  const again = () => {
    if (scrollY > last) scrollTo(0, 0)
    last = scrollY
  }
  addEventListener('scroll', again)
  for (const input of ['wheel', 'keydown', 'pointerdown'])
    addEventListener(input, () => removeEventListener('scroll', again), { once: true })
})

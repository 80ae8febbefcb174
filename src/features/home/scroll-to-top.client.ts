// The home page scrolls to its top on load, except with a hash in the address or on back and forward.
addEventListener('load', () => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || visit?.type === 'back_forward') return
  scrollTo(0, 0)
  if (visit?.type !== 'reload') return
  // After a reload the browser restores the scroll position later than this; scroll up again until the visitor scrolls.
  let lastY = 0
  const scrollUpAgain = () => {
    if (scrollY > lastY) scrollTo(0, 0)
    lastY = scrollY
  }
  addEventListener('scroll', scrollUpAgain)
  for (const input of ['wheel', 'keydown', 'pointerdown'])
    addEventListener(input, () => removeEventListener('scroll', scrollUpAgain), { once: true })
})

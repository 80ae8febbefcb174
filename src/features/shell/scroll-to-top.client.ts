// The home page scrolls to its top on load, except for visitors who asked for a part of it or who come back to it.
addEventListener('load', () => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.pathname === '/' && !location.hash && visit?.type !== 'back_forward') scrollTo(0, 0)
})

import { useEffect, useRef } from 'react'
import { RESULT_ID } from './TotalBar.tsx'

/** Whether the page was just opened, not reloaded or reopened with Back, and has not been scrolled or typed into. */
function isFreshVisit(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return opened?.type === 'navigate' && scrollY === 0 && document.activeElement === document.body
}

/**
 * Scrolls to the total of a link that has one, where the walls above it fill the screen.
 * @param hasTotal whether the opened quote has a total; later ones change nothing
 */
export function useArrivalAtTotal(hasTotal: boolean): void {
  const hasArrived = useRef(false)
  useEffect(() => {
    const note = () => {
      hasArrived.current = true
    }
    // Safari does not focus a button that is tapped.
    addEventListener('pointerdown', note, { once: true })
    return () => removeEventListener('pointerdown', note)
  }, [])
  useEffect(() => {
    if (!hasTotal || hasArrived.current) return
    hasArrived.current = true
    const heading = document.getElementById(RESULT_ID)
    if (heading && isFreshVisit() && heading.getBoundingClientRect().bottom > innerHeight)
      heading.scrollIntoView({ behavior: 'instant' })
  }, [hasTotal])
}

import { useEffect, useState } from 'react'

/** Of the height of an element; not 1, because browsers round. */
const WHOLE = 0.95

/** Whether the whole element with an id is in view. `isThere` says whether the page holds it. */
export function useIsInView(id: string, isThere: boolean): boolean {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    const element = isThere ? document.getElementById(id) : null
    if (!element) return
    const observer = new IntersectionObserver(
      entries => {
        for (const { intersectionRatio } of entries) setIsInView(intersectionRatio >= WHOLE)
      },
      { threshold: WHOLE },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      setIsInView(false)
    }
  }, [id, isThere])
  return isInView
}

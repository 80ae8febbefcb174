import { useEffect, useState } from 'react'

/** Whether the element with an id is in view. `isThere` says whether the page holds it. */
export function useIsInView(id: string, isThere: boolean): boolean {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    const element = isThere ? document.getElementById(id) : null
    if (!element) return
    const observer = new IntersectionObserver(entries => {
      for (const { isIntersecting } of entries) setIsInView(isIntersecting)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      setIsInView(false)
    }
  }, [id, isThere])
  return isInView
}

import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Size } from './frame-roof.ts'

/** The size of an element in pixels; the given size until it is measured. */
export function useSize(element: RefObject<Element | null>, initial: Size): Size {
  const [size, setSize] = useState(initial)
  useLayoutEffect(() => {
    if (!element.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === 0) return
      const { width, height } = entry.contentRect
      setSize(now => (now.width === width && now.height === height ? now : { width, height }))
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}

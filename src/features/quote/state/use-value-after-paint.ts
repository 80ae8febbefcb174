import { startTransition, useEffect, useState } from 'react'

/**
 * Returns a value after the browser has painted it, so that work that depends on it never delays the typed text.
 * `useDeferredValue` starts before the paint.
 */
export function useValueAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(value)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return shown
}

import { startTransition, useEffect, useState } from 'react'

/**
 * A value as the screen last showed it: what follows from it is worked out only once what was typed can be seen, and in
 * slices. A deferred value begins at once, and so often takes the time of the very frame that was to show the key.
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

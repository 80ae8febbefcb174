import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/**
 * Returns a value after the browser has painted it, so that work that depends on it never delays the typed text.
 * `useDeferredValue` starts before the paint.
 */
export function useValueAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  useEffect(() => afterPaint(() => startTransition(() => setShown(value))), [value])
  return shown
}

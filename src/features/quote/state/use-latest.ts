import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same and calls the one of the last render, for events. */
export function useLatest<Args extends readonly unknown[], Result>(
  handle: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handle)
  useLayoutEffect(() => {
    latest.current = handle
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

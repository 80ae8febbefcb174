import { useCallback, useLayoutEffect, useRef } from 'react'

/** A stable function for events that calls the function of the last render. */
export function useLatest<Args extends readonly unknown[], Result>(
  handle: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handle)
  useLayoutEffect(() => {
    latest.current = handle
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

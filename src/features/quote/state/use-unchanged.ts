import { useMemo } from 'react'

/**
 * The same object while its content is the same, so that memoized components do not render again.
 * @param value a value that JSON can hold
 */
export function useUnchanged<Value>(value: Value): Value {
  const json = JSON.stringify(value)
  return useMemo(() => JSON.parse(json) as Value, [json])
}

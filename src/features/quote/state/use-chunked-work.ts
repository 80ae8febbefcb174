import { useEffect, useState } from 'react'

/** The work starts once no key was pressed for this time. */
const TYPING_PAUSE_MS = 150

/**
 * Runs a generator in chunks. At each `yield` the browser can handle input and paint. The previous result stays until the new
 * one is complete.
 * @param work memoized by the caller; undefined clears the result
 */
export function useChunkedWork<Result>(work: (() => Generator<void, Result>) | undefined): Result | undefined {
  const [result, setResult] = useState<Result>()
  useEffect(() => {
    if (!work) return setResult(undefined)
    const steps = work()
    let timer: ReturnType<typeof setTimeout>
    const runChunk = () => {
      const step = steps.next()
      if (step.done) setResult(step.value)
      else timer = setTimeout(runChunk)
    }
    timer = setTimeout(runChunk, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [work])
  return result
}

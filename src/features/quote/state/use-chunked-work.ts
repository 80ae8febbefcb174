import { useEffect, useState } from 'react'

/** Long enough that a word is typed on; what is worked out here is asked for by nobody in particular. */
const PAUSE_MS = 150

/**
 * Works something out in slices, between which the browser answers keys and paints: the generator yields where it may
 * pause. What was found before stays until the new is there.
 * @param work the same function as long as the question is the same; none clears the answer
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
    timer = setTimeout(runChunk, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [work])
  return result
}

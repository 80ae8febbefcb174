import { scripts } from 'virtual:list-reader-files'
import { useCallback, useEffect, useState } from 'react'
import type { ListReader } from './list-reader.ts'

let asked: Promise<ListReader> | undefined

/** Fetches the reader, once; a failed try may be repeated. */
export function loadListReader(): Promise<ListReader> {
  asked ??= import(/* @vite-ignore */ scripts[document.documentElement.lang] ?? '').then(({ listReader }) => listReader)
  asked.catch(() => {
    asked = undefined
  })
  return asked
}

/** The reader of lists, once it is there; it is fetched when it is first needed. */
export function useListReader(needed: boolean): {
  readonly reader?: ListReader
  readonly failed: boolean
  /** Asks again, after it could not be had. */
  readonly retry: () => void
} {
  const [reader, setReader] = useState<ListReader>()
  const [failed, setFailed] = useState(false)
  const missing = needed && !reader && !failed
  const retry = useCallback(() => setFailed(false), [])
  useEffect(() => {
    let shown = true
    if (missing)
      loadListReader().then(
        loaded => shown && setReader(() => loaded),
        () => shown && setFailed(true),
      )
    return () => {
      shown = false
    }
  }, [missing])
  return reader ? { reader, failed: false, retry } : { failed, retry }
}

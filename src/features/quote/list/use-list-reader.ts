import { useCallback, useEffect, useState } from 'react'
import { importAgain } from '../state/import-again.ts'

export type ListReader = typeof import('./list-reader.ts')

export type ListState = 'none' | 'reading' | 'failed' | 'read'

const load = () => import('./list-reader.ts')

export interface LoadedReader {
  /** Undefined until it is loaded. */
  readonly reader?: ListReader | undefined
  readonly failed: boolean
  /** Loads it again after a failure. */
  readonly retry: () => void
}

/** Imports the list reader when it is first needed. */
export function useListReader(isNeeded: boolean): LoadedReader {
  const [reader, setReader] = useState<ListReader>()
  const [failed, setFailed] = useState(false)
  const wait = useCallback((loading: Promise<ListReader>) => {
    loading.then(setReader, () => setFailed(true))
  }, [])
  const retry = useCallback(() => {
    setFailed(false)
    wait(importAgain(load))
  }, [wait])
  useEffect(() => {
    if (isNeeded) wait(load())
  }, [isNeeded, wait])
  return { reader, failed: failed && !reader, retry }
}

/** The state of reading a list. */
export function getListState(text: string, { reader, failed }: LoadedReader, isRead: boolean): ListState {
  if (text.trim() === '') return 'none'
  if (reader && isRead) return 'read'
  return failed ? 'failed' : 'reading'
}

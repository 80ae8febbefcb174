import { script } from 'virtual:list-reader-files'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { LengthUnit } from '#roofing/lengths/unit.ts'
import type { Answers } from '#roofing/list/answers.ts'
import { emptyList, type SheetList } from '#roofing/list/sheet-list.ts'

/** The part of the estimator that reads lists. */
type ListReader = typeof import('./list-reader.client.ts')

/** Whether a list is read: there is none, its reader is on its way or cannot be had, or what it says is known. */
export type ListState = 'none' | 'reading' | 'failed' | 'read'

let loading: Promise<ListReader> | undefined

function load(): Promise<ListReader> {
  loading ??= import(/* @vite-ignore */ script) as Promise<ListReader>
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

interface ListRead {
  readonly state: ListState
  /** Empty until it is read. */
  readonly list: SheetList
  readonly reader: ListReader | undefined
  /** Fetches the reader again, after it could not be had. */
  readonly retry: () => void
}

/** Reads a list as it is typed; its reader is fetched with the first letter. */
export function useList(text: string, unit: LengthUnit, answers: Answers): ListRead {
  const [reader, setReader] = useState<ListReader>()
  const [failed, setFailed] = useState(false)
  const isTyped = text.trim() !== ''

  useEffect(() => {
    if (!isTyped || reader || failed) return
    let shown = true
    load().then(
      found => shown && setReader(found),
      () => shown && setFailed(true),
    )
    return () => {
      shown = false
    }
  }, [isTyped, reader, failed])

  const retry = useCallback(() => setFailed(false), [])
  const list = useMemo(
    () => (reader && isTyped ? reader.parseList(text, unit, answers) : emptyList),
    [reader, isTyped, text, unit, answers],
  )
  const state = !isTyped ? 'none' : reader ? 'read' : failed ? 'failed' : 'reading'
  return { state, list, reader, retry }
}

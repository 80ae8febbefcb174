import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Surroundings } from '#roofing/list/interpretation.ts'
import type { SheetList } from '#roofing/list/sheet-list.ts'
import type { Draft } from '#roofing/quote/draft.ts'
import type { ListReader } from './use-list-reader.ts'

/** In characters. A longer list is read in slices, because on a slow phone it takes seconds. */
const MAX_LENGTH_AT_ONCE = 2000
/** Short, because the time is checked only between steps: on a slow phone the last step takes much longer. */
const SLICE_MS = 8

export interface ParsedList {
  /** The list as last read; it may be older than the text. */
  readonly list: SheetList | undefined
  /** Whether it is the list of the text. */
  readonly isRead: boolean
}

type Work = () => Generator<void, SheetList>

/** Runs work in slices; between them the browser handles input and paints. */
function useSlices(work: Work | undefined): { readonly work: Work; readonly result: SheetList } | undefined {
  const [done, setDone] = useState<{ readonly work: Work; readonly result: SheetList }>()
  useEffect(() => {
    if (!work) return
    const steps = work()
    let timer: ReturnType<typeof setTimeout>
    const runSlice = () => {
      const end = performance.now() + SLICE_MS
      let step = steps.next()
      while (!step.done && performance.now() < end) step = steps.next()
      const { done: isDone, value } = step
      if (isDone) startTransition(() => setDone({ work, result: value as SheetList }))
      else timer = setTimeout(runSlice)
    }
    timer = setTimeout(runSlice)
    return () => clearTimeout(timer)
  }, [work])
  return done
}

/** Reads a list: a short one at once, a long one in slices. */
export function useParsedList(
  { list: text, listUnit: unit, answers }: Pick<Draft, 'list' | 'listUnit' | 'answers'>,
  surroundings: Surroundings,
  reader: ListReader | undefined,
): ParsedList {
  const isShort = text.length <= MAX_LENGTH_AT_ONCE
  const atOnce = useMemo(
    () => (isShort ? reader?.parseList(text, unit, reader.readAnswers(answers), surroundings) : undefined),
    [isShort, text, unit, answers, surroundings, reader],
  )
  const work = useMemo<Work | undefined>(
    () =>
      isShort || !reader
        ? undefined
        : () => reader.parseListInSteps(text, unit, reader.readAnswers(answers), surroundings),
    [isShort, text, unit, answers, surroundings, reader],
  )
  const sliced = useSlices(work)
  return isShort
    ? { list: atOnce, isRead: atOnce !== undefined }
    : { list: sliced?.result, isRead: sliced !== undefined && sliced.work === work }
}

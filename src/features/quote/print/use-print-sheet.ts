import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Draft } from '#roofing/quote/draft.ts'

/**
 * Whether there is to be a sheet for the printer: from when printing begins, by whatever key, button or menu, until
 * something else is typed, so that a preview may be laid out again.
 */
export function usePrintSheet(draft: Draft): boolean {
  const [printed, setPrinted] = useState<Draft>()
  const latest = useRef(draft)
  latest.current = draft
  useEffect(() => {
    const begin = () => flushSync(() => setPrinted(latest.current))
    const paper = matchMedia('print')
    const turned = ({ matches }: MediaQueryListEvent) => matches && begin()
    addEventListener('beforeprint', begin)
    paper.addEventListener('change', turned)
    return () => {
      removeEventListener('beforeprint', begin)
      paper.removeEventListener('change', turned)
    }
  }, [])
  const isPrinted = printed === draft
  // The sheet is printed alone: its styles hide the page around it.
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('printing-quote', isPrinted)
  }, [isPrinted])
  return isPrinted
}

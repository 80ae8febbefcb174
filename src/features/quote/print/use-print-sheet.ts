import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Draft } from '#roofing/quote/draft.ts'

/**
 * Whether there is to be a sheet for the printer: from when printing begins, by whatever key, button or menu, until
 * something else is typed, so that a preview may be laid out again.
 */
export function usePrintSheet(draft: Draft): boolean {
  const [printedDraft, setPrintedDraft] = useState<Draft>()
  const latest = useRef(draft)
  latest.current = draft
  useEffect(() => {
    const startPrinting = () => flushSync(() => setPrintedDraft(latest.current))
    const printMedia = matchMedia('print')
    const onPaperChange = ({ matches }: MediaQueryListEvent) => matches && startPrinting()
    addEventListener('beforeprint', startPrinting)
    printMedia.addEventListener('change', onPaperChange)
    return () => {
      removeEventListener('beforeprint', startPrinting)
      printMedia.removeEventListener('change', onPaperChange)
    }
  }, [])
  const isPrinted = printedDraft === draft
  // The sheet is printed alone: its styles hide the page around it.
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('printing-quote', isPrinted)
  }, [isPrinted])
  return isPrinted
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Draft } from '#roofing/quote/draft.ts'

/**
 * Whether the print sheet is rendered: from the start of printing until the draft changes, so that a preview can be laid out
 * again.
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
  // The styles of the sheet hide the rest of the page.
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('printing-quote', isPrinted)
  }, [isPrinted])
  return isPrinted
}

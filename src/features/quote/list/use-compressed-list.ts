import { useEffect, useState } from 'react'
import { compressList } from './compressed-list.ts'

/** The compressed text of a list, for links. Undefined until it is compressed, or if it cannot be. */
export function useCompressedList(text: string): string | undefined {
  const [last, setLast] = useState<{ readonly text: string; readonly compressed: string | undefined }>()
  useEffect(() => {
    let isCurrent = true
    compressList(text).then(compressed => isCurrent && setLast({ text, compressed }))
    return () => {
      isCurrent = false
    }
  }, [text])
  return last?.text === text ? last.compressed : undefined
}

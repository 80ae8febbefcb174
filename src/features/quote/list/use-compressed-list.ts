import { useEffect, useState } from 'react'
import { compressList } from './compressed-list.ts'

/** The list as links carry it; undefined until it is compressed, and where it cannot be. */
export function useCompressedList(list: string): string | undefined {
  const [compressed, setCompressed] = useState<{ readonly list: string; readonly text: string | undefined }>()
  useEffect(() => {
    let isCurrent = true
    compressList(list).then(text => isCurrent && setCompressed({ list, text }))
    return () => {
      isCurrent = false
    }
  }, [list])
  return compressed?.list === list ? compressed.text : undefined
}

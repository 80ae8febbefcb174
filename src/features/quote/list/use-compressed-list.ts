import { useEffect, useState } from 'react'
import { compressList } from './compressed-list.ts'

/** The compressed list for links. Undefined until it is compressed, or if it cannot be. */
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

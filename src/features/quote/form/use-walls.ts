import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { WallUnit } from '#roofing/lengths/format-length.ts'
import type { RoofDraft } from '#roofing/quote/draft.ts'
import { splitWalls, withUnitOf } from '#roofing/quote/split-walls.ts'
import { fieldId } from './problem.ts'

/**
 * Fills length and width from one text, such as `12x9` typed as the length. The next characters go into the width; a unit
 * typed there is for both walls.
 */
export function useWalls(roof: RoofDraft, place: number, unit: WallUnit, onChange: (part: Partial<RoofDraft>) => void) {
  /** The length that was split off while its width is still being typed. */
  const splitLength = useRef<string>(undefined)
  return {
    typeLength: (text: string) => {
      splitLength.current = undefined
      const walls = splitWalls(text, unit, true)
      if (!walls) return onChange({ length: text })
      splitLength.current = walls.length
      // The next key must find the focus in the width already.
      flushSync(() => onChange(walls))
      const width = document.getElementById(fieldId('width', place))
      if (!(width instanceof HTMLInputElement)) return
      width.focus()
      width.setSelectionRange(width.value.length, width.value.length)
    },
    typeWidth: (width: string) => {
      const isSplit = splitLength.current !== undefined && splitLength.current === roof.length
      const length = isSplit ? withUnitOf(roof.length, width, unit) : roof.length
      onChange(length === roof.length ? { width } : { length, width })
    },
    leaveLength: () => {
      const walls = splitWalls(roof.length, unit, false)
      if (walls) onChange(walls)
    },
  }
}

import { memo, useMemo } from 'react'
import styles from '#features/quote/controls/Fields.module.css'
import type { Answer } from '#features/quote/state/answer.ts'
import { useSliced } from '#features/quote/state/use-sliced.ts'
import { billOf } from '#roofing/money/bill.ts'
import type { RoofDraft } from '#roofing/quote/draft.ts'
import { numberField } from '#roofing/quote/fields.ts'
import type { Settings } from '#roofing/take-off/settings.ts'
import { takeOff } from '#roofing/take-off/take-off.ts'
import { shillings } from '#text/format-price.ts'
import { unbroken } from '#text/unbroken.ts'

/** The pitches between which nearly every roof of sheets lies; hidden ones between their own limits. */
function pitchesOf(hidden: boolean): readonly [leastDeg: number, mostDeg: number] {
  const { least, most } = numberField('pitch', 'hidden')
  return hidden ? [least, most] : [15, 30]
}

function* pricesBetween(answer: Answer, place: number): Generator<void, number[]> {
  const { roofs, product, settings, price, accessories } = answer
  const prices: number[] = []
  const hidden = roofs.some(roof => roof.place === place && roof.shape === 'hidden')
  for (const pitchDeg of pitchesOf(hidden)) {
    const laid = roofs.map(roof => (roof.place === place ? { ...roof, pitchDeg } : roof))
    prices.push(billOf(takeOff(laid, product.profile, settings as Settings, price), price, accessories).totalKsh)
    yield
  }
  return prices.sort((a, b) => a - b)
}

/** How much the pitch is worth: what this quote comes to with the roof laid lower and steeper. */
export const PitchRange = memo(({ answer, place }: { readonly answer: Answer; readonly place: number }) => {
  const { roofs, settings, words, draft } = answer
  const asked = settings && roofs.some(roof => roof.place === place)
  const work = useMemo(() => (asked ? () => pricesBetween(answer, place) : undefined), [answer, place, asked])
  const prices = useSliced(work)
  if (!prices || !asked) return null
  const { pitch, shape } = draft.roofs[place] as RoofDraft
  const [least = '', most = ''] = prices.map(shillings)
  const between = [...pitchesOf(shape === 'hidden'), least, most] as const
  const { pitchUnsure, pitchRange } = words.roofs
  return (
    <p className={styles.worth}>
      {unbroken(
        pitch.trim() === '' ? pitchUnsure(numberField('pitch', shape).usual ?? 0, ...between) : pitchRange(...between),
      )}
    </p>
  )
})

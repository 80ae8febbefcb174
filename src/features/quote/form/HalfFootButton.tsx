import { formatTypedLength } from '#roofing/lengths/format-length.ts'
import { metresPer } from '#roofing/lengths/unit.ts'
import { readNumber } from '#roofing/quote/read-field.ts'

interface HalfFootButtonProps {
  readonly text: string
  readonly label: string
  readonly onChange: (text: string) => void
}

const HALF_FEET_PER_M = 2 / metresPer.ft

/** Adds or removes half a foot, because keypads of phones have no ½. It works on whole and half feet only. */
export function HalfFootButton({ text, label, onChange }: HalfFootButtonProps) {
  const lengthM = text.trim() === '' ? 0 : readNumber('length', text, 'ft')
  const halves = lengthM === undefined ? Number.NaN : lengthM * HALF_FEET_PER_M
  const count = Math.abs(halves - Math.round(halves)) < 1e-3 ? Math.round(halves) : undefined
  const isPressed = count !== undefined && count % 2 === 1
  return (
    <button
      type="button"
      // No Tab stop: on a keyboard one types the inches.
      tabIndex={-1}
      aria-label={label}
      aria-pressed={isPressed}
      disabled={count === undefined || count < 0}
      onClick={() => {
        const changed = (count ?? 0) + (isPressed ? -1 : 1)
        onChange(changed === 0 ? '' : formatTypedLength(changed / HALF_FEET_PER_M, 'ft'))
      }}
    >
      ½
    </button>
  )
}

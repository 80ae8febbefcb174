interface HalfFootButtonProps {
  readonly text: string
  readonly label: string
  readonly onChange: (text: string) => void
}

/** Whole feet, with or without a half. */
const halves = /^\s*(\d*)(\.50*)?\s*$/

/** Adds or removes half a foot, because keypads of phones have no ½. */
export function HalfFootButton({ text, label, onChange }: HalfFootButtonProps) {
  const [, feet, half] = halves.exec(text) ?? []
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={half !== undefined}
      disabled={feet === undefined}
      onClick={() => onChange(half === undefined ? `${feet || 0}.5` : (feet ?? ''))}
    >
      ½
    </button>
  )
}

import styles from './Swatch.module.css'

interface SwatchProps {
  readonly screen: string
  readonly isOutOfStock?: boolean
  /** Stands before its name in a line of text. */
  readonly isInline?: boolean
}

/** An area of a colour; a cross marks a colour that is out of stock. */
export function Swatch({ screen, isOutOfStock, isInline }: SwatchProps) {
  return (
    <svg
      className={isInline ? styles.inline : undefined}
      viewBox="0 0 32 32"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 0h32v32H0z" fill={screen} />
      {isOutOfStock && (
        <>
          <path d="M7 7 25 25M25 7 7 25" stroke="#fff" strokeWidth="6" vectorEffect="non-scaling-stroke" />
          <path d="M7 7 25 25M25 7 7 25" stroke="#1d2225" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
        </>
      )}
    </svg>
  )
}

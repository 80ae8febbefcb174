import type { ReactNode } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'

interface ButtonProps {
  readonly href: string
  /**
   * `primary`, in red, only counts a roof: it opens the estimator where that comes first. `chat`, in green, is only for WhatsApp. `dark`, `outline`
   * and `quiet` are for calls and all else, the loudest first.
   */
  readonly variant: 'primary' | 'dark' | 'outline' | 'quiet' | 'chat'
  readonly icon?: IconName
  /** For the header: smaller, most so on phones. */
  readonly compact?: boolean
  /** Marks the link to the quote page for `old-quote-links.client.ts`. */
  readonly isQuotePage?: boolean
  /** Marks a chat link whose text names a price (`priceAttributes`). */
  readonly 'data-price'?: string
  /** A longer name, which contains the visible text. */
  readonly 'aria-label'?: string | undefined
  readonly onClick?: () => void
  readonly children: ReactNode
}

/** The button that submits a form. */
export function SubmitButton({ children }: { readonly children: ReactNode }) {
  return (
    <button type="submit" className={classes(styles.button, styles.primary)}>
      {children}
    </button>
  )
}

/** A link with the look of a button. */
export function Button({ href, variant, icon, compact, isQuotePage, children, ...attributes }: ButtonProps) {
  const isRoomy = !icon && !compact && variant !== 'quiet'
  return (
    <a
      className={classes(styles.button, styles[variant], compact && styles.compact, isRoomy && styles.roomy)}
      href={href}
      data-quote-page={isQuotePage ? '' : undefined}
      {...attributes}
    >
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}

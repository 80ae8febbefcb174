import type { ReactNode } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'

interface ButtonProps {
  readonly href: string
  /**
   * `loud`, in red, for the one action of a screen; `dark` for the first of those below it and `plain` beside it; `chat`
   * for WhatsApp and nothing else; `light` on dark ground.
   */
  readonly look: 'loud' | 'dark' | 'plain' | 'chat' | 'light'
  readonly icon?: IconName
  /** Small on a phone, for the header's one line. */
  readonly compact?: boolean
  /** Names the product for those who hear the link out of its card. */
  readonly label?: string
  readonly tip?: string
  /** Marks the way to the page of quotes, for `old-quote-links.client.ts`. */
  readonly isQuotePage?: boolean
  readonly children: ReactNode
}

/** A link that looks like a button: every action of this site leads somewhere. */
export function Button({ href, look, icon, compact, label, tip, isQuotePage, children }: ButtonProps) {
  return (
    <a
      className={classes(styles.button, styles[look], compact && styles.compact)}
      href={href}
      aria-label={label}
      data-tip={tip}
      data-quote-page={isQuotePage ? '' : undefined}
    >
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}

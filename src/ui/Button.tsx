import type { ReactNode } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'

interface ButtonProps {
  readonly href: string
  /** `loud` for the one thing to do, `plain` beside it, `chat` for WhatsApp and nothing else, `light` on dark ground. */
  readonly look: 'loud' | 'plain' | 'chat' | 'light'
  readonly icon?: IconName
  /** Opens the estimator where scripts run; the link is what remains without them. */
  readonly quote?: string
  /** Names the product for those who hear the link out of its card. */
  readonly label?: string
  readonly tip?: string
  readonly children: ReactNode
}

/** A link that looks like a button: every action of this site leads somewhere. */
export function Button({ href, look, icon, quote, label, tip, children }: ButtonProps) {
  return (
    <a
      className={classes(styles.button, styles[look])}
      href={href}
      aria-label={label}
      data-quote={quote}
      data-tip={tip}
    >
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}

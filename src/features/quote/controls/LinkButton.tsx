import type { ComponentProps } from 'react'
import styles from './LinkButton.module.css'

/** A button that looks like a link. */
export function LinkButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button type="button" className={styles.link} {...props} />
}

import star from 'bootstrap-icons/icons/star-fill.svg?raw'
import phone from 'bootstrap-icons/icons/telephone-fill.svg?raw'
import whatsapp from 'bootstrap-icons/icons/whatsapp.svg?raw'
import styles from './Icon.module.css'

const drawings = { phone, star, whatsapp }

export type IconName = keyof typeof drawings

function outline(name: IconName): string {
  return Array.from(drawings[name].matchAll(/ d="([^"]+)"/g), match => match[1]).join('')
}

/** A small picture beside words that say the same; nothing to hear. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
      <path d={outline(name)} />
    </svg>
  )
}

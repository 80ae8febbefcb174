import star from 'bootstrap-icons/icons/star-fill.svg?raw'
import phone from 'bootstrap-icons/icons/telephone-fill.svg?raw'
import whatsapp from 'bootstrap-icons/icons/whatsapp.svg?raw'
import styles from './Icon.module.css'

const files = { phone, star, whatsapp }

export type IconName = keyof typeof files

function pathData(name: IconName): string {
  return Array.from(files[name].matchAll(/ d="([^"]+)"/g), match => match[1]).join('')
}

/** A decorative icon, hidden from screen readers. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
      <path d={pathData(name)} />
    </svg>
  )
}

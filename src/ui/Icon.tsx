import star from 'bootstrap-icons/icons/star-fill.svg?raw'
import styles from './Icon.module.css'

/** A receiver: a quarter of the bytes of the one that Bootstrap draws. */
const phone =
  '<path d="M3.7.9q.8-.3 1.3.5l1.7 2.9q.4.8-.2 1.4L5.2 7q1.3 2.6 3.8 3.8l1.3-1.3q.6-.6 1.4-.2l2.9 1.7q.8.5.5 1.3-.7 2.6-3.3 2.7Q2 14.3 1 4.2 1.1 1.6 3.7.9z"/>'

/** A speech bubble with a receiver in it: a third of the bytes of the mark that Bootstrap draws. */
const whatsapp =
  '<path d="M8 .4A7.5 7.5 0 0 0 1.6 12L.5 15.6l3.7-1A7.5 7.5 0 1 0 8 .4m0 1.4a6.1 6.1 0 1 1-3.3 11.3l-2.2.6.6-2.2A6.1 6.1 0 0 1 8 1.8M5.6 4.5c-.7.2-1.3.9-1.1 1.9.5 2.6 2.5 4.6 5.1 5.1 1 .2 1.8-.4 2-1.1q.2-.7-.3-1l-1.3-.6q-.4-.2-.7.2l-.6.8Q6.9 9 6.2 7.3l.8-.6q.4-.3.2-.7l-.6-1.3q-.3-.5-1-.2"/>'

const drawings = { phone, star, whatsapp }

export type IconName = keyof typeof drawings

function outline(name: IconName): string {
  return Array.from(drawings[name].matchAll(/ d="([^"]+)"/g), match => match[1]).join('')
}

/** The outlines of the named icons, once a page; `Icon` refers to them. */
export function IconOutlines({ names }: { readonly names: readonly IconName[] }) {
  return names.map(name => <path key={name} id={`i-${name}`} d={outline(name)} />)
}

/** A small picture beside words that say the same; nothing to hear. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
